"""Whole models: an encoder-decoder, a classifier and a BERT-style encoder, forward and backward."""

"""Statements, the questions that are made of them, and the judgement of what a program returned."""

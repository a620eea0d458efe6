"""How positions interact: order, bilinear forms, and which of them are relative."""

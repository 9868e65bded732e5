# The drawn board of Caylus: what stands on it in words.

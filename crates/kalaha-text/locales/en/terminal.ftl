# What the program in the terminal says: help, headings, prompts.

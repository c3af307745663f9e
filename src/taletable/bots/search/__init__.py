"""Search over imagined worlds, compiled with the rules."""

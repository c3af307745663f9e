"""Where people sit down: tables that others can join from afar, and that outlive every crash."""

"""The server: tables that people join over the network, and that outlive every crash."""

"""What whoever runs a server does: check it, rehearse an upgrade, look after tables and people, archive old games."""

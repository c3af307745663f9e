"""Every figure we publish comes from here."""

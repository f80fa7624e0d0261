#!/usr/bin/env python3
"""Fails if a property names an enumeration of its own class without the class although its signal is
inherited: from Qt 6.5 on, moc looks for that type outside the class, and phones have such a Qt."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROPERTY = re.compile(r"Q_PROPERTY\(\s*(\w+)\s+(\w+)\s[^)]*?NOTIFY\s+(\w+)")


def unfound_types(header):
    """The properties of the header that moc would not compile."""
    text = header.read_text()
    enumerations = set(re.findall(r"\benum\s+(?:class\s+)?(\w+)", text))
    return [name for kind, name, signal in PROPERTY.findall(text)
            if kind in enumerations and not re.search(rf"\bvoid {signal}\(", text)]


found = [f"{header.relative_to(ROOT)}: write the type of '{name}' with its class"
         for header in sorted((ROOT / "app").rglob("*.h")) for name in unfound_types(header)]
print("\n".join(found))
sys.exit(1 if found else 0)

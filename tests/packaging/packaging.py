"""What the checks of the packages share."""
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "app/i18n"))
from languages import LANGUAGES, OF_SOURCES, TRANSLATED
ID = "io.github.penstock"
MIME_TYPE = "application/x-penstock"


class Report:
    """Collects what is wrong, so that one run names all of it."""

    def __init__(self):
        self.problems = []

    def check(self, holds, sentence):
        if not holds:
            self.problems.append(sentence)
        return bool(holds)

    def end(self):
        if self.problems:
            sys.exit("\n".join(self.problems))


def paper():
    """The colour of the pages by day and by night, which a start has to have too."""
    colours = re.findall(r'^ *paper: "(#[0-9a-f]{6})"$',
                         (ROOT / "qml/Style/Style.qml").read_text(), re.M)
    if len(colours) != 2:
        raise ValueError(f"Style.qml has other colours of paper: {colours}")
    return colours


def png_header(file):
    """Width, height and whether it may be transparent."""
    data = Path(file).read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError(f"{file} is no PNG.")
    width, height, _, kind = struct.unpack(">IIBB", data[16:26])
    return width, height, kind in (4, 6) or b"tRNS" in data[:4096]

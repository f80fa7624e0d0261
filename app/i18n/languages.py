"""The languages of the app, as languages.txt lists them."""
from collections import namedtuple
from pathlib import Path

Language = namedtuple("Language", "code play_folder app_store_folder name")

FILE = Path(__file__).resolve().parent / "languages.txt"
LANGUAGES = [Language(*line.split(maxsplit=3))
             for line in FILE.read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
OF_SOURCES, *TRANSLATED = LANGUAGES

#!/usr/bin/env python3
"""Checks the entries of the stores.     store.py NUMBER

NUMBER is that of the version, after which its changelog is named.
"""
import sys

from packaging import ID, ROOT, Report, png_header

ANDROID = ROOT / "android/fastlane/metadata/android"
IOS = ROOT / "ios/fastlane/metadata"
ANDROID_TEXTS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
IOS_TEXTS = {"name.txt": 30, "subtitle.txt": 30, "keywords.txt": 100, "description.txt": 4000,
             "release_notes.txt": 4000}
LANGUAGES = {"en-US": "en-US", "pl-PL": "pl"}  # as Android and as iOS call them
# Every game that is played on a table of its own, by its folder, as the languages begin its part of
# the description.
GAMES = {"en-US": {"barrage": "For Barrage", "nucleum": "For Nucleum",
                   "outpost": "For Power Grid: Outpost"},
         "pl-PL": {"barrage": "Do Barrage", "nucleum": "Do Nucleum",
                   "outpost": "Do Wysokiego napięcia: Kolonii"}}
SCREENSHOTS = {"phoneScreenshots": (1080, 2160), "tenInchScreenshots": (1920, 1200)}
report = Report()


def check_text(file, limit):
    if report.check(file.is_file(), f"{file} is missing."):
        text = file.read_text().strip()
        report.check(0 < len(text) <= limit, f"{file} has {len(text)} of {limit} characters.")


def check_texts(number):
    for android, ios in LANGUAGES.items():
        for name, limit in ANDROID_TEXTS.items():
            check_text(ANDROID / android / name, limit)
        for name, limit in IOS_TEXTS.items():
            check_text(IOS / ios / name, limit)
        changelog = ANDROID / android / f"changelogs/{number}.txt"
        check_text(changelog, 500)
        for name, source in (("description.txt", ANDROID / android / "full_description.txt"),
                             ("release_notes.txt", changelog)):
            copied = IOS / ios / name
            if copied.is_file() and source.is_file():
                report.check(copied.read_text() == source.read_text(),
                             f"{copied} is not {source}: run ios/copy_texts.")
    for name in ("copyright.txt", "primary_category.txt"):
        check_text(IOS / name, 200)
    for system in ("android", "ios"):
        report.check(f'("{ID}")' in (ROOT / system / "fastlane/Appfile").read_text(),
                     f"fastlane knows the app in {system} by another name.")
    report.check({folder.name for folder in ANDROID.iterdir()} == set(LANGUAGES),
                 "A language is missing or unknown.")


def check_games():
    there = {file.parent.name for file in (ROOT / "engine").glob("*/RULES.md")}
    for language, games in GAMES.items():
        report.check(games.keys() == there, f"{language} knows other games: {there ^ games.keys()}")
        lines = (ANDROID / language / "full_description.txt").read_text().splitlines()
        for heading in games.values():
            report.check(heading in lines, f"The description in {language} lacks “{heading}”.")


def check_pictures():
    sets = []
    for language in LANGUAGES:
        images = ANDROID / language / "images"
        report.check(png_header(images / "icon.png")[:2] == (512, 512), "The icon is not 512 wide.")
        report.check(png_header(images / "featureGraphic.png") == (1024, 500, False),
                     "The feature graphic is not as the store wants it.")
        names = set()
        for kind, size in SCREENSHOTS.items():
            pictures = sorted((images / kind).glob("*.png"))
            report.check(2 <= len(pictures) <= 8 or kind != "phoneScreenshots",
                         f"{language} has {len(pictures)} pictures for phones.")
            for picture in pictures:
                names.add(f"{kind}/{picture.name}")
                report.check(png_header(picture)[:2] == size, f"{picture} is not {size}.")
        sets.append(names)
    report.check(sets[0] == sets[1] and sets[0], "The languages show different pages.")


check_texts(sys.argv[1])
check_games()
check_pictures()
report.end()

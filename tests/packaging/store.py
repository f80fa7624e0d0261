#!/usr/bin/env python3
"""Checks the entries of the stores.     store.py NUMBER

NUMBER is that of the version, after which its changelog is named.
"""
import sys

from packaging import ID, LANGUAGES, ROOT, Report, png_header

ANDROID = ROOT / "android/fastlane/metadata/android"
IOS = ROOT / "ios/fastlane/metadata"
ANDROID_TEXTS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
IOS_TEXTS = {"name.txt": 30, "subtitle.txt": 30, "keywords.txt": 100, "description.txt": 4000,
             "release_notes.txt": 4000}
# Every game that is played on a table of its own, by its folder, as the languages begin its part of
# the description.
GAMES = {"en": {"barrage": "For Barrage", "nucleum": "For Nucleum",
                "outpost": "For Power Grid: Outpost"},
         "pl": {"barrage": "Do Barrage", "nucleum": "Do Nucleum",
                "outpost": "Do Wysokiego napięcia: Kolonii"}}
SCREENSHOTS = {"phoneScreenshots": (1080, 2160), "tenInchScreenshots": (1920, 1200)}
report = Report()


def check_text(file, limit):
    if report.check(file.is_file(), f"{file} is missing."):
        text = file.read_text().strip()
        report.check(0 < len(text) <= limit, f"{file} has {len(text)} of {limit} characters.")


def check_folders():
    """False if so much is missing that there is nothing to look at."""
    for store, listed in ((ANDROID, {language.play_folder for language in LANGUAGES}),
                          (IOS, {language.app_store_folder for language in LANGUAGES})):
        there = {folder.name for folder in store.iterdir() if folder.is_dir()}
        for name in sorted(listed - there):
            report.check(False, f"app/i18n/languages.txt lists {name}, but {store} lacks its texts.")
        for name in sorted(there - listed):
            report.check(False, f"{store / name} is of no language in app/i18n/languages.txt.")
    return not report.problems


def check_texts(number):
    for language in LANGUAGES:
        android, ios = ANDROID / language.play_folder, IOS / language.app_store_folder
        for name, limit in ANDROID_TEXTS.items():
            check_text(android / name, limit)
        for name, limit in IOS_TEXTS.items():
            check_text(ios / name, limit)
        changelog = android / f"changelogs/{number}.txt"
        check_text(changelog, 500)
        for name, source in (("description.txt", android / "full_description.txt"),
                             ("release_notes.txt", changelog)):
            copied = ios / name
            if copied.is_file() and source.is_file():
                report.check(copied.read_text() == source.read_text(),
                             f"{copied} is not {source}: run ios/copy_texts.")
    for name in ("copyright.txt", "primary_category.txt"):
        check_text(IOS / name, 200)
    for system in ("android", "ios"):
        report.check(f'("{ID}")' in (ROOT / system / "fastlane/Appfile").read_text(),
                     f"fastlane knows the app in {system} by another name.")


def check_games():
    there = {file.parent.name for file in (ROOT / "engine").glob("*/RULES.md")}
    for language in LANGUAGES:
        games = GAMES.get(language.code, {})
        report.check(games.keys() == there,
                     f"{language.name} knows other games here: {there ^ games.keys()}")
        lines = (ANDROID / language.play_folder / "full_description.txt").read_text().splitlines()
        for heading in games.values():
            report.check(heading in lines, f"The description in {language.name} lacks “{heading}”.")


def check_pictures():
    sets = []
    for language in LANGUAGES:
        images = ANDROID / language.play_folder / "images"
        report.check(png_header(images / "icon.png")[:2] == (512, 512), "The icon is not 512 wide.")
        report.check(png_header(images / "featureGraphic.png") == (1024, 500, False),
                     "The feature graphic is not as the store wants it.")
        names = set()
        for kind, size in SCREENSHOTS.items():
            pictures = sorted((images / kind).glob("*.png"))
            report.check(2 <= len(pictures) <= 8 or kind != "phoneScreenshots",
                         f"{language.name} has {len(pictures)} pictures for phones.")
            for picture in pictures:
                names.add(f"{kind}/{picture.name}")
                report.check(png_header(picture)[:2] == size, f"{picture} is not {size}.")
        sets.append(names)
    report.check(sets[0] and all(names == sets[0] for names in sets), "The languages show different pages.")


if check_folders():
    check_texts(sys.argv[1])
    check_games()
    check_pictures()
report.end()

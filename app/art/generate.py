#!/usr/bin/env python3
"""Makes every picture of the packages from the drawings in this folder, and for each language of
app/i18n/languages.txt what the packages want to have of it beside texts.

    app/art/generate.py           writes the pictures (needs rsvg-convert and optipng)
    app/art/generate.py --check   says which pictures are missing, stale or edited by hand

generated.json keeps the checksums of the drawings and of what was made of them, so that checking
draws nothing and does not depend on the version of the tools.
"""
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent.parent
RECORD = ART / "generated.json"
sys.path.append(str(ROOT / "app/i18n"))
from languages import FILE as LANGUAGE_LIST, LANGUAGES
SVG = "{http://www.w3.org/2000/svg}"

# The day's colours and those of the night; both as in qml/Style/Style.qml.
NIGHT = {"#f5f1e6": "#131d25", "#1c2830": "#e9eff2", "#0a6aa0": "#5abdf0"}
SEEN = "18 18 72 72"  # the part of an adaptive icon that launchers show
CANVAS = "0 0 108 108"

IOS_ICONS = [  # idiom, points, scale
    ("iphone", "20", 2), ("iphone", "20", 3), ("iphone", "29", 2), ("iphone", "29", 3),
    ("iphone", "40", 2), ("iphone", "40", 3), ("iphone", "60", 2), ("iphone", "60", 3),
    ("ipad", "20", 1), ("ipad", "20", 2), ("ipad", "29", 1), ("ipad", "29", 2),
    ("ipad", "40", 1), ("ipad", "40", 2), ("ipad", "76", 1), ("ipad", "76", 2),
    ("ipad", "83.5", 2), ("ios-marketing", "1024", 1),
]
DESKTOP_SIZES = [16, 24, 32, 48, 64, 128, 256]
SPLASH_POINTS = 240
CATALOG_INFO = {"author": "xcode", "version": 1}


def content(name):
    text = (ART / f"{name}.svg").read_text()
    return re.search(r"<svg[^>]*>\n(.*)</svg>", text, re.S).group(1)


def drawing(view, *parts):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n{"".join(parts)}</svg>\n'


def by_night(text):
    return re.sub(r"#[0-9a-f]{6}", lambda colour: NIGHT.get(colour[0], colour[0]), text)


def rounded_icon():
    clip = '  <clipPath id="edge"><rect x="18" y="18" width="72" height="72" rx="15"/></clipPath>\n'
    layers = content("icon_background") + content("icon_foreground")
    return drawing(SEEN, clip, '  <g clip-path="url(#edge)">\n', layers, "  </g>\n")


def vector_drawable(text):
    """The same drawing in Android's own format, which knows paths only."""
    root = ElementTree.fromstring(text)
    lines = ['<?xml version="1.0" encoding="utf-8"?>', f"<!-- Made by app/art/{Path(__file__).name}. -->",
             '<vector xmlns:android="http://schemas.android.com/apk/res/android"',
             '    android:width="108dp"', '    android:height="108dp"',
             '    android:viewportWidth="108"', '    android:viewportHeight="108">']
    names = {"fill": "fillColor", "stroke": "strokeColor", "stroke-width": "strokeWidth",
             "stroke-linecap": "strokeLineCap", "stroke-linejoin": "strokeLineJoin",
             "d": "pathData"}
    for path in root:
        if path.tag != SVG + "path":
            raise ValueError(f"Only paths can be drawn on Android, not {path.tag}.")
        given = [f'android:{names[key]}="{value}"' for key, value in path.attrib.items()
                 if value != "none"]
        lines += ["    <path"] + [f"        {line}" for line in given]
        lines[-1] += " />"
    return "\n".join(lines + ["</vector>", ""])


def android_locales():
    lines = [f'    <locale android:name="{language.code}" />' for language in LANGUAGES]
    return "\n".join(['<?xml version="1.0" encoding="utf-8"?>',
                      f"<!-- Made by app/art/{Path(__file__).name}. -->",
                      '<locale-config xmlns:android="http://schemas.android.com/apk/res/android">',
                      *lines, "</locale-config>", ""])


def png(text, width):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "picture.png"
        subprocess.run(["rsvg-convert", "--width", str(width), "--output", file], check=True,
                       input=text.encode())
        # It also drops the transparency of pictures that have none, which the App Store wants.
        subprocess.run(["optipng", "-quiet", "-o2", "-strip", "all", file], check=True)
        return file.read_bytes()


def as_json(value):
    return (json.dumps(value, indent=2) + "\n").encode()


def android_files():
    res = "android/res/drawable"
    yield f"{res}/icon_background.xml", vector_drawable(drawing(CANVAS, content("icon_background")))
    yield f"{res}/icon_foreground.xml", vector_drawable(drawing(CANVAS, content("icon_foreground")))
    yield f"{res}/icon_monochrome.xml", vector_drawable(drawing(CANVAS, content("icon_monochrome")))
    splash = drawing(CANVAS, content("splash"))
    yield f"{res}/splash.xml", vector_drawable(splash)
    yield "android/res/drawable-night/splash.xml", vector_drawable(by_night(splash))
    square = drawing(SEEN, content("icon_background"), content("icon_foreground"))
    yield "android/res/xml/locales.xml", android_locales()
    for language in LANGUAGES:
        images = f"android/fastlane/metadata/android/{language.play_folder}/images"
        yield f"{images}/icon.png", png(square, 512)
        yield f"{images}/featureGraphic.png", png((ART / "feature.svg").read_text(), 1024)


def ios_files():
    catalog = "ios/Images.xcassets"
    yield f"{catalog}/Contents.json", as_json({"info": CATALOG_INFO})
    square = drawing(SEEN, content("icon_background"), content("icon_foreground"))
    entries, widths = [], set()
    for idiom, points, scale in IOS_ICONS:
        width = round(float(points) * scale)
        widths.add(width)
        entries.append({"filename": f"icon-{width}.png", "idiom": idiom, "scale": f"{scale}x",
                        "size": f"{points}x{points}"})
    for width in sorted(widths):
        yield f"{catalog}/AppIcon.appiconset/icon-{width}.png", png(square, width)
    yield (f"{catalog}/AppIcon.appiconset/Contents.json",
           as_json({"images": entries, "info": CATALOG_INFO}))

    splash = drawing(SEEN, content("splash"))
    entries = []
    dark = [{"appearance": "luminosity", "value": "dark"}]
    for scale in (1, 2, 3):
        for suffix, text, looks in (("", splash, {}),
                                    ("-dark", by_night(splash), {"appearances": dark})):
            name = f"splash{suffix}@{scale}x.png"
            entries.append({"filename": name, "idiom": "universal", "scale": f"{scale}x", **looks})
            yield f"{catalog}/Splash.imageset/{name}", png(text, SPLASH_POINTS * scale)
    yield (f"{catalog}/Splash.imageset/Contents.json",
           as_json({"images": entries, "info": CATALOG_INFO}))

    def colour(code):
        parts = {name: f"0x{code[at:at + 2].upper()}"
                 for name, at in (("red", 1), ("green", 3), ("blue", 5))}
        return {"color-space": "srgb", "components": {"alpha": "1.000", **parts}}
    paper = "#f5f1e6"
    yield f"{catalog}/Paper.colorset/Contents.json", as_json({"colors": [
        {"color": colour(paper), "idiom": "universal"},
        {"appearances": dark, "color": colour(NIGHT[paper]), "idiom": "universal"},
    ], "info": CATALOG_INFO})


def desktop_files():
    icons = "app/desktop/icons/hicolor"
    icon = rounded_icon()
    yield f"{icons}/scalable/apps/io.github.penstock.svg", icon
    yield (f"{icons}/symbolic/apps/io.github.penstock-symbolic.svg",
           drawing(SEEN, content("icon_monochrome")))
    for size in DESKTOP_SIZES:
        yield f"{icons}/{size}x{size}/apps/io.github.penstock.png", png(icon, size)


def checksum(data):
    return hashlib.sha256(data).hexdigest()


def sources():
    return {file.name: checksum(file.read_bytes())
            for file in sorted([*ART.glob("*.svg"), Path(__file__), LANGUAGE_LIST])}


def generate():
    made = {}
    for files in (android_files, ios_files, desktop_files):
        for name, data in files():
            data = data.encode() if isinstance(data, str) else data
            (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / name).write_bytes(data)
            made[name] = checksum(data)
    RECORD.write_bytes(as_json({"sources": sources(), "made": made}))
    print(f"{len(made)} files made.")


def problems():
    record = json.loads(RECORD.read_text())
    if record["sources"] != sources():
        yield "A drawing, the script or the list of languages changed since the pictures were made."
    for name, sum_ in record["made"].items():
        file = ROOT / name
        if not file.is_file():
            yield f"{name} is missing."
        elif checksum(file.read_bytes()) != sum_:
            yield f"{name} was changed by hand."


def main():
    if sys.argv[1:] == ["--check"]:
        found = list(problems())
        if found:
            sys.exit("\n".join(found) + "\nRun app/art/generate.py.")
        return
    if sys.argv[1:]:
        sys.exit(__doc__)
    generate()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Draws the landscape of the first page: mountains, a dam, its penstock, the powerhouse.

    app/art/scene.py           writes qml/Shell/scene.svg
    app/art/scene.py --check   says whether that is what would be written

Every path has two colours, that of the day and that of the night. Paths are all there may be:
app/common/file_picture.cpp reads the drawing, and it knows the commands of app/common/path_text.h.
"""
import random
import sys
from pathlib import Path

SCENE = Path(__file__).resolve().parent.parent.parent / "qml/Shell/scene.svg"
SIDE = 800
BOTTOM = 800  # the page goes on below it


class Scene:
    def __init__(self):
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">',
                      f"  <!-- Made by app/art/{Path(__file__).name}. -->"]
        self.chance = random.Random(7)  # always the same trees

    def fill(self, day, night, path, opacity=None):
        faint = f' opacity="{opacity}"' if opacity else ""
        self.lines.append(f'  <path fill="{day}" data-night="{night}"{faint} d="{path}"/>')

    def line(self, day, night, width, path, opacity=None):
        faint = f' opacity="{opacity}"' if opacity else ""
        self.lines.append(f'  <path fill="none" stroke="{day}" data-night="{night}" '
                          f'stroke-width="{width}"{faint} stroke-linecap="round" '
                          f'stroke-linejoin="round" d="{path}"/>')

    def text(self):
        return "\n".join([*self.lines, "</svg>", ""])


def through(points):
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def closed(points):
    return through(points) + "Z"


def circle(x, y, radius):
    return f"M{x - radius:g} {y:g}A{radius:g} {radius:g} 0 1 1 {x - radius:g} {y + 0.01:g}Z"


def ridge(scene, peaks, foot, lit, shade, snow=None, snow_depth=0.0):
    """Mountains as folded paper: every peak has a side in the light and one in the shade."""
    outline = [(-20, foot), *peaks, (SIDE + 20, foot)]
    scene.fill(*lit, closed([(-20, BOTTOM), *outline, (SIDE + 20, BOTTOM)]))
    for i in range(1, len(outline) - 1):
        (x0, y0), (x, y), (x1, y1) = outline[i - 1], outline[i], outline[i + 1]
        if y > y0 or y > y1:
            continue  # a saddle
        drop = y1 - y
        bend = [(x, y), (x1, y1), (x + 0.45 * (x1 - x), y1 + 1.1 * drop),
                (x + 0.20 * drop, y1 + 2.4 * drop), (x - 0.06 * drop, y + 0.95 * drop),
                (x + 0.14 * drop, y + 0.62 * drop), (x - 0.05 * drop, y + 0.34 * drop)]
        scene.fill(*shade, closed(bend))
        if not snow:
            continue
        depth = snow_depth * min(y0 - y, y1 - y)
        left = (x + (x0 - x) * depth / (y0 - y), y + depth)
        right = (x + (x1 - x) * depth / (y1 - y), y + depth)
        width = right[0] - left[0]
        teeth = [(right[0], right[1]), (x + 0.24 * width, y + 0.72 * depth),
                 (x + 0.10 * width, y + 1.12 * depth), (x - 0.06 * width, y + 0.76 * depth),
                 (x - 0.22 * width, y + 1.05 * depth), (x - 0.30 * width, y + 0.78 * depth)]
        scene.fill(*snow[0], closed([(x, y), *teeth, left]))
        scene.fill(*snow[1], closed([(x, y), teeth[0], teeth[1], teeth[2],
                                     (x - 0.02 * width, y + 0.5 * depth)]))


def conifer(x, y, height):
    half = 0.27 * height
    return (f"M{x:.1f} {y - height:.1f}L{x + 0.62 * half:.1f} {y - 0.55 * height:.1f}"
            f"H{x + 0.34 * half:.1f}L{x + half:.1f} {y - 0.12 * height:.1f}H{x + 0.14 * half:.1f}"
            f"V{y:.1f}H{x - 0.14 * half:.1f}V{y - 0.12 * height:.1f}H{x - half:.1f}"
            f"L{x - 0.34 * half:.1f} {y - 0.55 * height:.1f}H{x - 0.62 * half:.1f}Z")


def wood(scene, colours, ground, places, height):
    """Trees on a ground line, which `ground` knows by x, in one path."""
    path = ""
    for x in places:
        size = height * scene.chance.uniform(0.7, 1.25)
        path += conifer(x, ground(x) + 0.12 * size, size)
    scene.fill(*colours, path)


def scattered(scene, first, last, step):
    x = first
    while x < last:
        yield x
        x += step * scene.chance.uniform(0.6, 1.5)


def sky(scene):
    scene.fill("#dce8ec", "#0f1922", "M0 0H800V800H0Z")
    scene.fill("#e4ecec", "#13202b", "M0 300Q200 255 420 290T800 265V800H0Z")
    scene.fill("#eef0e8", "#182835", "M0 395Q180 350 400 385T800 360V800H0Z")
    scene.fill("#f8f0da", "#1d3040", "M0 460Q220 425 430 455T800 440V800H0Z")
    scene.fill("#fbe6b4", "#2b4152", circle(488, 400, 50), 0.45)
    scene.fill("#f9d98a", "#e6ecee", circle(488, 400, 32))
    cloud = "M{0} {1}q4 -15 22 -14q8 -19 31 -14q19 -14 35 5q22 -3 25 23z"
    for x, y in ((60, 390), (556, 366), (690, 318), (250, 236), (520, 160)):
        scene.fill("#fffdf7", "#22374a", cloud.format(x, y), 0.85)
    stars = "".join(circle(x, y, r) for x, y, r in (
        (60, 60, 2), (150, 130, 1.6), (248, 40, 2), (330, 170, 1.5), (430, 92, 2.2),
        (520, 200, 1.5), (640, 60, 1.8), (700, 170, 2.1), (760, 104, 1.5), (210, 236, 1.7),
        (470, 296, 1.5), (70, 224, 1.6), (748, 318, 1.5), (352, 300, 1.3)))
    scene.fill("#dce8ec", "#c9d8e2", stars, 0.75)


def mountains(scene):
    ridge(scene, [(40, 466), (96, 432), (150, 460), (236, 400), (312, 470), (372, 446), (446, 488),
                  (540, 456), (600, 480), (700, 414), (770, 466)], 500,
          ("#c9d6dc", "#293d4a"), ("#b8c8d0", "#22343f"),
          (("#fbfdfc", "#5d7484"), ("#e3ebee", "#4a6070")), 0.42)
    ridge(scene, [(20, 520), (70, 486), (130, 512), (182, 470), (268, 530), (360, 504), (470, 550),
                  (590, 498), (640, 520), (724, 474), (790, 520)], 566,
          ("#a3b9c2", "#223947"), ("#91aab5", "#1b2f3b"),
          (("#f3f8f8", "#4d6575"), ("#d9e4e8", "#3d5464")), 0.34)


def hills(scene):
    scene.fill("#93b0a0", "#1b3236", "M0 540Q90 488 190 512T330 560T470 560T640 506T800 520V800H0Z")

    def far(x):
        return 545 - 40 * max(0, 1 - abs(x - 120) / 130) - 44 * max(0, 1 - abs(x - 690) / 150)
    wood(scene, ("#7c9d8d", "#172b2f"), far, [*scattered(scene, 4, 230, 13),
                                              *scattered(scene, 560, 800, 13)], 26)


def lake(scene):
    scene.fill("#0a6aa0", "#1c6d9c", "M60 600Q96 556 176 552T330 540Q420 536 500 556L520 610H60Z")
    scene.fill("#3d8bb8", "#2f86b5", "M176 552L330 540Q300 556 236 560Q200 562 150 572Q150 560 176 "
               "552Z", 0.6)
    scene.fill("#075a8a", "#175f8a", "M400 541Q456 543 500 556L506 580Q450 556 400 541Z", 0.7)
    scene.line("#8fc0dc", "#8bd2f6", 2.5, "M206 570H256M292 562H340M380 566H414M330 553H356", 0.8)


def gorge(scene):
    """The rock on both sides of the dam, with a wood on each."""
    scene.fill("#6f8f7d", "#16292b", "M0 536Q60 528 104 556T146 604Q176 640 226 690Q250 730 250 800"
               "H0Z")
    scene.fill("#5f7f6f", "#122325", "M0 622Q70 612 118 644T214 722L230 800H0Z")
    scene.fill("#6f8f7d", "#16292b", "M800 540Q700 520 610 540T484 572L446 600Q430 640 392 700"
               "L388 800H800Z")
    scene.fill("#82a08c", "#1a3032", "M484 572Q548 552 610 566T800 560V800H520Q470 680 484 572Z")

    def left(x):
        return 542 + 0.34 * max(0, x - 50)

    def right(x):
        return 560 - 8 * (x - 480) / 320
    wood(scene, ("#4d6f60", "#0e1d1f"), left, scattered(scene, 4, 104, 15), 36)
    wood(scene, ("#5b7d6b", "#112325"), right, scattered(scene, 640, 800, 17), 32)


def dam(scene):
    """Seen from below: an arch between the rocks, its crest with a road, three gates open."""
    scene.fill("#b9c2c4", "#51626d", "M112 596Q296 556 480 596Q450 672 404 726H232Q164 676 112 596Z")
    scene.fill("#cdd4d4", "#5f717c", "M112 596Q200 577 290 576L286 726H232Q164 676 112 596Z")
    scene.fill("#a3aeb2", "#43535e", "M410 582Q446 588 480 596Q450 672 404 726H366Q404 660 410 582Z")
    scene.line("#97a3a8", "#3b4a55", 2.5,
               "M162 586Q202 660 252 726M212 579Q236 660 274 726M340 577Q334 660 338 726"
               "M386 581Q376 656 358 726M432 588Q414 656 384 726", 0.7)
    scene.line("#97a3a8", "#3b4a55", 2, "M142 636Q296 606 452 636M182 682Q296 660 430 682", 0.5)
    for x in (258, 296, 334):
        top = 594 + abs(x - 296) * 0.05
        lean = (296 - x) * 0.16
        scene.fill("#4b5a63", "#22303a", f"M{x - 13} {top - 6:g}h26v14h-26z")
        scene.fill("#f1f8fb", "#b5def3",
                   f"M{x - 9} {top + 2:g}h18Q{x + lean + 11:g} {top + 70:g} {x + lean + 15:g} 730"
                   f"h-30Q{x + lean - 11:g} {top + 70:g} {x - 9} {top + 2:g}Z")
    scene.line("#a5cfe6", "#6fc3ee", 2.5, "M255 640V672M264 684V708M292 630V660M301 672V704M330 640"
               "V668M323 682V706", 0.9)
    scene.line("#4b5a63", "#75899a", 12, "M108 594Q296 553 484 594")
    scene.line("#eceeea", "#c3d0d8", 4, "M108 590Q296 549 484 590")
    scene.fill("#5f7f6f", "#122325", "M60 660Q84 584 104 574Q122 571 133 592Q146 614 168 642Q198 684 "
               "238 730L214 756L110 720Z")
    scene.fill("#6f8f7d", "#16292b", "M444 606Q458 580 482 574Q506 570 520 590L540 800H392Q400 726 "
               "424 690Q440 650 444 606Z")
    scene.line("#4b5a63", "#8497a3", 2.5, "M172 576v-11M213 570v-11M254 566v-11"
               "M296 565v-11M338 566v-11M379 570v-11M420 576v-11")


def river(scene):
    scene.fill("#0a6aa0", "#1c6d9c", "M222 722H414Q430 742 404 756Q360 772 420 800H196Q190 770 214 752"
               "Q232 738 222 722Z")
    scene.fill("#e8f4fa", "#8fcdee", "M226 722q18 -13 34 -3q16 -11 36 -1q20 -10 36 2q26 -8 44 3"
               "q16 -6 26 1q-20 15 -52 9q-34 12 -64 1q-40 6 -60 -12z")
    scene.line("#8fc0dc", "#5abdf0", 3, "M246 756H296M330 750H362M250 778H286M318 784H372", 0.8)


def penstock(scene):
    """Two pipes from the gatehouse on the shoulder to the powerhouse, on saddles of concrete."""
    scene.fill("#93ad92", "#1c3433", "M452 800Q440 720 476 650T520 566Q620 560 800 570V800Z")
    scene.fill("#a9bf9c", "#213b37", "M430 800Q470 726 560 716T800 700V800Z")
    for x, y in ((520, 606), (548, 632), (577, 659)):
        scene.fill("#dcdfd8", "#70828d", f"M{x - 16} {y + 22}l8 -18h30l10 18z")
    for dx, dy in ((0, 0), (21, -4)):
        pipe = f"M{494 + dx} {572 + dy}Q{506 + dx} {590 + dy} {522 + dx} {605 + dy}L{590 + dx} {672 + dy}" \
               f"Q{600 + dx} {682 + dy} {614 + dx} {684 + dy}"
        scene.line("#1c2830", "#0b141b", 17, pipe)
        scene.line("#2b7fae", "#3f9ccd", 12, pipe)
        scene.line("#9ccbe4", "#a6dbf7", 3, f"M{498 + dx} {570 + dy}Q{510 + dx} {587 + dy} "
                   f"{526 + dx} {602 + dy}L{592 + dx} {667 + dy}", 0.9)
        scene.line("#1c2830", "#0b141b", 3.5,
                   f"M{515 + dx} {611 + dy}l12 -13M{543 + dx} {638 + dy}l12 -13"
                   f"M{571 + dx} {665 + dy}l12 -13")
    scene.fill("#fffdf7", "#8fa2ae", "M472 582V546H530V582Z")
    scene.fill("#d8d2c2", "#6f828e", "M512 582V546H530V582Z")
    scene.fill("#4b5a63", "#2b3a45", "M466 548L501 526L536 548Z")
    scene.fill("#f3c64b", "#ffd766", "M482 558h9v11h-9zM496 558h9v11h-9z")


def powerhouse(scene):
    scene.fill("#d8d2c2", "#647885", "M596 728V668H748V728Z")
    scene.fill("#fffdf7", "#93a6b2", "M596 728V668H716V728Z")
    scene.fill("#7f1d17", "#5b1c19", "M716 672L736 634L756 672Z")
    scene.fill("#b3261e", "#9c3029", "M586 672L608 634H736L722 672Z")
    scene.fill("#c9433a", "#b54038", "M608 634H736L733 642H604Z")
    scene.fill("#f3c64b", "#ffd766", "M608 684h17v26h-17zM634 684h17v26h-17zM660 684h17v26h-17z"
               "M686 684h17v26h-17z")
    scene.line("#8a6a1d", "#a07c22", 2, "M616 684v26M642 684v26M668 684v26M694 684v26"
               "M608 696h17M634 696h17M660 696h17M686 696h17")
    scene.fill("#4b5a63", "#3a4a55", "M724 728v-34h15v34z")
    scene.fill("#b9b2a0", "#44545e", "M586 728H758V736H586Z")
    scene.fill("#0a6aa0", "#1c6d9c", "M600 736H700Q690 752 640 756T520 776T430 800H330Q420 776 500 762"
               "T590 742Z")
    scene.line("#8fc0dc", "#5abdf0", 3, "M560 756H604M500 770H534M612 748H656", 0.8)


def pylon(x, foot, height):
    top = foot - height
    w = 0.13 * height
    def at(part):
        return w * (1 - part), foot - part * height
    path = f"M{x - w:g} {foot:g}L{x:g} {top:g}L{x + w:g} {foot:g}"
    for low, high in ((0, 0.3), (0.3, 0.55), (0.55, 0.75)):
        (a, ya), (b, yb) = at(low), at(high)
        path += f"M{x - a:g} {ya:g}L{x + b:g} {yb:g}M{x + a:g} {ya:g}L{x - b:g} {yb:g}"
    for part, reach in ((0.66, 0.22), (0.84, 0.16)):
        y = foot - part * height
        path += f"M{x - reach * height:g} {y:g}H{x + reach * height:g}"
    return path


def power_line(scene):
    masts = ((782, 660, 118), (690, 560, 72))
    wires = ""
    for part, reach in ((0.66, 0.22), (0.84, 0.16)):
        (x0, f0, h0), (x1, f1, h1) = masts
        for side in (-1, 1):
            a = (x0 + side * reach * h0, f0 - part * h0)
            b = (x1 + side * reach * h1, f1 - part * h1)
            wires += f"M{a[0]:g} {a[1]:g}Q{(a[0] + b[0]) / 2:g} {(a[1] + b[1]) / 2 + 16:g} {b[0]:g} {b[1]:g}"
        wires += f"M{x1 - reach * h1:g} {f1 - part * h1:g}Q{x1 - 40:g} {f1 - part * h1 + 14:g} 596 {508 + part * 4:g}"
    scene.line("#5d6d76", "#7f93a0", 1.6, wires, 0.9)
    scene.line("#4b5a63", "#8ea1ad", 2.2, pylon(*masts[1]))
    scene.line("#3c4a53", "#a8b8c3", 3, pylon(*masts[0]))
    scene.line("#5d6d76", "#7f93a0", 1.6, "M746 668Q752 640 756 583M736 640Q748 600 764 561", 0.9)


def foreground(scene):
    def near(x):
        return 786 - 0.06 * abs(x - 90)
    wood(scene, ("#3f6352", "#0b191b"), near, scattered(scene, 8, 176, 24), 58)

    def edge(x):
        return 792 - 0.07 * (x - 470)
    wood(scene, ("#557a63", "#102022"), edge, scattered(scene, 560, 800, 30), 46)


def drawn():
    scene = Scene()
    for part in (sky, mountains, hills, lake, gorge, dam, river, penstock, power_line, powerhouse,
                 foreground):
        part(scene)
    return scene.text()


def main():
    if sys.argv[1:] == ["--check"]:
        if not SCENE.is_file() or SCENE.read_text() != drawn():
            sys.exit(f"{SCENE.name} is not what {Path(__file__).name} draws. Run it.")
        return
    if sys.argv[1:]:
        sys.exit(__doc__)
    SCENE.write_text(drawn())


if __name__ == "__main__":
    main()

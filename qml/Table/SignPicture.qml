import QtQuick
import Penstock.App
import Penstock.Style

// One of a game's own signs, drawn by its name in a square of 24 by 24. It never stands alone: a
// figure or a text beside it says the same in words.
PathPicture {
    required property string name

    implicitWidth: Style.pictogram
    implicitHeight: Style.pictogram
    color: Style.color.ink
    ground: Style.color.surface
    Accessible.ignored: true
}

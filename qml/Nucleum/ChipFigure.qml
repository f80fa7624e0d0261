import QtQuick
import Penstock.Style
import Penstock.Table as Table

// A figure of a player.
Table.ChipFigure {
    id: root

    required property string sign

    spacing: Style.hairline

    NucleumSign {
        name: root.sign
        width: root.size
        height: root.size
    }
}

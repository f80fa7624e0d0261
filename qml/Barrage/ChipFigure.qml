import QtQuick
import Penstock.Style
import Penstock.Table as Table

// A figure of a company.
Table.ChipFigure {
    id: root

    property string pictogram: ""

    spacing: Style.gapSmall / 4

    Pictogram {
        visible: root.pictogram !== ""
        name: root.pictogram
        width: root.size
        height: root.size
    }
}

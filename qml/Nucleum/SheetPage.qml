pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// A sheet to read.
Page {
    id: root

    required property NucleumTable table
    property int seat: -1

    signal backRequested
    signal pageRequested(string name, var properties)

    title: sheet.title

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    ListView {
        id: list

        objectName: "sheet"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gapSmall / 2
        activeFocusOnTab: true
        model: NucleumSheetModel {
            id: sheet

            table: root.table
            seat: root.seat
        }
        delegate: SheetLineDelegate {
            width: list.width
        }

        ScrollBar.vertical: ScrollLine {
        }
    }
}

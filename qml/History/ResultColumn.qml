pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// One participant's column of a table of figures: letters on the company's colour, figures, total.
Column {
    id: root

    required property string name
    required property string shortName
    required property int company // as PieceColors.seat counts them
    required property list<int> points
    required property list<int> energy
    required property int total
    required property bool isWinner
    property bool showsEnergy: false
    property int rowCount: 0
    property int rowHeight: Style.tableRow
    readonly property list<int> figures: showsEnergy ? energy : points

    function spoken(): string {
        let text = "";
        for (let place = 0; place < figures.length; ++place)
            text += (place > 0 ? ", " : "") + figures[place];
        return showsEnergy ? qsTr("energy %1").arg(text) : qsTr("%1; total %2").arg(text).arg(total);
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(name).arg(spoken())

    Item {
        width: root.width
        height: root.rowHeight

        SeatSign {
            anchors.centerIn: parent
            colour: root.company
            sign: root.shortName
        }
    }

    Repeater {
        model: root.rowCount

        PlainText {
            required property int index

            width: root.width
            height: root.rowHeight
            text: index < root.figures.length ? root.figures[index] : ""
            color: Style.color.ink
            font.pixelSize: Style.fontBody
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }

    PlainText {
        objectName: "total"
        width: root.width
        height: root.rowHeight
        visible: !root.showsEnergy
        text: root.total
        color: root.isWinner ? Style.color.water : Style.color.ink
        font.pixelSize: Style.fontBody
        font.weight: Font.Bold
        font.underline: root.isWinner
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}

import QtQuick
import Penstock.Style

// Whose a piece on the map is: colour and letter, a dash for the neutral ones.
RoundBox {
    id: root

    required property int owner
    readonly property bool isNeutral: owner < 0

    implicitWidth: 16
    implicitHeight: 16
    lineWidth: 0.8
    lineColor: Style.map.pipeEdge
    color: isNeutral ? Style.map.neutral : Style.companies[owner].fill

    Text {
        anchors.centerIn: parent
        text: root.isNeutral ? "–" : Style.companies[root.owner].letter
        color: root.isNeutral ? Style.map.neutralText : Style.companies[root.owner].text
        font.pixelSize: 12
        font.weight: Font.Bold
    }
}

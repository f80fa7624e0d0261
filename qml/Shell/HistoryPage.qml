pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The games that were played to their end.
TextPage {
    id: root

    required property StoreHost host

    title: qsTr("History")

    HistoryModel {
        id: plays

        host: root.host
    }

    BodyText {
        objectName: "emptyHistory"
        text: qsTr("No game has been finished yet. The result of every game played to its end stands here.")
        visible: plays.count === 0
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Repeater {
        model: plays

        Rectangle {
            id: play

            required property int index
            required property string date
            required property string result

            objectName: `play${index}`
            implicitHeight: texts.implicitHeight + 2 * Style.gapSmall
            radius: Style.radius
            color: Style.color.surface
            border.width: Style.hairline
            border.color: Style.color.line
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: `${date}: ${result}`

            ColumnLayout {
                id: texts

                anchors.fill: parent
                anchors.margins: Style.gapSmall
                spacing: 0

                BodyText {
                    text: play.date
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    Layout.fillWidth: true
                }

                BodyText {
                    objectName: "result"
                    text: play.result
                    Layout.fillWidth: true
                }
            }
        }
    }
}

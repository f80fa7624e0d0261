pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// How a play compares with others of the same set-up; not seen if there are none.
Column {
    id: root

    required property PlayModel play

    visible: play.comparison.length > 0
    spacing: Style.gapSmall / 2

    SheetHeading {
        text: qsTr("The same set-up at other times")
        width: parent.width
    }

    Repeater {
        model: root.play.comparison

        BodyText {
            required property int index
            required property string modelData

            objectName: `comparison${index}`
            text: modelData
            width: parent.width
        }
    }
}

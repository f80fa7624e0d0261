pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The readings a table may choose. The first side is what we take the rules to say.
ScrollColumn {
    id: root

    required property RulingListModel rulings

    rowSpacing: Style.gapLarge

    BodyText {
        width: parent.width
        text: qsTr("Where the rulebooks leave a choice. The first answer is the usual one.")
    }

    Repeater {
        model: root.rulings

        Column {
            id: ruling

            required property int index
            required property string rulingTitle
            required property string sentence
            required property string usual
            required property string other
            required property bool isOther

            width: parent.width
            spacing: Style.gapSmall

            BodyText {
                width: parent.width
                text: ruling.rulingTitle
                font.weight: Font.DemiBold
            }

            BodyText {
                width: parent.width
                text: ruling.sentence
            }

            ChoiceButton {
                objectName: "usual" + ruling.index
                width: parent.width
                text: ruling.usual
                chosen: !ruling.isOther
                Accessible.name: qsTr("%1: %2").arg(ruling.rulingTitle).arg(text)
                onClicked: root.rulings.choose(ruling.index, false)
            }

            ChoiceButton {
                objectName: "other" + ruling.index
                width: parent.width
                text: ruling.other
                chosen: ruling.isOther
                Accessible.name: qsTr("%1: %2").arg(ruling.rulingTitle).arg(text)
                onClicked: root.rulings.choose(ruling.index, true)
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What came up from a pile: tap its picture, or let the app deal it. Cards that cannot have come
// are faint, and a tap on them says where they are.
ColumnLayout {
    id: root

    required property RevealModel reveal
    property AppSettings settings: null // which remember whose piles the cards come from
    property string reason: ""

    function remember(isOwn: bool) {
        if (settings)
            settings.hasOwnCards = isOwn;
    }

    spacing: Style.gapSmall
    visible: reveal.isAsked

    Connections {
        target: root.reveal

        function onQuestionChanged() {
            root.reason = "";
            scroll.goToTop();
        }
    }

    ScrollArea {
        id: scroll

        contentWidth: availableWidth
        implicitHeight: content.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: content

            width: scroll.availableWidth
            spacing: Style.gapSmall

            BodyText {
                objectName: "revealPrompt"
                text: root.reveal.prompt
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            GridLayout {
                columns: Math.max(2, Math.floor((scroll.availableWidth + Style.gapSmall) / (Style.card + Style.gapSmall)))
                columnSpacing: Style.gapSmall
                rowSpacing: Style.gapSmall
                Layout.fillWidth: true

                Repeater {
                    model: root.reveal

                    RevealDelegate {
                        objectName: `card${index}`
                        kind: root.reveal.kind
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        onClicked: {
                            if (!isPossible) {
                                root.reason = `${name}: ${reason}`;
                                return;
                            }
                            root.remember(true);
                            root.reveal.choose(index);
                        }
                    }
                }
            }
        }
    }

    RefusalLine {
        refusal: root.reason
        refusalName: "revealReason"
        visible: root.reveal.hasRefused
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true
        Layout.fillHeight: false

        ActionButton {
            objectName: "pileEmptyButton"
            text: qsTr("The pile is empty")
            visible: root.reveal.canBeEmpty
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.reveal.sayPileIsEmpty()
        }

        ActionButton {
            objectName: "dealButton"
            text: root.reveal.isLast ? qsTr("Deal it for me") : qsTr("Deal them for me")
            prominent: !root.settings?.hasOwnCards
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: {
                root.remember(false);
                root.reveal.deal();
            }
        }
    }
}

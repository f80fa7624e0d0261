pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// An Automa's turn: its tile, then what it does and why, and at the thumb why and the one thing to
// do next.
ColumnLayout {
    id: root

    required property AutomaTurnModel turn
    property AppSettings settings: null // which remember whose stack the tiles come from
    readonly property bool hasOwnTiles: settings?.hasOwnTiles ?? false
    property bool showsWhy: false
    property bool entersTile: turn.needsTile && hasOwnTiles
    property bool isTileTurned: false // folded where it is shown, shown where it is folded
    readonly property bool showsTile: isTileTurned !== (width >= Style.tileWidth)

    function showWhy(isWanted: bool) {
        showsWhy = isWanted;
        turn.showReason(-1);
        turn.showInstruction(-1);
        scroll.goToTop();
    }

    function remember(isOwn: bool) {
        if (settings)
            settings.hasOwnTiles = isOwn;
    }

    // Leaves what was opened over the turn; false if nothing was.
    function goBack(): bool {
        const isOpened = showsWhy || entersTile && !hasOwnTiles;
        entersTile = entersTile && hasOwnTiles;
        if (showsWhy)
            showWhy(false);
        return isOpened;
    }

    spacing: Style.gapSmall
    visible: turn.isWaiting
    Accessible.role: Accessible.AlertMessage
    Accessible.name: turn.announcement

    Announcer {
        item: root
        text: root.visible ? root.turn.announcement : ""
    }

    Connections {
        target: root.turn

        function onTurnChanged() {
            root.showsWhy = false;
            root.entersTile = root.turn.needsTile && root.hasOwnTiles;
            scroll.goToTop();
        }
    }

    ScrollArea {
        id: scroll

        objectName: "scroll"
        contentWidth: availableWidth
        implicitHeight: pages.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: pages

            width: scroll.availableWidth
            spacing: Style.gapSmall

            AutomaHeader {
                turn: root.turn
                Layout.fillWidth: true
            }

            StepList {
                lines: root.turn.tileSteps
                visible: root.turn.needsTile && (!root.entersTile || root.hasOwnTiles)
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "mixingHint"
                text: root.turn.mixingHint
                visible: text !== "" && !root.entersTile
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
            }

            TileEntryGrid {
                objectName: "tileGrid"
                tiles: root.turn.tiles
                visible: root.turn.needsTile && root.entersTile
                Layout.fillWidth: true
                onEntered: number => {
                    root.remember(true); // before the next tile is asked for
                    root.turn.enterTile(number);
                }
            }

            StepList {
                id: instructions

                objectName: "instructions"
                lines: root.turn.instructions
                canTick: true
                shown: root.turn.shownInstruction
                visible: root.turn.isDecided && !root.showsWhy
                Layout.fillWidth: true
                onTapped: index => root.turn.showInstruction(index === root.turn.shownInstruction ? -1 : index)
            }

            BodyText {
                objectName: "afterwards"
                text: root.turn.afterwards
                visible: text !== "" && !root.showsWhy
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }

            AutomaTileStrip {
                objectName: "tileStrip"
                turn: root.turn
                isUnfolded: root.showsTile
                visible: root.turn.actions.count > 0 && !root.showsWhy
                Layout.fillWidth: true
                onClicked: root.isTileTurned = !root.isTileTurned
            }

            AutomaTilePicture {
                objectName: "tilePicture"
                turn: root.turn
                visible: root.turn.actions.count > 0 && root.showsTile && !root.showsWhy
                Layout.fillWidth: true
            }

            WhyPanel {
                objectName: "why"
                turn: root.turn
                visible: root.turn.isDecided && root.showsWhy
                Layout.fillWidth: true
            }
        }
    }

    MoreBelow {
        area: scroll
        list: instructions
    }

    RowLayout {
        spacing: Style.gapSmall
        visible: root.turn.needsTile
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true
        Layout.fillHeight: false

        ActionButton {
            objectName: "enterTileButton"
            text: root.entersTile ? qsTr("Back") : qsTr("Enter its code")
            visible: !root.entersTile || !root.hasOwnTiles
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.entersTile = !root.entersTile
        }

        ActionButton {
            objectName: "drawTileButton"
            text: root.turn.needsCriteria ? qsTr("Draw the first two tiles") : qsTr("Draw the action tile")
            prominent: !root.entersTile
            visible: !root.entersTile || root.hasOwnTiles
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: {
                root.remember(false);
                root.turn.drawTile();
            }
        }
    }

    RowLayout {
        spacing: Style.gapSmall
        visible: root.turn.isDecided
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true
        Layout.fillHeight: false

        ChoiceButton {
            objectName: "whyButton"
            text: qsTr("Why?")
            chosen: root.showsWhy
            Accessible.role: Accessible.CheckBox
            Layout.fillHeight: true
            onClicked: root.showWhy(!root.showsWhy)
        }

        ActionButton {
            objectName: "doneButton"
            text: qsTr("Done")
            prominent: true
            Layout.fillWidth: true
            onClicked: root.turn.done()
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Penstock.App
import Penstock.Components
import Penstock.Style

// One basin in large: every building space of it as a row to read and to tap.
Popup {
    id: root

    property MapBasin basin: null

    signal siteTapped(int structure, int index)

    function show(wanted: MapBasin) {
        basin = wanted;
        open();
    }

    parent: T.Overlay.overlay
    x: (parent.width - width) / 2
    y: parent.height - height
    width: Math.min(parent.width, Style.column)
    height: Math.min(implicitHeight, parent.height - Style.gapLarge)
    padding: Style.gap
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gapSmall

        RowLayout {
            Layout.fillWidth: true

            BodyText {
                objectName: "basinSheetTitle"
                text: root.basin ? `${root.basin.name} · ${root.basin.areaName}` : ""
                font.pixelSize: Style.fontTitle
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            ToolButton {
                id: closeButton

                objectName: "closeSheetButton"
                implicitWidth: Style.touch
                implicitHeight: Style.touch
                focus: true
                text: "✕"
                font.pixelSize: Style.fontBody
                Accessible.name: qsTr("Close")
                onClicked: root.close()

                contentItem: PlainText {
                    text: closeButton.text
                    font: closeButton.font
                    color: Style.color.ink
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }

                background: Rectangle {
                    radius: Style.radius
                    color: closeButton.down ? Style.color.line : "transparent"
                    border.width: closeButton.visualFocus ? Style.focusLine : 0
                    border.color: Style.color.ink
                }
            }
        }

        ScrollArea {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: rows.implicitHeight
            contentWidth: availableWidth

            ColumnLayout {
                id: rows

                width: scroll.availableWidth
                spacing: Style.gapSmall

                Repeater {
                    model: root.basin ? root.basin.sites : []

                    SiteRow {
                        required property MapSite modelData

                        objectName: `siteRow${modelData.structure}_${modelData.number}`
                        site: modelData
                        Layout.fillWidth: true
                        onClicked: {
                            root.close();
                            root.siteTapped(site.structure, site.number);
                        }
                    }
                }
            }
        }
    }
}

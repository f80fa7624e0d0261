pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Components
import Penstock.Style

// A construction wheel: six segments, the open one on top. It turns clockwise, so the next to open
// lies left of it.
Item {
    id: root

    required property list<wheelPart> parts // the open one, then as they open
    required property string description
    readonly property int segments: 6
    readonly property real radius: Math.min(width, height) / 2
    readonly property real hub: radius * 0.22

    // Where segment `index` begins, clockwise from 3 o'clock as arcs count.
    function startAngle(index: int): real {
        return -90 - 360 / segments * (index + 0.5);
    }

    implicitWidth: Style.wheel
    implicitHeight: Style.wheel
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Construction wheel")
    Accessible.description: description

    Repeater {
        model: root.parts

        Item {
            id: segment

            required property wheelPart modelData
            required property int index
            readonly property real middle: (root.startAngle(index) + 180 / root.segments) * Math.PI / 180

            anchors.fill: parent

            Shape {
                anchors.fill: parent
                layer.enabled: true
                layer.samples: 4

                ShapePath {
                    strokeColor: Style.color.inkSoft
                    strokeWidth: Style.hairline
                    fillColor: segment.index === 0 ? Style.color.paper : Style.color.surface

                    PathMove {
                        x: root.width / 2
                        y: root.height / 2
                    }

                    PathAngleArc {
                        moveToStart: false
                        centerX: root.width / 2
                        centerY: root.height / 2
                        radiusX: root.radius - Style.hairline
                        radiusY: root.radius - Style.hairline
                        startAngle: root.startAngle(segment.index)
                        sweepAngle: 360 / root.segments
                    }

                    PathLine {
                        x: root.width / 2
                        y: root.height / 2
                    }
                }
            }

            Column {
                x: root.width / 2 + Math.cos(segment.middle) * root.radius * 0.64 - width / 2
                y: root.height / 2 + Math.sin(segment.middle) * root.radius * 0.64 - height / 2
                spacing: Style.hairline

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: segment.modelData.tile >= 0
                    spacing: Style.hairline

                    Pictogram {
                        name: segment.modelData.sign
                        width: Style.signLarge
                        height: Style.signLarge
                    }

                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: text !== ""
                        text: "I".repeat(segment.modelData.level)
                        color: Style.color.ink
                        font.family: "serif"
                        font.pixelSize: Style.wheelFigure
                        font.weight: Font.Bold
                    }
                }

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Style.hairline

                    Repeater {
                        model: [{
                                "sign": "excavator",
                                "count": segment.modelData.excavators
                            }, {
                                "sign": "mixer",
                                "count": segment.modelData.mixers
                            }, {
                                "sign": "machine",
                                "count": segment.modelData.excamixers
                            }]

                        Row {
                            id: machines

                            required property var modelData

                            visible: modelData.count > 0

                            PlainText {
                                text: machines.modelData.count
                                color: Style.color.ink
                                font.pixelSize: Style.wheelFigure
                                font.weight: Font.DemiBold
                            }

                            Pictogram {
                                name: machines.modelData.sign
                                width: Style.wheelFigure
                                height: Style.wheelFigure
                            }
                        }
                    }
                }

                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: segment.index === 0
                    text: "▾"
                    color: Style.color.inkSoft
                    font.pixelSize: Style.pictogram
                }
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.hub
        height: width
        radius: root.hub
        color: Style.color.paper
        border.width: Style.hairline
        border.color: Style.color.inkSoft
    }
}

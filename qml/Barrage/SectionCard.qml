pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A section of the management board with its spaces in small; a tap shows them in large.
AbstractButton {
    id: root

    required property tableSection section

    text: section.title
    padding: Style.gapSmall
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    Accessible.name: `${text}. ${section.summary}`
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: Style.gapSmall / 2

        BodyText {
            width: parent.width
            text: root.text
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
            lineHeight: 1.1
            Accessible.ignored: true
        }

        Flow {
            width: parent.width
            spacing: Style.gapSmall / 2

            Repeater {
                model: root.section.spots

                SpotDot {
                    required property tableSpot modelData

                    spot: modelData
                }
            }
        }
    }

    background: TapFace {
        button: root
    }
}

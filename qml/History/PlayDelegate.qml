import QtQuick
import QtQuick.Controls.Basic
import Penstock.Components
import Penstock.Style

// A play in the list; a tap opens it.
AbstractButton {
    id: root

    required property int index
    required property string playId
    required property string date
    required property string title
    required property string result
    required property int photoCount
    required property bool isTracked
    readonly property string heading: {
        let text = `${date} · ${title}`;
        if (isTracked)
            text += " · " + qsTr("tracked");
        if (photoCount > 0)
            text += " · " + qsTr("photos: %1").arg(photoCount);
        return text;
    }

    objectName: `play${index}`
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall
    Accessible.role: Accessible.Button
    Accessible.name: `${date}, ${title}: ${result.replace(/\n/g, ", ")}`
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }

    contentItem: Column {
        BodyText {
            width: parent.width
            text: root.heading
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
        }

        BodyText {
            objectName: "result"
            width: parent.width
            text: root.result
        }
    }
}

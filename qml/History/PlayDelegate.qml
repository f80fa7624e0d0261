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
    required property bool hasKeys
    readonly property string headingText: {
        let text = `${date} · ${title}`;
        if (isTracked)
            text += " · " + qsTr("tracked");
        if (photoCount > 0)
            text += " · " + qsTr("photos: %1").arg(photoCount);
        return text;
    }

    objectName: `play${index}`
    // No positioner: the list must know the height at once to show a row whole.
    implicitHeight: Math.max(Style.touch, heading.implicitHeight + standings.implicitHeight + 2 * Style.gapSmall)
    Accessible.role: Accessible.Button
    Accessible.name: `${date}, ${title}: ${result.replace(/\n/g, ", ")}`
    focusPolicy: Qt.NoFocus // PlayKeys has it for all rows

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.hasKeys ? Style.focusLine : Style.hairline
        border.color: root.hasKeys ? Style.color.ink : Style.color.line
    }

    BodyText {
        id: heading

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * x
        text: root.headingText
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
    }

    BodyText {
        id: standings

        objectName: "result"
        anchors.top: heading.bottom
        x: heading.x
        width: heading.width
        text: root.result
    }
}

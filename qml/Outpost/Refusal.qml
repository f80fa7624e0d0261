import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What a rule has against what is entered; nothing if it is fine.
BodyText {
    id: root

    required property string reason

    objectName: "refusal"
    text: reason === "" ? "" : `⊘ ${reason}`
    visible: reason !== ""
    font.pixelSize: Style.fontSmall
    Accessible.role: Accessible.AlertMessage
    Accessible.name: reason

    Announcer {
        item: root
        text: root.visible ? root.reason : ""
    }
}

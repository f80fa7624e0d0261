import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What has to be known before anything else is done: about the store, about the game that is open.
Column {
    id: root

    required property StoreHost host
    required property GameTables tables

    spacing: Style.gap

    NoticeBox {
        objectName: "storeNotice"
        width: root.width
        text: root.host.notice
        onDismissed: root.host.dismissNotice()
    }

    NoticeBox {
        objectName: "tableNotice"
        width: root.width
        canDismiss: false
        text: root.tables.trouble
    }
}

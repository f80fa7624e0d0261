import Penstock.App
import Penstock.Components

// What became of a backup, an export or a file with games, on whatever page one is.
NoticeBox {
    id: root

    required property StoreTransfer transfer

    objectName: "transferMessage"
    text: transfer.message
    canDismiss: !transfer.isBusy
    onDismissed: transfer.dismiss()
}

import QtQuick
import Penstock.Table as Table

Table.LogPage {
    // Seats are told by their colours here.
    badge: SeatBadge {
        property int seat: 0

        colour: seat < 6 ? seat : -1
    }
}

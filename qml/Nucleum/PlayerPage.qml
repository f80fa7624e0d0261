import QtQuick

// A player's board at a glance.
SheetPage {
    seat: 0
}

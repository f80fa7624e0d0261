import QtQuick
import Penstock.Table as Table

Table.LogPage {
    badge: CompanyBadge {
        property int seat: 0

        company: seat
    }
}

import QtQuick
import Penstock.App
import Penstock.Style
import Penstock.Table as Table

Table.HelpPage {
    entries: OutpostHelpModel {
    }

    sign: OutpostSign {
        name: ""
        ground: Style.color.paper
    }
}

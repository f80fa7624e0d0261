import QtQuick
import Penstock.App
import Penstock.Style
import Penstock.Table as Table

Table.HelpPage {
    entries: HelpModel {
    }

    sign: Pictogram {
        name: ""
        ground: Style.color.paper
    }
}

import QtQuick
import Penstock.App
import Penstock.Style
import Penstock.Table as Table

Table.HelpPage {
    entries: NucleumHelpModel {
    }

    sign: NucleumSign {
        name: ""
        ground: Style.color.paper
    }
}

pragma Singleton
import QtQuick
import Penstock.Style

// Colours of pieces, cards and maps. In a module of its own, which the first page does not read.
QtObject {
    id: root

    readonly property MapColors map: Style.dark ? root.nightMap : root.dayMap

    // In whose colours somebody plays, whatever the game: companies, players and markers are counted
    // through, below 0 is nobody.
    function seat(colour: int): CompanyColors {
        let place = colour;
        for (const colors of [companies, players, markers]) {
            if (place >= 0 && place < colors.length)
                return colors[place];
            place -= colors.length;
        }
        return nobody;
    }

    // In the order of the companies' numbers: USA, Germany, Italy, France, the Netherlands.
    readonly property list<CompanyColors> companies: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
            letter: "U"
        },
        CompanyColors {
            fill: "#1a1a1a"
            text: "#ffffff"
            letter: "G"
        },
        CompanyColors {
            fill: "#1f6b3a"
            text: "#ffffff"
            letter: "I"
        },
        CompanyColors {
            fill: "#ffffff"
            text: "#1c2830"
            letter: "F"
        },
        CompanyColors {
            fill: "#e8820c"
            text: "#1c1300"
            letter: "N"
        }
    ]

    // Starting, national, green, yellow and red contracts.
    readonly property list<CompanyColors> contracts: [
        CompanyColors {
            fill: "#8a5a2b"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#3f3f8f"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#2c7a3f"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
        },
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
        }
    ]

    // Wooden pieces of players: red, blue, green, yellow, black, purple. Each has a shape of its own.
    readonly property list<CompanyColors> players: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
            shape: "M12 5 a7 7 0 1 1 -0.01 0 z"
        },
        CompanyColors {
            fill: "#1d5fa8"
            text: "#ffffff"
            shape: "M6 6 h12 v12 h-12 z"
        },
        CompanyColors {
            fill: "#1f6b3a"
            text: "#ffffff"
            shape: "M12 5 l8 14 h-16 z"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
            shape: "M12 4 l8 8 l-8 8 l-8 -8 z"
        },
        CompanyColors {
            fill: "#1a1a1a"
            text: "#ffffff"
            shape: "M9.5 4 h5 v5.5 h5.5 v5 h-5.5 v5.5 h-5 v-5.5 h-5.5 v-5 h5.5 z"
        },
        CompanyColors {
            fill: "#6b3a8f"
            text: "#ffffff"
            shape: "M12 3 l2.7 5.8 l6.3 0.8 l-4.6 4.4 l1.2 6.2 l-5.6 -3.1 l-5.6 3.1 l1.2 -6.2 l-4.6 -4.4 l6.3 -0.8 z"
        }
    ]

    // Players' markers with a sign on them: red, yellow, blue and turquoise.
    readonly property list<CompanyColors> markers: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
            letter: "●"
            shape: "M12 6 a6 6 0 1 1 -0.01 0 z"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
            letter: "✚"
            shape: "M10 6 h4 v4 h4 v4 h-4 v4 h-4 v-4 h-4 v-4 h4 z"
        },
        CompanyColors {
            fill: "#1f4e9c"
            text: "#ffffff"
            letter: "■"
            shape: "M6 6 h12 v12 h-12 z"
        },
        CompanyColors {
            fill: "#0b6e6b"
            text: "#ffffff"
            letter: "◆"
            shape: "M12 5.5 l6.5 6.5 l-6.5 6.5 l-6.5 -6.5 z"
        }
    ]
    readonly property CompanyColors nobody: CompanyColors {
        fill: Style.color.paper
        text: Style.color.ink
    }

    // Power plants, habitats and technologies.
    readonly property list<CompanyColors> cards: [
        CompanyColors {
            fill: "#2c7a3f"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
        },
        CompanyColors {
            fill: "#1d5fa8"
            text: "#ffffff"
        }
    ]

    readonly property MapColors dayMap: MapColors {
        mountains: "#e6e7ea"
        hills: "#e7ecdf"
        plains: "#f0e9d6"
        relief: "#d3d2c9"
        river: "#b9daee"
        shore: "#86b6d4"
        basin: "#fbfdfd"
        basinLine: "#5f8299"
        space: "#7d8a92"
        redSpace: "#b3261e"
        pipe: "#798287"
        pipeEdge: "#1c2830"
        neutral: "#7b7060"
        neutralText: "#ffffff"
        concerned: "#b57300"
        concernedText: "#1c1300"
    }
    readonly property MapColors nightMap: MapColors {
        mountains: "#1e2a35"
        hills: "#1c2d2c"
        plains: "#272a22"
        relief: "#33424c"
        river: "#1d4d6c"
        shore: "#3a7ea6"
        basin: "#17232c"
        basinLine: "#5c8096"
        space: "#8497a3"
        redSpace: "#ff8a80"
        pipe: "#6f808a"
        pipeEdge: "#dfe7eb"
        neutral: "#b5a890"
        neutralText: "#1c1300"
        concerned: "#f2b63a"
        concernedText: "#1c1300"
    }
}

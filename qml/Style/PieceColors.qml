pragma Singleton
import QtQuick

// Colours of pieces and cards that only some games need: made when the first of them is shown.
QtObject {
    // Wooden pieces of players: red, blue, green, yellow, black, purple. Each has a shape of its own
    // in a square of 24 by 24, because the colour alone must not say whose something is.
    readonly property list<CompanyColors> players: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
            letter: "M12 5 a7 7 0 1 1 -0.01 0 z"
        },
        CompanyColors {
            fill: "#1d5fa8"
            text: "#ffffff"
            letter: "M6 6 h12 v12 h-12 z"
        },
        CompanyColors {
            fill: "#1f6b3a"
            text: "#ffffff"
            letter: "M12 5 l8 14 h-16 z"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
            letter: "M12 4 l8 8 l-8 8 l-8 -8 z"
        },
        CompanyColors {
            fill: "#1a1a1a"
            text: "#ffffff"
            letter: "M9.5 4 h5 v5.5 h5.5 v5 h-5.5 v5.5 h-5 v-5.5 h-5.5 v-5 h5.5 z"
        },
        CompanyColors {
            fill: "#6b3a8f"
            text: "#ffffff"
            letter: "M12 3 l2.7 5.8 l6.3 0.8 l-4.6 4.4 l1.2 6.2 l-5.6 -3.1 l-5.6 3.1 l1.2 -6.2 l-4.6 -4.4 l6.3 -0.8 z"
        }
    ]

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
}

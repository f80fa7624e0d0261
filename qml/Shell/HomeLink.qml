import Penstock.Components
import Penstock.Style

// One way on from home; in large text on a small phone its words get smaller, not broken.
ActionButton {
    leftPadding: Style.gapSmall
    rightPadding: Style.gapSmall
    font.pixelSize: width > 0 && width < 7.5 * Style.fontBody ? Style.fontSmall : Style.fontBody
}

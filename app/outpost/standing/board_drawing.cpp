#include "app/outpost/standing/board_drawing.h"

#include <algorithm>

#include "engine/outpost/turns.h"

namespace outpost {

namespace {

/// In the order of the inks in BoardMiniature.qml; those of the Syndicate and of the players'
/// colours follow.
enum Ink { Sky, Ground, FarGround, Edge, NoCard, PlantCard, HabitatCard, TechnologyCard, OwnerInk };

constexpr QSizeF kSize{360, 418};
constexpr int kCardsInARow = 4;
constexpr QSizeF kCard{66, 46};
constexpr qreal kCardGap = 12;
constexpr qreal kMargin = 30;
constexpr qreal kGroundLine = 384;
constexpr qreal kHouse = 34;     // as wide as the columns allow
constexpr qreal kMostHouse = 22; // the height of one above the other
constexpr qreal kSkyline = 196;  // room for houses

int inkOf(const Card& card) {
    switch (card.kind) {
    case CardKind::Plant:
        return PlantCard;
    case CardKind::Habitat:
        return HabitatCard;
    case CardKind::Technology:
        return TechnologyCard;
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
    return NoCard;
}

void addMarket(Drawing& drawing, const State& state) {
    for (std::size_t i = 0; i < state.market.size() && i < 2 * kCardsInARow; ++i) {
        const QPointF corner(
            kMargin + static_cast<qreal>(i % kCardsInARow) * (kCard.width() + kCardGap),
            26 + static_cast<qreal>(i / kCardsInARow) * (kCard.height() + kCardGap));
        drawing.fillBox({corner, kCard}, 7, inkOf(state.market[i].top()));
    }
}

/// A house with a roof, seen from the front.
QPainterPath housePath(const QRectF& box) {
    QPainterPath house;
    const qreal eaves = box.top() + box.height() * 0.45;
    house.moveTo(box.bottomLeft());
    house.lineTo(box.left(), eaves);
    house.lineTo(box.center().x(), box.top());
    house.lineTo(box.right(), eaves);
    house.lineTo(box.bottomRight());
    house.closeSubpath();
    return house;
}

void addHouses(Drawing& drawing, const State& state, const Cast& cast) {
    const FullOrder order = fullOrder(state);
    int most = 1;
    for (const Owner owner : order)
        most = std::max(most, state.of(owner).network());
    const qreal column = (kSize.width() - 2 * kMargin) / static_cast<qreal>(order.size());
    const qreal width = std::min(kHouse, column - 8);
    const qreal rise = std::min(kMostHouse, kSkyline / most);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Owner owner = order[i];
        const int ink =
            OwnerInk + (owner == Owner::Syndicate ? 0 : 1 + cast.colourOf(seatOf(owner)));
        const qreal left = kMargin + (static_cast<qreal>(i) + 0.5) * column - width / 2;
        for (int city = 0; city < state.of(owner).network(); ++city) {
            const QPainterPath house =
                housePath({left, kGroundLine - (city + 1) * rise - 8, width, rise + 8});
            drawing.fill(house, ink);
            drawing.draw(house, Edge, 3);
        }
    }
}

} // namespace

Drawing boardDrawing(const State& state, const Cast& cast) {
    Drawing drawing;
    drawing.size = kSize;
    drawing.fillBox({{0, 0}, kSize}, 0, Sky);
    QPainterPath hills;
    hills.addEllipse(QPointF(60, 430), 210, 130);
    hills.addEllipse(QPointF(330, 440), 170, 170);
    drawing.fill(hills, FarGround);
    addMarket(drawing, state);
    QPainterPath ground;
    ground.addEllipse(QPointF(180, 560), 420, 186);
    drawing.fill(ground, Ground);
    addHouses(drawing, state, cast);
    return drawing;
}

} // namespace outpost

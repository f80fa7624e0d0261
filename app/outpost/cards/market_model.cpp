#include "app/outpost/cards/market_model.h"

#include "engine/outpost/market.h"
#include "engine/outpost/workers.h"

using namespace outpost;

namespace {

QString spokenText(const MarketSpaceFace& face) {
    QStringList parts{face.card.name};
    if (!face.card.facts.isEmpty())
        parts.append(face.card.facts);
    parts.append(MarketModel::tr("minimum bid %1").arg(face.minimumBid));
    if (face.discount > 0)
        parts.append(MarketModel::tr("discount %1").arg(face.discount));
    if (face.pile > 1)
        parts.append(MarketModel::tr("pile of %1").arg(face.pile));
    parts.append(face.isCurrent ? MarketModel::tr("current market")
                                : MarketModel::tr("future market"));
    if (face.isUnderHammer)
        parts.append(MarketModel::tr("under the hammer"));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QList<MarketSpaceFace> MarketModel::spaces() const {
    QList<MarketSpaceFace> faces;
    if (!isOpen())
        return faces;
    const std::size_t current = state().currentSpaces();
    for (const MarketSpace& space : state().market) {
        MarketSpaceFace face;
        face.card = faceOf(space.top());
        face.isCurrent = static_cast<std::size_t>(faces.size()) < current;
        face.isUnderHammer = space.isUnderHammer;
        face.pile = static_cast<int>(space.cards.size());
        face.discount = space.discount();
        face.minimumBid = space.top().kind == CardKind::Step3 ? 0 : minimumBid(space);
        face.spoken = spokenText(face);
        faces.append(face);
    }
    return faces;
}

int MarketModel::currentSpaces() const {
    return isOpen() ? static_cast<int>(state().currentSpaces()) : 0;
}

int MarketModel::deckCards() const {
    if (!isOpen())
        return 0;
    const Deck& deck = state().deck;
    return deck.unseen + static_cast<int>(deck.shuffled.size() + deck.under.size()) +
           (deck.hasStep3 ? 1 : 0);
}

int MarketModel::workers() const { return isOpen() ? state().workers : 0; }

int MarketModel::workerPrice() const { return isOpen() ? cheapestWorker(state()) : 0; }

#include "moc_market_model.cpp"

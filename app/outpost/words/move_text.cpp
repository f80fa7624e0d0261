#include "app/outpost/words/move_text.h"

#include <QCoreApplication>

#include "app/outpost/words/names.h"
#include "engine/outpost/costs.h"
#include "engine/outpost/market.h"
#include "engine/outpost/syndicate.h"
#include "engine/outpost/workers.h"

namespace outpost {

namespace {

QString moveWords(const char* source) { return QCoreApplication::translate("OutpostMove", source); }

/// "Kraków: station, 8 + 10 = 18 Elektro"
QString buildText(const State& state, const Build& build, const Cast& cast) {
    const bool isNew = build.city.index() >= state.cities.size();
    const BuildingCost cost = buildingCost(state, build.piece, build.city, build.connection);
    const QString sum = cost.connection > 0 ? QStringLiteral("%1 + %2 = %3")
                                                  .arg(cost.connection)
                                                  .arg(cost.field)
                                                  .arg(elektro(cost.total()))
                                            : elektro(cost.total());
    const char* const form = isNew ? QT_TRANSLATE_NOOP("OutpostMove", "%1 in a new city, %2: %3")
                                   : QT_TRANSLATE_NOOP("OutpostMove", "%1 in %2: %3");
    return moveWords(form).arg(nameOf(build.piece), cast.nameOf(build.city), sum);
}

QString hireText(const State& state, Owner owner, const Hire& hire) {
    const Hiring sum = hiringOf(state, owner, hire.seasonal, hire.makesRobot);
    QStringList parts;
    if (hire.seasonal > 0)
        parts.append(moveWords(QT_TRANSLATE_NOOP("OutpostMove", "%1 seasonal for %2"))
                         .arg(hire.seasonal)
                         .arg(elektro(sum.cost)));
    if (sum.housed > 0)
        parts.append(moveWords(QT_TRANSLATE_NOOP("OutpostMove", "%1 housed free")).arg(sum.housed));
    if (hire.makesRobot)
        parts.append(moveWords(QT_TRANSLATE_NOOP("OutpostMove", "1 robot made")));
    if (parts.isEmpty())
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "hires nobody and ends the turn"));
    return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "hires: %1"))
        .arg(parts.join(QStringLiteral(", ")));
}

QString syndicateText(const State& state, const Cast& cast, const Move& move) {
    if (std::holds_alternative<SyndicateOperate>(move.what))
        return moveWords(
            QT_TRANSLATE_NOOP("OutpostMove", "places its cards and takes its workers"));
    if (const auto space = syndicateSpace(state))
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "takes %1"))
            .arg(nameOf(state.market[*space].top()));
    return cast.nameOf(move.by);
}

struct Sentence {
    const State& state;
    const Cast& cast;
    const Move& move;

    [[nodiscard]] Owner owner() const { return static_cast<Owner>(move.by); }

    QString operator()(const Draw& draw) const {
        const QString facts = factsOf(draw.card);
        const QString name = nameOf(draw.card);
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Card drawn: %1"))
            .arg(facts.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, facts));
    }
    QString operator()(const HammerFalls& sale) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Sold to %1 for %2"))
            .arg(cast.nameOf(sale.winner), elektro(sale.price));
    }
    QString operator()(const PutUp& putUp) const {
        const QString card =
            putUp.space < state.market.size() ? nameOf(state.market[putUp.space].top()) : QString();
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "puts up %1, bid %2"))
            .arg(card)
            .arg(putUp.bid);
    }
    QString operator()(const Bid& bid) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "bids %1")).arg(bid.amount);
    }
    QString operator()(const PassBid&) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "passes in this auction"));
    }
    QString operator()(const Pass&) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "passes and buys no card"));
    }
    QString operator()(const Build& build) const { return buildText(state, build, cast); }
    QString operator()(const BuildOnOutpost& build) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "%1 on the Outpost card"))
            .arg(nameOf(build.piece));
    }
    QString operator()(const PlaceCard& place) const {
        if (!place.replaced.isSet())
            return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "puts %1 on a slot"))
                .arg(nameOf(place.card));
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "puts %1 in the place of %2"))
            .arg(nameOf(place.card), nameOf(place.replaced));
    }
    QString operator()(const Hire& hire) const { return hireText(state, owner(), hire); }
    QString operator()(const EndTurn&) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "ends the turn"));
    }
    QString operator()(const Declare& declare) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "supplies %1"))
            .arg(cities(declare.supplied));
    }
    QString operator()(const PlaceSyndicateStation& place) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Syndicate's station in %1"))
            .arg(cast.nameOf(place.city));
    }
    QString operator()(const SyndicateTake&) const { return syndicateText(state, cast, move); }
    QString operator()(const SyndicateBuild& build) const {
        if (!build.city.isSet())
            return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "no field is left for its piece"));
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Syndicate's piece in %1"))
            .arg(cast.nameOf(build.city));
    }
    QString operator()(const SyndicateOperate&) const { return syndicateText(state, cast, move); }
    QString operator()(const Correct& correct) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Corrected: %1"))
            .arg(correctionText(state, correct, cast));
    }
    QString operator()(const MoveCard& moved) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Corrected: %1, %2 → %3"))
            .arg(nameOf(moved.card), placeText(moved.from, cast), placeText(moved.to, cast));
    }
    QString operator()(const ChangeCard& changed) const {
        return moveWords(QT_TRANSLATE_NOOP("OutpostMove", "Corrected: %1 is %2 (%3)"))
            .arg(nameOf(changed.from), nameOf(changed.to), factsOf(changed.to));
    }
};

} // namespace

QString moveText(const State& state, const Move& move, const Cast& cast) {
    const QString sentence = std::visit(Sentence{state, cast, move}, move.what);
    if (move.by == Actor::Table)
        return sentence;
    return QCoreApplication::translate("OutpostMove", "%1: %2", "who and what")
        .arg(cast.nameOf(move.by), sentence);
}

} // namespace outpost

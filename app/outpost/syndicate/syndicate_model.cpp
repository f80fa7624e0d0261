#include "app/outpost/syndicate/syndicate_model.h"

#include "app/outpost/turn/city_names.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "app/outpost/words/syndicate_text.h"

using namespace outpost;

namespace {

City cityOf(int number) { return City(static_cast<std::uint8_t>(number)); }

} // namespace

void SyndicateModel::startAnew() {
    m_city = -1;
    m_decision.reset();
    if (isOpen() && !state().isOver() && isSyndicateToDecide(state()))
        m_decision = decide(state());
}

bool SyndicateModel::isStart() const {
    return isOpen() && table()->asked() == OutpostTable::StartStation;
}

bool SyndicateModel::isPlacing() const {
    return isOpen() && table()->asked() == OutpostTable::Place;
}

QList<SyndicateStep> SyndicateModel::steps() const {
    QList<SyndicateStep> steps;
    if (!m_decision)
        return steps;
    for (const Instruction& instruction : m_decision->instructions)
        steps.append({signOf(instruction), instructionText(instruction, cast())});
    return steps;
}

QStringList SyndicateModel::reasons() const {
    QStringList reasons;
    if (!m_decision)
        return reasons;
    for (const Reason& reason : m_decision->reasons)
        reasons.append(reasonText(reason));
    return reasons;
}

QString SyndicateModel::prompt() const {
    if (isStart())
        return tr("%1 places a station of the Syndicate. In which city?")
            .arg(cast().nameOf(decider(state())));
    if (!isPlacing())
        return {};
    return tr("Where does the Syndicate build its piece: %1?")
        .arg(nameOf(syndicatePlace(state()).piece));
}

QString SyndicateModel::why() const {
    if (isStart())
        return tr("Six stations on fields of 10: the first anywhere, every other one beside a city "
                  "of the Syndicate (O-14.3).");
    return isPlacing() ? placeText(syndicatePlace(state())) : QString();
}

Move SyndicateModel::moveTo(int city) const {
    const Actor by = decider(state());
    if (isStart())
        return {by, PlaceSyndicateStation{cityOf(city)}};
    return {by, SyndicateBuild{city >= 0 ? cityOf(city) : City()}};
}

QList<CityFace> SyndicateModel::cities() const {
    QList<CityFace> faces;
    if (!isStart() && !isPlacing())
        return faces;
    const int count = static_cast<int>(state().cities.size());
    QList<CityFace> refused;
    if (!state().map.isEntered() && check(state(), moveTo(count)))
        faces.append({count, tr("A new city"), tr("nobody has built there yet"), {}});
    for (int i = 0; i < count; ++i) {
        const CityState& each = state().cities[static_cast<std::size_t>(i)];
        if (!each.isInPlay)
            continue;
        CityFace face{i, cast().nameOf(cityOf(i)), contentOf(each, cast()), {}};
        const Check checked = check(state(), moveTo(i));
        if (!checked)
            face.reason = sentenceFor(checked.error());
        (checked ? faces : refused).append(face);
    }
    return faces + refused;
}

void SyndicateModel::setCity(int city) {
    m_city = city;
    emit changed();
}

bool SyndicateModel::isNewCity() const {
    return isOpen() && m_city >= static_cast<int>(state().cities.size());
}

QStringList SyndicateModel::knownNames() const {
    return isNewCity() ? unusedCityNames(*table()) : QStringList();
}

bool SyndicateModel::canSkip() const { return isPlacing() && check(state(), moveTo(-1)).ok(); }

QString SyndicateModel::refusal() const {
    if (m_city < 0 || (!isStart() && !isPlacing()))
        return {};
    const Check checked = check(state(), moveTo(m_city));
    return checked ? QString() : sentenceFor(checked.error());
}

bool SyndicateModel::done() {
    if (!m_decision)
        return false;
    const Move move = m_decision->move; // the decision goes with it
    return table()->commit(move);
}

bool SyndicateModel::place(const QString& name) {
    if (m_city < 0 || !refusal().isEmpty())
        return false;
    const City city = cityOf(m_city);
    const Move move = moveTo(m_city);
    rememberCityName(*table(), name);
    return table()->commit(move, city, name);
}

bool SyndicateModel::skip() { return canSkip() && table()->commit(moveTo(-1)); }

#include "moc_syndicate_model.cpp"

#include <algorithm>
#include <iterator>

#include "app/nucleum/choices/build_forms.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/colour_match.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

bool isUnknown(const Check& check) {
    return !check && check.error().code == ErrorCode::FactUnknown;
}

QList<NucleumOption> endOptions(EndColour chosen) {
    QList<NucleumOption> options;
    for (int i = 0; i <= static_cast<int>(EndColour::Wild); ++i) {
        options.append(
            optionFor(i, nameOf(static_cast<EndColour>(i)), static_cast<EndColour>(i) == chosen));
        if (i > 0 && i < static_cast<int>(EndColour::Wild))
            options.back().mark = i;
    }
    return options;
}

} // namespace

QString RailwayForm::title() const { return Nucleum::tr("Lay a railway"); }

/// The engine's move names the city that comes first in City as `a`.
LayRailway RailwayForm::moveFor(City one, City other) const {
    LayRailway lay;
    lay.a = std::min(one, other);
    lay.b = std::max(one, other);
    const bool isTurned = one > other;
    lay.towardsA = isTurned ? m_towardsOther : m_towardsOne;
    lay.towardsB = isTurned ? m_towardsOne : m_towardsOther;
    return lay;
}

/// Whether any space of the connection can be used.
Check RailwayForm::checkPair(City one, City other) const {
    if (one == other)
        return refuse(ErrorCode::NoSuchConnection, "N-3.5");
    std::vector<Check> checks;
    for (std::uint8_t space = 0; space < kMostTrackSpaces; ++space) {
        LayRailway tried = moveFor(one, other);
        tried.space = space;
        checks.push_back(ground().check(tried));
        if (checks.back() || isUnknown(checks.back()))
            return checks.back();
    }
    return checks.front();
}

/// Once both cities are chosen their long lists come last.
std::vector<Field> RailwayForm::fields() const {
    std::vector<Field> cities;
    cities.push_back(cityField(ground(), "one", Nucleum::tr("From"), m_one, [this](City city) {
        const LayRailway tried = moveFor(city, city == City::Aussig ? City::Bautzen : City::Aussig);
        const Check check = ground().check(tried);
        const bool isForAll = !check && (check.error().code == ErrorCode::NoTile ||
                                         check.error().code == ErrorCode::WrongPhase);
        return isForAll ? check : allowed();
    }));
    if (m_one == City::None)
        return cities;
    cities.push_back(cityField(ground(), "other", Nucleum::tr("Towards"), m_other,
                               [this](City city) { return checkPair(m_one, city); }));
    if (m_other == City::None)
        return cities;
    std::vector<Field> fields;
    addSpaces(fields);
    if (space() >= 0) {
        fields.push_back(choiceField("towardsOne",
                                     Nucleum::tr("End of the tile towards %1").arg(nameOf(m_one)),
                                     endOptions(m_towardsOne)));
        fields.push_back(choiceField("towardsOther",
                                     Nucleum::tr("End of the tile towards %1").arg(nameOf(m_other)),
                                     endOptions(m_towardsOther)));
    }
    std::ranges::move(cities, std::back_inserter(fields));
    return fields;
}

int RailwayForm::space() const {
    if (m_space >= 0)
        return m_space;
    const auto connection = findConnection(state().facts, m_one, m_other);
    if (!connection)
        return -1;
    int only = -1;
    for (int i = 0; i < connectionAt(state(), *connection).spaces; ++i) {
        LayRailway tried = moveFor(m_one, m_other);
        tried.space = static_cast<std::uint8_t>(i);
        const Check check = ground().check(tried);
        if (!check && !isUnknown(check))
            continue;
        if (only >= 0)
            return -1;
        only = i;
    }
    return only;
}

void RailwayForm::addSpaces(std::vector<Field>& fields) const {
    const auto connection = findConnection(state().facts, m_one, m_other);
    if (!connection)
        return; // how many there are is asked for with the button
    QList<NucleumOption> spaces;
    const int count = connectionAt(state(), *connection).spaces;
    if (count == 1)
        return;
    for (int i = 0; i < count; ++i) {
        // Counted from the city that was tapped first.
        const int space = m_one < m_other ? i : count - 1 - i;
        LayRailway tried = moveFor(m_one, m_other);
        tried.space = static_cast<std::uint8_t>(space);
        spaces.append(optionFor(space, QString::number(i + 1), ground().check(tried),
                                this->space() == space));
    }
    fields.push_back(choiceField(
        "space", Nucleum::tr("Track space, counted from %1").arg(nameOf(m_one)), spaces));
}

void RailwayForm::set(const QString& key, int value) {
    if (key == QLatin1String("one")) {
        m_one = static_cast<City>(value);
        m_other = City::None;
        m_space = -1;
    } else if (key == QLatin1String("other")) {
        m_other = static_cast<City>(value);
        m_space = -1;
    } else if (key == QLatin1String("space")) {
        m_space = value;
    } else if (key == QLatin1String("towardsOne")) {
        m_towardsOne = static_cast<EndColour>(value);
    } else {
        m_towardsOther = static_cast<EndColour>(value);
    }
}

QStringList RailwayForm::summary() const {
    if (m_one == City::None)
        return {Nucleum::tr("Tap two cities on the map, or choose them here.")};
    if (m_other == City::None)
        return {};
    QStringList lines{Nucleum::tr("Cost: %1 of %2").arg(workers(1), workers(own().workers))};
    const LayRailway lay = moveFor(m_one, m_other);
    const auto red = redConnection(state().mapSide());
    if (lay.a == red[0] && lay.b == red[1])
        lines.append(Nucleum::tr("Red track space: %1").arg(thaler(kRedTrackCost)));
    if (space() >= 0)
        lines.append(Nucleum::tr("A colour that is left unknown may match: the table decides."));
    return lines;
}

std::optional<Move> RailwayForm::move() const {
    if (m_one == City::None || m_other == City::None)
        return std::nullopt;
    LayRailway lay = moveFor(m_one, m_other);
    // A connection nobody has entered yet is refused for that, whatever the space.
    if (space() < 0 && findConnection(state().facts, m_one, m_other))
        return std::nullopt;
    lay.space = static_cast<std::uint8_t>(std::max(0, space()));
    return ground().by(lay);
}

QString RailwayForm::acceptText() const {
    return findConnection(state().facts, m_one, m_other) ? Nucleum::tr("Lay the railway")
                                                         : Nucleum::tr("Next: the track spaces");
}

QString RailwayForm::cityKey() const {
    return m_one == City::None || m_other != City::None ? QStringLiteral("one")
                                                        : QStringLiteral("other");
}

} // namespace nucleum

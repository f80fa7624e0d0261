#include "app/nucleum/choices/build_forms.h"

#include <array>

#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/legal.h"

namespace nucleum {

namespace {

const std::array<QString, kBuildingTypeCount> kTypeSigns{
    QStringLiteral("residence"), QStringLiteral("factory"), QStringLiteral("laboratory")};

} // namespace

// --- urbanize -----------------------------------------------------------------------------------

QString UrbanizeForm::title() const { return Nucleum::tr("Urbanize"); }

/// With the city that is chosen, or with any; the discount of the tile is entered later.
Check UrbanizeForm::checkOf(const Urbanize& move) const {
    Urbanize tried = move;
    tried.discount = isWithoutTile(state()) ? 0 : kMostDiscount;
    if (move.city != City::None)
        return ground().check(tried);
    std::vector<Check> checks;
    for (int i = 0; i < kCityCount; ++i) {
        tried.city = static_cast<City>(i);
        checks.push_back(ground().check(tried));
    }
    return anyAllowed(checks);
}

std::vector<Field> UrbanizeForm::fields() const {
    QList<NucleumOption> types;
    for (int i = 0; i < kBuildingTypeCount; ++i) {
        const auto type = static_cast<BuildingType>(i);
        std::vector<Check> checks;
        for (std::uint8_t level = 0; level < kLevelCount; ++level) {
            Urbanize tried = m_move;
            tried.building = {type, level};
            checks.push_back(checkOf(tried));
        }
        types.append(optionFor(i, nameOf(type), anyAllowed(checks),
                               m_hasType && m_move.building.type == type));
        types.back().sign = kTypeSigns[static_cast<std::size_t>(i)];
    }
    std::vector<Field> fields{choiceField("type", Nucleum::tr("Building"), types)};
    if (!m_hasType)
        return fields;
    QList<NucleumOption> levels;
    for (std::uint8_t level = 0; level < kLevelCount; ++level) {
        Urbanize tried = m_move;
        tried.building.level = level;
        levels.append(optionFor(level, levelName(level), checkOf(tried),
                                m_hasLevel && m_move.building.level == level));
        levels.back().detail = thaler(urbanizeCost(state(), player(), tried, termsOf(state())));
    }
    fields.push_back(choiceField("level", Nucleum::tr("Level"), levels));
    if (!m_hasLevel)
        return fields;
    if (!isWithoutTile(state()))
        fields.push_back(discountField(m_move.discount));
    fields.push_back(
        switchField("red", Nucleum::tr("Plot with a red border, +2 Thaler"), m_move.isRed));
    // Last: it is long, and usually the map is tapped.
    fields.push_back(
        cityField(ground(), "city", Nucleum::tr("City"), m_move.city, [this](City city) {
            Urbanize tried = m_move;
            tried.city = city;
            return checkOf(tried);
        }));
    return fields;
}

void UrbanizeForm::set(const QString& key, int value) {
    if (key == QLatin1String("type")) {
        m_move.building.type = static_cast<BuildingType>(value);
        m_hasType = true;
    } else if (key == QLatin1String("level")) {
        m_move.building.level = static_cast<std::uint8_t>(value);
        m_hasLevel = true;
    } else if (key == QLatin1String("city")) {
        m_move.city = static_cast<City>(value);
    } else if (key == QLatin1String("red")) {
        m_move.isRed = value != 0;
    } else {
        m_move.discount = static_cast<std::uint8_t>(value);
    }
}

QStringList UrbanizeForm::summary() const {
    if (!m_hasType || !m_hasLevel)
        return {};
    const int cost = urbanizeCost(state(), player(), m_move, termsOf(state()));
    const QString type = nameOf(m_move.building.type);
    const QString symbols =
        isGovernment(m_move.building) ? Nucleum::tr("%1 or government").arg(type) : type;
    return {Nucleum::tr("Cost: %1 of %2").arg(thaler(cost), thaler(own().thaler)),
            Nucleum::tr("Allowed: a red-bordered plot, or a black one that shows %1. Of the black "
                        "ones, a free plot with a single symbol comes first.")
                .arg(symbols)};
}

std::optional<Move> UrbanizeForm::move() const {
    if (!m_hasType || !m_hasLevel || m_move.city == City::None)
        return std::nullopt;
    return ground().by(m_move);
}

QString UrbanizeForm::acceptText() const {
    return Nucleum::tr("Build %1 in %2").arg(nameOf(m_move.building), nameOf(m_move.city));
}

// --- industrialize ------------------------------------------------------------------------------

QString IndustrializeForm::title() const { return Nucleum::tr("Industrialize"); }

/// With the city that is chosen, or with any; the symbols of the tile are entered later.
Check IndustrializeForm::checkOf(const Industrialize& move) const {
    Industrialize tried = move;
    tried.hasWorkerSymbol = !isWithoutTile(state());
    if (move.city != City::None)
        return ground().check(tried);
    std::vector<Check> checks;
    for (int i = 0; i < kCityCount; ++i) {
        tried.city = static_cast<City>(i);
        checks.push_back(ground().check(tried));
    }
    return anyAllowed(checks);
}

std::vector<Field> IndustrializeForm::fields() const {
    QList<NucleumOption> kinds;
    for (const IndustryKind kind : {IndustryKind::Mine, IndustryKind::Turbine}) {
        std::vector<Check> checks;
        for (std::uint8_t row = 0; row < kRowCount; ++row) {
            Industrialize tried = m_move;
            tried.kind = kind;
            tried.row = row;
            tried.city = City::None;
            tried.hasSpaceUranium = false;
            checks.push_back(checkOf(tried));
        }
        kinds.append(optionFor(static_cast<int>(kind), nameOf(kind), anyAllowed(checks),
                               m_hasKind && m_move.kind == kind));
        kinds.back().sign =
            kind == IndustryKind::Mine ? QStringLiteral("mine") : QStringLiteral("turbine");
    }
    std::vector<Field> fields{choiceField("kind", Nucleum::tr("Piece"), kinds)};
    if (!m_hasKind)
        return fields;
    QList<NucleumOption> rows;
    for (std::uint8_t row = 0; row < kRowCount; ++row) {
        Industrialize tried = m_move;
        tried.row = row;
        rows.append(optionFor(row, QString::number(row + 1), checkOf(tried),
                              m_hasRow && m_move.row == row));
        rows.back().detail = workers(industrializeCost(tried, termsOf(state())).workers);
    }
    fields.push_back(choiceField("row", Nucleum::tr("Row of the player board"), rows));
    if (!m_hasRow)
        return fields;
    addSymbols(fields);
    fields.push_back(
        cityField(ground(), "city", Nucleum::tr("City"), m_move.city, [this](City city) {
            Industrialize tried = m_move;
            tried.city = city;
            return checkOf(tried);
        }));
    return fields;
}

void IndustrializeForm::addSymbols(std::vector<Field>& fields) const {
    fields.push_back(
        switchField("red", Nucleum::tr("Space with a red border, 2 Thaler"), m_move.isRed));
    if (m_move.kind == IndustryKind::Mine)
        fields.push_back(switchField("spaceUranium", Nucleum::tr("Space shows +1 uranium"),
                                     m_move.hasSpaceUranium));
    if (isWithoutTile(state()))
        return;
    fields.push_back(switchField("workerSymbol", Nucleum::tr("Tile symbol: 1 worker less"),
                                 m_move.hasWorkerSymbol));
    fields.push_back(switchField("uraniumSymbol", Nucleum::tr("Tile symbol: +1 uranium"),
                                 m_move.hasUraniumSymbol));
}

void IndustrializeForm::set(const QString& key, int value) {
    if (key == QLatin1String("kind")) {
        m_move.kind = static_cast<IndustryKind>(value);
        m_move.hasSpaceUranium = m_move.hasSpaceUranium && m_move.kind == IndustryKind::Mine;
        m_move.city = City::None;
        m_hasKind = true;
    } else if (key == QLatin1String("row")) {
        m_move.row = static_cast<std::uint8_t>(value);
        m_hasRow = true;
    } else if (key == QLatin1String("city")) {
        m_move.city = static_cast<City>(value);
    } else if (key == QLatin1String("red")) {
        m_move.isRed = value != 0;
    } else if (key == QLatin1String("spaceUranium")) {
        m_move.hasSpaceUranium = value != 0;
    } else if (key == QLatin1String("workerSymbol")) {
        m_move.hasWorkerSymbol = value != 0;
    } else {
        m_move.hasUraniumSymbol = value != 0;
    }
}

QStringList IndustrializeForm::summary() const {
    if (!m_hasKind || !m_hasRow)
        return {};
    const IndustrializeCost cost = industrializeCost(m_move, termsOf(state()));
    QStringList lines{
        Nucleum::tr("Cost: %1 of %2").arg(workers(cost.workers), workers(own().workers))};
    if (cost.thaler > 0)
        lines.append(Nucleum::tr("Cost: %1 of %2").arg(thaler(cost.thaler), thaler(own().thaler)));
    if (m_move.kind == IndustryKind::Mine)
        lines.append(Nucleum::tr("Gives %1")
                         .arg(uranium(mineUranium(state(), player(), m_move.hasSpaceUranium))));
    return lines;
}

std::optional<Move> IndustrializeForm::move() const {
    if (!m_hasKind || !m_hasRow || m_move.city == City::None)
        return std::nullopt;
    return ground().by(m_move);
}

QString IndustrializeForm::acceptText() const {
    return Nucleum::tr("Build %1 in %2").arg(nameOf(m_move.kind, m_move.row), nameOf(m_move.city));
}

} // namespace nucleum

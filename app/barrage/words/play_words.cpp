#include "app/barrage/words/play_words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/barrage/words/company_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/source_words.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace barrage {

namespace {

constexpr int kLevelCount = static_cast<int>(Level::VeryHigh) + 1;

QString playWord(const char* source) { return QCoreApplication::translate("Share", source); }

/// The ids of things numbered without gaps from `first`.
template <class Thing>
QStringList idsOf(int first, int count) {
    QStringList ids;
    for (int i = first; i < count; ++i)
        ids << toQt(idOf(static_cast<Thing>(i)));
    return ids;
}

QString roleName(const std::string& id) {
    const auto company = parseId<Company>(id);
    return company ? nameOf(*company) : QString();
}

QString officerName(const std::string& id) {
    const auto officer = parseId<Officer>(id);
    return officer && *officer != Officer::None ? explain::nameOf(*officer) : QString();
}

QString nameOfLevel(const std::string& id) {
    const auto level = parseId<Level>(id);
    return level ? levelName(*level) : QString();
}

QString roleSign(const std::string& id) {
    const auto company = parseId<Company>(id);
    return company ? shortNameOf(*company) : QString();
}

int colourOf(const database::PlayResult& result) {
    const auto company = parseId<Company>(result.role);
    return company ? games::kFirstCompany + static_cast<int>(*company) : -1;
}

QString firstWinAs(const QString& player, const QString& company) {
    return playWord(QT_TRANSLATE_NOOP("Share", "%1's first win with %2.")).arg(player, company);
}

/// Sources of points that share a line of the score sheet.
struct Group {
    std::string_view source;
    const char* label;
};

/// What play itself gave in all its small ways is one line; it takes every source not named here.
constexpr const char* kInPlay = QT_TRANSLATE_NOOP("Share", "In play");
constexpr std::array kGroups{
    Group{"start", QT_TRANSLATE_NOOP("Share", "Start")},
    Group{"", kInPlay},
    Group{"energy_ranking", QT_TRANSLATE_NOOP("Share", "Energy")},
    Group{"energy_track", QT_TRANSLATE_NOOP("Share", "Energy")},
    Group{"bonus_tile", QT_TRANSLATE_NOOP("Share", "Bonus tiles")},
    Group{"objective", QT_TRANSLATE_NOOP("Share", "Objective")},
    Group{"leftovers", QT_TRANSLATE_NOOP("Share", "Supply")},
    Group{"water_in_dams", QT_TRANSLATE_NOOP("Share", "Water")},
    Group{"private_buildings", QT_TRANSLATE_NOOP("Share", "Buildings")},
};

QString sheetLabel(const std::string& source) {
    const auto* const group = std::ranges::find(kGroups, source, &Group::source);
    return playWord(group == kGroups.end() ? kInPlay : group->label);
}

QStringList sheetLabels() {
    QStringList labels;
    for (const Group& group : kGroups)
        if (const QString label = playWord(group.label); !labels.contains(label))
            labels << label;
    return labels;
}

QString boardName(const std::string& id) {
    if (id == "introductory")
        return playWord(QT_TRANSLATE_NOOP("Share", "Introductory game"));
    if (id == "full")
        return playWord(QT_TRANSLATE_NOOP("Share", "Full game"));
    return id == "leeghwater" ? playWord(QT_TRANSLATE_NOOP("Share", "The Leeghwater Project"))
                              : QString();
}

} // namespace

games::PlayWords playWords() {
    games::PlayWords words;
    words.hasAutomas = true;
    words.officerTitle = [] { return QCoreApplication::translate("Statistics", "Officer"); };
    words.winsByOfficer = [] {
        return QCoreApplication::translate("Statistics", "Wins by officer");
    };
    words.roundsTitle = [] { return QCoreApplication::translate("Statistics", "Energy by round"); };
    words.roles = [] { return idsOf<Company>(0, kCompanyCount); };
    words.officers = [] { return idsOf<Officer>(1, kOfficerCount); };
    words.levels = [] { return idsOf<Level>(0, kLevelCount); };
    words.roleName = roleName;
    words.officerName = officerName;
    words.levelName = nameOfLevel;
    words.boardName = boardName;
    words.sourceName = sourceName;
    words.roleSign = roleSign;
    words.colourOf = colourOf;
    words.sheetLabels = sheetLabels;
    words.sheetLabel = sheetLabel;
    words.roleTitle = [] { return QCoreApplication::translate("Statistics", "Company"); };
    words.winsByRole = [] { return QCoreApplication::translate("Statistics", "Wins by company"); };
    words.firstWinAs = firstWinAs;
    return words;
}

} // namespace barrage

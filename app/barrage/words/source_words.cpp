#include "app/barrage/words/source_words.h"

#include <map>
#include <string_view>

#include <QCoreApplication>

namespace barrage {

QString sourceName(const std::string& id) {
    static const std::map<std::string_view, const char*> kWords{
        {"start", QT_TRANSLATE_NOOP("History", "Start")},
        {"income", QT_TRANSLATE_NOOP("History", "Income")},
        {"contract_reward", QT_TRANSLATE_NOOP("History", "Contracts")},
        {"conduit_use", QT_TRANSLATE_NOOP("History", "Conduits")},
        {"action_cost", QT_TRANSLATE_NOOP("History", "Cost of actions")},
        {"surcharge", QT_TRANSLATE_NOOP("History", "Surcharges")},
        {"replaced_machines", QT_TRANSLATE_NOOP("History", "Replaced machines")},
        {"bank", QT_TRANSLATE_NOOP("History", "Bank")},
        {"tile_effect", QT_TRANSLATE_NOOP("History", "Technology tiles")},
        {"production", QT_TRANSLATE_NOOP("History", "Production")},
        {"ability", QT_TRANSLATE_NOOP("History", "Abilities")},
        {"passing_water", QT_TRANSLATE_NOOP("History", "Passing water")},
        {"contract_office", QT_TRANSLATE_NOOP("History", "Contract office")},
        {"officer_fee", QT_TRANSLATE_NOOP("History", "Officer's fee")},
        {"energy_ranking", QT_TRANSLATE_NOOP("History", "Energy ranking")},
        {"energy_track", QT_TRANSLATE_NOOP("History", "Energy track")},
        {"bonus_tile", QT_TRANSLATE_NOOP("History", "Bonus tiles")},
        {"objective", QT_TRANSLATE_NOOP("History", "Objective")},
        {"leftovers", QT_TRANSLATE_NOOP("History", "Supply")},
        {"water_in_dams", QT_TRANSLATE_NOOP("History", "Water in dams")},
        {"correction", QT_TRANSLATE_NOOP("History", "Corrections")},
        {"during_game", QT_TRANSLATE_NOOP("History", "During the game")},
        {"external_work", QT_TRANSLATE_NOOP("History", "External works")},
        {"building_action", QT_TRANSLATE_NOOP("History", "Actions of private buildings")},
        {"private_buildings", QT_TRANSLATE_NOOP("History", "Private buildings")},
    };
    const auto known = kWords.find(id);
    return known == kWords.end() ? QString()
                                 : QCoreApplication::translate("History", known->second);
}

} // namespace barrage

#include <algorithm>

#include <QCoreApplication>

#include "app/barrage/position/read_parts.h"
#include "app/barrage/position/rulings.h"

namespace position {

namespace {

template <class Ruling>
void readRuling(const Node& node, Ruling& ruling, const RulingNames& names) {
    const QString text = node.text();
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
        node.refuse(QCoreApplication::translate("Position", "This has to be \"%1\" or \"%2\".")
                        .arg(QLatin1String(names[0]), QLatin1String(names[1])));
    else
        ruling = static_cast<Ruling>(found - names.begin());
}

void readRulings(const Node& node, barrage::Rulings& rulings) {
    const Object object(node,
                        {"reshuffle", "third_structure", "tied_first", "production_order",
                         "automa_production_order", "water_ties", kSekiboCredits, kBuildingSlots});
    forEachRuling(rulings, [&object](const char* key, auto& ruling, const RulingNames& names) {
        if (const auto value = object.optional(key))
            readRuling(*value, ruling, names);
    });
    if (const auto value = object.optional(kBuildingSlots))
        readRuling(*value, rulings.buildingSlots, kBuildingSlotsNames);
    if (const auto value = object.optional(kSekiboCredits)) {
        const auto [usual, more] = kSekiboCreditsChoices;
        const int credits = value->integer(usual, more);
        if (credits == usual || credits == more)
            rulings.sekiboCredits = static_cast<std::uint8_t>(credits);
        else
            value->refuse(QCoreApplication::translate("Position", "This has to be %1 or %2.")
                              .arg(usual)
                              .arg(more));
    }
}

} // namespace

barrage::Options readOptions(const Node& node) {
    barrage::Options options;
    const Object object(node, {"introductory", "leeghwater", "promo_officers", "rulings"});
    options.introductory = object.flag("introductory");
    options.leeghwater = object.flag("leeghwater");
    options.promoOfficers = object.flag("promo_officers");
    if (const auto rulings = object.optional("rulings"))
        readRulings(*rulings, options.rulings);
    return options;
}

} // namespace position

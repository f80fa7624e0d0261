#include <string_view>
#include <vector>

#include <QCoreApplication>

#include "app/barrage/position/read_parts.h"
#include "app/common/convert.h"
#include "engine/barrage/rulings.h"

namespace position {

namespace {

using barrage::Ruling;

/// What the file says; a number as it would be written.
QString valueAt(const Node& node, const Ruling& ruling) {
    if (!ruling.isNumber)
        return node.text();
    const auto [usual, other] = ruling.values;
    return QString::number(node.integer(toQt(usual).toInt(), toQt(other).toInt()));
}

void readRuling(const Node& node, const Ruling& ruling, barrage::Rulings& rulings) {
    const std::size_t place = ruling.placeOf(toStd(valueAt(node, ruling)));
    ruling.choose(rulings, place);
    if (place < ruling.values.size())
        return;
    const QString sentence =
        ruling.isNumber
            ? QCoreApplication::translate("Position", "This has to be %1 or %2.")
            : QCoreApplication::translate("Position", "This has to be \"%1\" or \"%2\".");
    node.refuse(sentence.arg(toQt(ruling.values[0]), toQt(ruling.values[1])));
}

void readRulings(const Node& node, barrage::Rulings& rulings) {
    std::vector<std::string_view> ids;
    for (const Ruling& ruling : barrage::kRulings)
        ids.push_back(ruling.id);
    const Object object(node, ids);
    for (const Ruling& ruling : barrage::kRulings)
        if (const auto value = object.optional(toQt(ruling.id)))
            readRuling(*value, ruling, rulings);
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

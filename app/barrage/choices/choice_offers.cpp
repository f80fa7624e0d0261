#include "app/barrage/choices/choice_offers.h"

#include <array>

#include <QCoreApplication>

namespace choices {

using namespace barrage;

ChoicePath wayToBuild(Site site) { return {Family::Build, site.structure, site}; }

std::optional<Site> buildableAt(const ChoiceTree& tree, Site site) {
    if (tree.state().isOver() || tree.state().task().kind != TaskKind::TakeTurn)
        return std::nullopt;
    for (const Site wanted : {site, Site{Structure::Elevation, site.index}})
        if ((wanted == site || site.structure == Structure::Base) &&
            tree.leadsTo(wayToBuild(wanted)))
            return wanted;
    return std::nullopt;
}

QString offerText(Structure structure) {
    static constexpr std::array<const char*, kStructureCount> kWords{
        QT_TRANSLATE_NOOP("Choices", "Build a base here"),
        QT_TRANSLATE_NOOP("Choices", "Build an elevation here"),
        QT_TRANSLATE_NOOP("Choices", "Build a conduit here"),
        QT_TRANSLATE_NOOP("Choices", "Build a powerhouse here"),
        QT_TRANSLATE_NOOP("Choices", "Build a building here")};
    return QCoreApplication::translate("Choices", kWords[static_cast<std::size_t>(structure)]);
}

} // namespace choices

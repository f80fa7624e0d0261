#include "app/barrage/sheet/table_sections.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/sentence_case.h"
#include "engine/barrage/spaces.h"

namespace barrage {

namespace {

QString sectionText(const char* source) {
    return QCoreApplication::translate("TableSheet", source);
}

QString presenceText(Owner owner, int engineers) {
    return QStringLiteral("%1, %2").arg(explain::nameOf(owner),
                                        explain::counted(engineers, explain::Listed::Engineer));
}

TableSpot spotOf(const State& state, ActionSpace space) {
    const Occupancy& there = state.spaces[space.index()];
    const ActionSpaceInfo& info = infoOf(space);
    TableSpot spot;
    spot.company = numberOf(there.owner);
    spot.price = priceOf(info.engineers, creditsFor(space));
    spot.text = QStringLiteral("%1: %2").arg(
        sentenceCase(explain::nameOf(space)),
        there.owner != Owner::Nobody ? presenceText(there.owner, there.engineers)
                                     : explain::costText(info.engineers, creditsFor(space)));
    return spot;
}

TableSpot presence(Company company, const char* sentence, int engineers) {
    TableSpot spot;
    spot.company = static_cast<int>(company);
    spot.text = sectionText(sentence).arg(presenceText(ownerOf(company), engineers));
    return spot;
}

/// Any number of engineers of every company finds room there.
QList<TableSpot> bankSpots(const State& state) {
    QList<TableSpot> spots;
    for (const Company company : state.turnOrder)
        if (const int engineers = state.bank[indexOf(company)]; engineers > 0)
            spots.append(presence(company, "%1", engineers));
    TableSpot open;
    open.price = {PictureIcon{"engineer", QStringLiteral("1+")}};
    open.text = sectionText(QT_TRANSLATE_NOOP("TableSheet", "Open: any number of engineers"));
    spots.append(open);
    return spots;
}

QList<TableSpot> spotsOf(const State& state, Section section) {
    if (section == Section::Bank)
        return bankSpots(state);
    QList<TableSpot> spots;
    const SectionRange& range = spacesOf(section);
    for (int i = range.first; i < range.first + range.count; ++i)
        if (!isBlocked(state, ActionSpace(i)))
            spots.append(spotOf(state, ActionSpace(i)));
    const auto& beside = state.beside[static_cast<std::size_t>(section)];
    for (const Company company : state.turnOrder)
        if (const int engineers = beside[indexOf(company)]; engineers > 0)
            spots.append(presence(company, QT_TRANSLATE_NOOP("TableSheet", "Beside the spaces: %1"),
                                  engineers));
    return spots;
}

QString summaryOf(const QList<TableSpot>& spots) {
    const auto free = std::ranges::count(spots, -1, &TableSpot::company);
    QStringList parts{sectionText(QT_TRANSLATE_NOOP("TableSheet", "free: %1")).arg(free)};
    for (const TableSpot& spot : spots)
        if (spot.company >= 0)
            parts.append(spot.text);
    return parts.join(QStringLiteral("; "));
}

} // namespace

QList<TableSection> sectionsOf(const State& state) {
    QList<TableSection> sections;
    for (int i = 0; i < kSectionCount; ++i) {
        const auto section = static_cast<Section>(i);
        if (section == Section::PatentOffice && state.options.introductory) // B-3.7
            continue;
        TableSection shown;
        shown.title = explain::nameOf(section);
        shown.spots = spotsOf(state, section);
        shown.summary = summaryOf(shown.spots);
        sections.append(shown);
    }
    return sections;
}

} // namespace barrage

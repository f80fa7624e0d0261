#include "app/barrage/company/company_sheet.h"

#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/pictures/reward_icons.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "engine/barrage/data/companies.h"

namespace barrage {

namespace {

QString text(const char* source) { return QCoreApplication::translate("CompanySheet", source); }

WheelPart partOf(const WheelSegment& segment) {
    WheelPart part;
    part.excavators = segment.excavators;
    part.mixers = segment.mixers;
    part.excamixers = segment.excamixers;
    QStringList words;
    if (segment.tile != Tile::None) {
        const PictureFace face = faceOf(segment.tile);
        part.tile = static_cast<int>(segment.tile);
        part.sign = face.head;
        part.level = face.group;
        words.append(explain::nameOf(segment.tile));
    }
    if (segment.excavators > 0)
        words.append(explain::counted(segment.excavators, explain::Listed::Excavator));
    if (segment.mixers > 0)
        words.append(explain::counted(segment.mixers, explain::Listed::Mixer));
    if (segment.excamixers > 0)
        words.append(explain::counted(segment.excamixers, explain::Listed::Excamixer));
    part.text = words.isEmpty() ? text(QT_TRANSLATE_NOOP("CompanySheet", "empty"))
                                : words.join(QStringLiteral(", "));
    return part;
}

QList<IncomeStep> incomesOf(Company company, Structure structure, int built) {
    QList<IncomeStep> steps;
    for (int pieces = 1; pieces <= kPiecesPerCompany[0]; ++pieces) {
        const Rewards* rewards = uncoveredIncome(company, structure, pieces);
        if (rewards == nullptr)
            continue;
        steps.append(
            IncomeStep{pieces, iconsOf(*rewards), explain::rewardsText(*rewards), built >= pieces});
    }
    return steps;
}

} // namespace

QList<WheelPart> wheelOf(const CompanyState& company) {
    WheelPart open;
    open.text = text(QT_TRANSLATE_NOOP("CompanySheet", "open"));
    QList<WheelPart> parts{open};
    for (const WheelSegment& segment : company.wheel)
        parts.append(partOf(segment));
    return parts;
}

QList<PieceTrack> pieceTracksOf(const State& state, Company company) {
    struct Kind {
        const char* sign;
        const char* title;
    };
    static constexpr std::array<Kind, kStructureCount> kKinds{
        {{"base", QT_TRANSLATE_NOOP("CompanySheet", "Bases: %1 of %2 built")},
         {"elevation", QT_TRANSLATE_NOOP("CompanySheet", "Elevations: %1 of %2 built")},
         {"conduit", QT_TRANSLATE_NOOP("CompanySheet", "Conduits: %1 of %2 built")},
         {"powerhouse", QT_TRANSLATE_NOOP("CompanySheet", "Powerhouses: %1 of %2 built")},
         {"building", QT_TRANSLATE_NOOP("CompanySheet", "Buildings: %1 of %2 built")}}};
    QList<PieceTrack> tracks;
    const std::size_t kinds = state.options.leeghwater ? kKinds.size() : kKinds.size() - 1;
    for (std::size_t i = 0; i < kinds; ++i) {
        PieceTrack track;
        track.sign = QString::fromLatin1(kKinds[i].sign);
        track.built = state.of(company).built[i];
        track.total = kPiecesPerCompany[i];
        track.title = text(kKinds[i].title).arg(track.built).arg(track.total);
        track.incomes = incomesOf(company, static_cast<Structure>(i), track.built);
        tracks.append(track);
    }
    return tracks;
}

QString abilityText(Company company) {
    switch (company) {
    case Company::Usa:
        return text(QT_TRANSLATE_NOOP("CompanySheet",
                                      "Every drop that the river carries past an own powerhouse "
                                      "moves the energy marker by 1."));
    case Company::Germany:
        return text(QT_TRANSLATE_NOOP("CompanySheet",
                                      "After a production another powerhouse may produce too, "
                                      "without any bonus or malus."));
    case Company::Italy:
        return text(QT_TRANSLATE_NOOP("CompanySheet",
                                      "After every production the energy marker moves 3 further; "
                                      "contracts do not see it."));
    case Company::France:
        return text(QT_TRANSLATE_NOOP("CompanySheet",
                                      "Every contract asks for 3 energy less of a production."));
    case Company::Netherlands:
        return text(QT_TRANSLATE_NOOP("CompanySheet",
                                      "After a production 1 drop may go into another own dam."));
    }
    return {};
}

} // namespace barrage

#include "moc_company_sheet.cpp"

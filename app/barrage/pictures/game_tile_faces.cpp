#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "engine/barrage/data/bonus_tiles.h"
#include "engine/barrage/data/headstream_tiles.h"

namespace barrage {

namespace {

QString text(const char* source) { return QCoreApplication::translate("Pictures", source); }

struct Counted {
    const char* icon;
    const char* title;
    const char* sentence;
};

Counted countedBy(BonusTile tile) {
    switch (tile) {
    case BonusTile::Contracts:
        return {"contract", QT_TRANSLATE_NOOP("Pictures", "Contracts"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each fulfilled contract")};
    case BonusTile::Bases:
        return {"base", QT_TRANSLATE_NOOP("Pictures", "Bases"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each base")};
    case BonusTile::Elevations:
        return {"elevation", QT_TRANSLATE_NOOP("Pictures", "Elevations"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each elevation")};
    case BonusTile::Conduits:
        return {"conduit", QT_TRANSLATE_NOOP("Pictures", "Conduits"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each conduit")};
    case BonusTile::Powerhouses:
        return {"powerhouse", QT_TRANSLATE_NOOP("Pictures", "Powerhouses"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each powerhouse")};
    case BonusTile::AdvancedTiles:
        return {"tile", QT_TRANSLATE_NOOP("Pictures", "Advanced tiles"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each advanced tile")};
    case BonusTile::ExternalWorks:
        return {"work", QT_TRANSLATE_NOOP("Pictures", "External works"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each fulfilled external work")};
    case BonusTile::Buildings:
        return {"building", QT_TRANSLATE_NOOP("Pictures", "Buildings"),
                QT_TRANSLATE_NOOP("Pictures", "%1 VP for each building")};
    }
    return {"", "", ""};
}

PictureFace objectiveFace(QList<PictureIcon> icons, const char* title, const char* sentence) {
    PictureFace face;
    face.icons = std::move(icons);
    face.title = text(title);
    face.text = text(sentence);
    return face;
}

PictureFace officerFace(const QString& initials, const QString& name, const char* sentence) {
    PictureFace face;
    face.head = initials;
    face.title = name;
    face.text = text(sentence);
    return face;
}

} // namespace

PictureFace faceOf(BonusTile tile) {
    const Counted counted = countedBy(tile);
    PictureFace face;
    face.head = QString::number(vpEach(tile));
    face.icons = {{"vp", face.head}, {QLatin1String(counted.icon), "/"}};
    face.title = text(counted.title);
    face.text = text(counted.sentence).arg(vpEach(tile));
    return face;
}

PictureFace faceOf(Objective objective) {
    switch (objective) {
    case Objective::RedOutlines:
        return objectiveFace({{"outline", {}}}, QT_TRANSLATE_NOOP("Pictures", "Red outlines"),
                             QT_TRANSLATE_NOOP("Pictures", "Most bases and powerhouses on spaces "
                                                           "with a red outline"));
    case Objective::BestArea:
        return objectiveFace({{"mountains", "▲"}}, QT_TRANSLATE_NOOP("Pictures", "Strongest area"),
                             QT_TRANSLATE_NOOP("Pictures", "Most structures in the own strongest "
                                                           "area"));
    case Objective::ConnectedBases:
        return objectiveFace({{"base", {}}, {"conduit", {}}, {"powerhouse", {}}},
                             QT_TRANSLATE_NOOP("Pictures", "Connected bases"),
                             QT_TRANSLATE_NOOP("Pictures", "Most bases with an own conduit to an "
                                                           "own powerhouse"));
    case Objective::WeakestArea:
        return objectiveFace({{"mountains", "▼"}}, QT_TRANSLATE_NOOP("Pictures", "Weakest area"),
                             QT_TRANSLATE_NOOP("Pictures", "Most structures in the own weakest "
                                                           "area"));
    case Objective::BasinsWithOne:
        return objectiveFace({{"basin", "≥1"}},
                             QT_TRANSLATE_NOOP("Pictures", "Basins with a structure"),
                             QT_TRANSLATE_NOOP("Pictures", "Most basins with at least one own "
                                                           "structure"));
    case Objective::BasinsWithThree:
        return objectiveFace({{"basin", "≥3"}},
                             QT_TRANSLATE_NOOP("Pictures", "Basins with three structures"),
                             QT_TRANSLATE_NOOP("Pictures", "Most basins with at least three own "
                                                           "structures"));
    }
    return {};
}

PictureFace faceOf(HeadstreamTile tile) {
    PictureFace face;
    face.head = QString::number(tile.value);
    QStringList drops;
    for (int round = 1; round < kRounds; ++round) {
        const QString figure = QString::number(dropsOf(tile, round));
        face.icons.append(PictureIcon{"drop", figure});
        drops.append(figure);
    }
    face.title = text(QT_TRANSLATE_NOOP("Pictures", "Headstream tile %1")).arg(face.head);
    face.text = text(QT_TRANSLATE_NOOP("Pictures", "Drops in rounds 1 to 4: %1"))
                    .arg(drops.join(QStringLiteral(", ")));
    return face;
}

PictureFace faceOf(Officer officer) {
    switch (officer) {
    case Officer::None:
        return {};
    case Officer::Adler:
        return officerFace("WA", "Wilhelm Adler",
                           QT_TRANSLATE_NOOP("Pictures", "Bases cost 3 excavators everywhere"));
    case Officer::DelMonte:
        return officerFace("GD", "Graziano Del Monte",
                           QT_TRANSLATE_NOOP("Pictures", "Dams of level 3 hold 4 drops"));
    case Officer::Fiesler:
        return officerFace("VF", "Viktor Fiesler",
                           QT_TRANSLATE_NOOP("Pictures", "A production is worth at least 4"));
    case Officer::McDowell:
        return officerFace("JM", "Jill McDowell",
                           QT_TRANSLATE_NOOP("Pictures", "Conduits may be paid in mixers"));
    case Officer::Jordan:
        return officerFace("SJ", "Solomon P. Jordan",
                           QT_TRANSLATE_NOOP("Pictures", "3 credits replace a machine"));
    case Officer::Krylov:
        return officerFace("AK", "Anton Krylov",
                           QT_TRANSLATE_NOOP("Pictures", "His tile copies one on the wheel"));
    case Officer::Sekibo:
        return officerFace("MS", "Mahiri Sekibo",
                           QT_TRANSLATE_NOOP("Pictures", "Copies the ability of another officer"));
    case Officer::Luciani:
        return officerFace("SL", "Simone Luciani",
                           QT_TRANSLATE_NOOP("Pictures", "4 contracts, several fulfilled at once"));
    case Officer::Battista:
        return officerFace("TB", "Tommaso Battista",
                           QT_TRANSLATE_NOOP("Pictures", "The architect gives another turn"));
    case Officer::Spencer:
        return officerFace("LS", "Leslie Spencer",
                           QT_TRANSLATE_NOOP("Pictures", "External works by way of the wheel"));
    case Officer::Fouche:
        return officerFace("MF", "Margot Fouche",
                           QT_TRANSLATE_NOOP("Pictures", "Uses an own private building again"));
    case Officer::Audia:
        return officerFace("EA", "Elon Audia",
                           QT_TRANSLATE_NOOP("Pictures", "8 excamixers serve as either machine"));
    case Officer::Grasso:
        return officerFace("GG", "Gennaro Grasso",
                           QT_TRANSLATE_NOOP("Pictures", "One more construction space"));
    case Officer::WuFang:
        return officerFace("WF", "Wu Fang",
                           QT_TRANSLATE_NOOP("Pictures", "Produces with the drops in own dams"));
    case Officer::Octavius:
        return officerFace("DO", "Dr. Octavius",
                           QT_TRANSLATE_NOOP("Pictures", "Produces from several dams at once"));
    case Officer::Zahir:
        return officerFace("AZ", "Amir Zahir",
                           QT_TRANSLATE_NOOP("Pictures", "Chooses when placed drops flow"));
    }
    return {};
}

} // namespace barrage

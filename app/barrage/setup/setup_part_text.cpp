#include "app/barrage/setup/setup_part_text.h"

#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/words/company_text.h"

using namespace barrage;

namespace {

QString text(const char* source) { return QCoreApplication::translate("Setup", source); }

QString areaPrompt(int area) {
    switch (static_cast<Area>(area)) {
    case Area::Mountains:
        return text(
            QT_TRANSLATE_NOOP("Setup", "Tap the basin of the neutral dam in the mountains"));
    case Area::Hills:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the basin of the neutral dam in the hills"));
    case Area::Plains:
        break;
    }
    return text(QT_TRANSLATE_NOOP("Setup", "Tap the basin of the neutral dam in the plains"));
}

QString colourPrompt(int place) {
    switch (static_cast<Colour>(place / 2)) {
    case Colour::Green:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the two open green contracts"));
    case Colour::Yellow:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the two open yellow contracts"));
    case Colour::Red:
        break;
    }
    return text(QT_TRANSLATE_NOOP("Setup", "Tap the two open red contracts"));
}

QString colourLabel(int place) {
    switch (static_cast<Colour>(place / 2)) {
    case Colour::Green:
        return text(QT_TRANSLATE_NOOP("Setup", "green %1"));
    case Colour::Yellow:
        return text(QT_TRANSLATE_NOOP("Setup", "yellow %1"));
    case Colour::Red:
        break;
    }
    return text(QT_TRANSLATE_NOOP("Setup", "red %1"));
}

QString areaName(int area) {
    switch (static_cast<Area>(area)) {
    case Area::Mountains:
        return text(QT_TRANSLATE_NOOP("Setup", "Mountains"));
    case Area::Hills:
        return text(QT_TRANSLATE_NOOP("Setup", "Hills"));
    case Area::Plains:
        break;
    }
    return text(QT_TRANSLATE_NOOP("Setup", "Plains"));
}

/// The face of a thing that has one.
PictureFace faceOfThing(SetupPart part, int thing) {
    switch (part) {
    case SetupPart::Headstreams:
        return faceOf(HeadstreamTile(thing));
    case SetupPart::BonusTiles:
        return faceOf(static_cast<BonusTile>(thing));
    case SetupPart::Objective:
        return faceOf(static_cast<Objective>(thing));
    case SetupPart::National:
    case SetupPart::OpenContracts:
    case SetupPart::StartingContracts:
        return faceOf(Contract(thing));
    case SetupPart::Patents:
    case SetupPart::RemovedTiles:
        return faceOf(static_cast<Tile>(thing));
    case SetupPart::Buildings:
        return faceOf(static_cast<PrivateBuilding>(thing));
    case SetupPart::Works:
        return faceOf(Work(thing));
    case SetupPart::Officers:
    case SetupPart::ExtraOfficers:
        return faceOf(static_cast<Officer>(thing));
    case SetupPart::NeutralDams:
    case SetupPart::Companies:
    case SetupPart::TurnOrder:
        break;
    }
    return {};
}

bool isContract(SetupPart part) {
    return part == SetupPart::National || part == SetupPart::OpenContracts ||
           part == SetupPart::StartingContracts;
}

} // namespace

QString titleOf(SetupPart part) {
    switch (part) {
    case SetupPart::Headstreams:
        return text(QT_TRANSLATE_NOOP("Setup", "Headstream tiles"));
    case SetupPart::BonusTiles:
        return text(QT_TRANSLATE_NOOP("Setup", "Bonus tiles"));
    case SetupPart::Objective:
        return text(QT_TRANSLATE_NOOP("Setup", "Objective"));
    case SetupPart::NeutralDams:
        return text(QT_TRANSLATE_NOOP("Setup", "Neutral dams"));
    case SetupPart::National:
        return text(QT_TRANSLATE_NOOP("Setup", "National contracts"));
    case SetupPart::OpenContracts:
        return text(QT_TRANSLATE_NOOP("Setup", "Private contracts"));
    case SetupPart::Patents:
        return text(QT_TRANSLATE_NOOP("Setup", "Patents"));
    case SetupPart::Companies:
        return text(QT_TRANSLATE_NOOP("Setup", "Companies"));
    case SetupPart::Officers:
        return text(QT_TRANSLATE_NOOP("Setup", "Officers"));
    case SetupPart::StartingContracts:
        return text(QT_TRANSLATE_NOOP("Setup", "Starting contracts"));
    case SetupPart::ExtraOfficers:
        return text(QT_TRANSLATE_NOOP("Setup", "Officers for Sekibo"));
    case SetupPart::TurnOrder:
        return text(QT_TRANSLATE_NOOP("Setup", "Turn order"));
    case SetupPart::Buildings:
        return text(QT_TRANSLATE_NOOP("Setup", "Private buildings"));
    case SetupPart::Works:
        return text(QT_TRANSLATE_NOOP("Setup", "External works"));
    case SetupPart::RemovedTiles:
        return text(QT_TRANSLATE_NOOP("Setup", "Advanced tiles put away"));
    }
    return {};
}

QString promptFor(const TableDraft& draft, SetupPart part, int place) {
    const QString label = placeLabel(draft, part, place);
    switch (part) {
    case SetupPart::Headstreams:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the tile on headstream %1")).arg(label);
    case SetupPart::BonusTiles:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the bonus tile of round %1")).arg(label);
    case SetupPart::Objective:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the objective tile"));
    case SetupPart::NeutralDams:
        return areaPrompt(place);
    case SetupPart::National:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the open national contracts, left to right"));
    case SetupPart::OpenContracts:
        return colourPrompt(place);
    case SetupPart::Patents:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the tile on patent space %1")).arg(label);
    case SetupPart::Companies:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the company of this player: %1")).arg(label);
    case SetupPart::Officers:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the officer of this player: %1")).arg(label);
    case SetupPart::StartingContracts:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the starting contract of this player: %1"))
            .arg(label);
    case SetupPart::ExtraOfficers:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the officers that lie open for Sekibo"));
    case SetupPart::TurnOrder:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap who is number %1 in the turn order"))
            .arg(label);
    case SetupPart::Buildings:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the private buildings, from the top"));
    case SetupPart::Works:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the open external works, from the top"));
    case SetupPart::RemovedTiles:
        return text(QT_TRANSLATE_NOOP("Setup", "Tap the tile of level %1 that is put away"))
            .arg(label);
    }
    return {};
}

QString placeLabel(const TableDraft& draft, SetupPart part, int place) {
    switch (part) {
    case SetupPart::Headstreams:
        return QString(QChar(u'A' + place));
    case SetupPart::NeutralDams:
        return areaName(place);
    case SetupPart::Companies:
    case SetupPart::Officers:
    case SetupPart::StartingContracts:
        return labelOf(draft, seatAt(draft, part, place));
    case SetupPart::OpenContracts:
        return colourLabel(place).arg(place % 2 + 1);
    case SetupPart::Objective:
        return {};
    case SetupPart::RemovedTiles:
        return QString(place + 1, QChar(u'I'));
    default:
        return QString::number(place + 1);
    }
}

QString pictureKind(SetupPart part) {
    switch (part) {
    case SetupPart::Headstreams:
        return QStringLiteral("headstream");
    case SetupPart::BonusTiles:
        return QStringLiteral("bonus");
    case SetupPart::Objective:
        return QStringLiteral("objective");
    case SetupPart::NeutralDams:
        return QStringLiteral("basin");
    case SetupPart::National:
    case SetupPart::OpenContracts:
    case SetupPart::StartingContracts:
        return QStringLiteral("contract");
    case SetupPart::Patents:
    case SetupPart::RemovedTiles:
        return QStringLiteral("tile");
    case SetupPart::Buildings:
        return QStringLiteral("building");
    case SetupPart::Works:
        return QStringLiteral("work");
    case SetupPart::Companies:
        return QStringLiteral("company");
    case SetupPart::Officers:
    case SetupPart::ExtraOfficers:
        return QStringLiteral("officer");
    case SetupPart::TurnOrder:
        return QStringLiteral("player");
    }
    return {};
}

QString thingTitle(const TableDraft& draft, SetupPart part, int thing) {
    if (thing == kOpen)
        return {};
    if (part == SetupPart::NeutralDams)
        return text(QT_TRANSLATE_NOOP("Setup", "Basin %1")).arg(thing);
    if (part == SetupPart::Companies)
        return nameOf(static_cast<Company>(thing));
    if (part == SetupPart::TurnOrder)
        return labelOf(draft, static_cast<std::size_t>(thing));
    const PictureFace face = faceOfThing(part, thing);
    if (isContract(part))
        return text(QT_TRANSLATE_NOOP("Setup", "energy %1")).arg(face.head);
    return part == SetupPart::Headstreams ? face.head : face.title;
}

QString captionOf(SetupPart part, int thing) {
    switch (part) {
    case SetupPart::BonusTiles:
    case SetupPart::Objective:
    case SetupPart::Patents:
    case SetupPart::RemovedTiles:
    case SetupPart::Works:
        return faceOfThing(part, thing).text;
    case SetupPart::Buildings: // the picture has cost and action; all ten should be seen at once
        return faceOfThing(part, thing).title;
    case SetupPart::Companies:
        return nameOf(static_cast<Company>(thing));
    case SetupPart::Officers:
    case SetupPart::ExtraOfficers: {
        const PictureFace face = faceOfThing(part, thing);
        return QStringLiteral("%1. %2").arg(face.title, face.text);
    }
    default:
        return {};
    }
}

QString descriptionOf(const TableDraft& draft, SetupPart part, int thing) {
    const PictureFace face = faceOfThing(part, thing);
    return face.text.isEmpty() ? thingTitle(draft, part, thing)
                               : QStringLiteral("%1. %2").arg(face.title, face.text);
}

QList<SetupPlace> placesOf(const TableDraft& draft, SetupPart part) {
    QList<SetupPlace> places;
    for (int place = 0; place < placeCount(draft, part); ++place) {
        const int thing = thingAt(draft, part, place);
        const QString title = thingTitle(draft, part, thing);
        const QString label = placeLabel(draft, part, place);
        places.append(SetupPlace{pictureKind(part), thing, label.isEmpty() ? title : label, title});
    }
    return places;
}

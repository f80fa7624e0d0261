#include "app/outpost/words/names.h"

#include <QCoreApplication>

#include "app/common/convert.h"
#include "engine/outpost/ids.h"

namespace outpost {

namespace {

QString nameText(const char* source) { return QCoreApplication::translate("Outpost", source); }

const char* effectOf(Technology technology) {
    switch (technology) {
    case Technology::None:
        break;
    case Technology::DataLibrary:
        return QT_TRANSLATE_NOOP("Outpost", "5 Elektro less for every card you win");
    case Technology::Ecoplants:
        return QT_TRANSLATE_NOOP("Outpost", "3 Elektro less for every seasonal worker");
    case Technology::Robots:
        return QT_TRANSLATE_NOOP("Outpost", "one robot a round");
    case Technology::Nodule:
        return QT_TRANSLATE_NOOP("Outpost", "1 more place in every habitat");
    case Technology::Outpost:
        return QT_TRANSLATE_NOOP("Outpost", "a city of your own, free of charge");
    case Technology::Laboratory:
        return QT_TRANSLATE_NOOP("Outpost", "every power plant supplies 1 more");
    case Technology::MoonBase:
        return QT_TRANSLATE_NOOP("Outpost", "habitat and power plant on one slot");
    }
    return "";
}

} // namespace

QString nameOf(Piece piece) {
    switch (piece) {
    case Piece::Station:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Station"));
    case Piece::Plant:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Power plant"));
    case Piece::Habitat:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Habitat"));
    }
    return {};
}

QString nameOf(CardKind kind) {
    switch (kind) {
    case CardKind::None:
        return {};
    case CardKind::Plant:
        return nameOf(Piece::Plant);
    case CardKind::Habitat:
        return nameOf(Piece::Habitat);
    case CardKind::Technology:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Technology"));
    case CardKind::Step3:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Step 3"));
    }
    return {};
}

QString nameOf(Technology technology) {
    switch (technology) {
    case Technology::None:
        return {};
    case Technology::DataLibrary:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Data Library"));
    case Technology::Ecoplants:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Ecoplants"));
    case Technology::Robots:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Robots"));
    case Technology::Nodule:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Nodule"));
    case Technology::Outpost:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Outpost"));
    case Technology::Laboratory:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Laboratory"));
    case Technology::MoonBase:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Moon Base"));
    }
    return {};
}

QString nameOf(Phase phase) {
    switch (phase) {
    case Phase::Setup:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Setting up"));
    case Phase::Auction:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Auction"));
    case Phase::Structure:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Structure"));
    case Phase::Bureaucracy:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Bureaucracy"));
    case Phase::GameOver:
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Game over"));
    }
    return {};
}

QString nameOf(const Card& card) {
    if (card.kind == CardKind::Step3)
        return nameText(QT_TRANSLATE_NOOP("Outpost", "Step 3 card"));
    const QString kind =
        card.kind == CardKind::Technology ? nameOf(card.technology) : nameOf(card.kind);
    return QStringLiteral("%1 %2").arg(kind).arg(card.number, 2, 10, QLatin1Char('0'));
}

QString factsOf(const Card& card) {
    switch (card.kind) {
    case CardKind::Plant:
        return QStringLiteral("%1, %2").arg(workers(card.workers), cities(card.cities));
    case CardKind::Habitat:
        return places(card.places);
    case CardKind::Technology:
        return nameText(effectOf(card.technology));
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
    return {};
}

QString figuresOf(const Card& card) {
    switch (card.kind) {
    case CardKind::Plant:
        return QStringLiteral("%1 ▸ %2").arg(card.workers).arg(card.cities);
    case CardKind::Habitat:
        return QString::number(card.places);
    case CardKind::None:
    case CardKind::Technology:
    case CardKind::Step3:
        break;
    }
    return {};
}

QString signOf(const Card& card) {
    switch (card.kind) {
    case CardKind::None:
        return {};
    case CardKind::Plant:
        return signOf(Piece::Plant);
    case CardKind::Habitat:
        return signOf(Piece::Habitat);
    case CardKind::Technology:
        return toQt(idOf(card.technology));
    case CardKind::Step3:
        return QStringLiteral("step3");
    }
    return {};
}

QString signOf(Piece piece) { return toQt(idOf(piece)); }

QString elektro(int amount) {
    return nameText(QT_TRANSLATE_NOOP("Outpost", "%1 Elektro")).arg(amount);
}

// English has two forms, which only a translation could give, so both stand here.
QString workers(int count) {
    return count == 1 ? QCoreApplication::translate("Outpost", "%n worker", nullptr, count)
                      : QCoreApplication::translate("Outpost", "%n workers", nullptr, count);
}

QString cities(int count) {
    return count == 1 ? QCoreApplication::translate("Outpost", "%n city", nullptr, count)
                      : QCoreApplication::translate("Outpost", "%n cities", nullptr, count);
}

QString places(int count) {
    return count == 1 ? QCoreApplication::translate("Outpost", "%n place", nullptr, count)
                      : QCoreApplication::translate("Outpost", "%n places", nullptr, count);
}

} // namespace outpost

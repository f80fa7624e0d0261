#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QString>

#include "app/outpost/words/cast.h"
#include "engine/outpost/setup.h"

namespace outpost {

struct SeatDraft {
    QString name;
    int colour = 0;

    friend bool operator==(const SeatDraft&, const SeatDraft&) = default;
};

/// A new game as far as it is entered.
struct SetupDraft {
    QList<SeatDraft> seats{{{}, 0}, {{}, 1}}; // clockwise round the table
    QList<int> order{0, 1};                   // of round 1: numbers of seats
    bool isOrderEntered = false;              // else it is drawn when the game starts
    Options options;

    friend bool operator==(const SetupDraft&, const SetupDraft&) = default;
};

/// Seats and order only; figures and rulings belong to the table at home and are kept apart.
[[nodiscard]] QByteArray textOf(const SetupDraft& draft);
/// False if the text is not one of ours; the draft is as it was then.
[[nodiscard]] bool readInto(SetupDraft& draft, const QByteArray& text);

/// The payout and the prices of workers that were confirmed once.
[[nodiscard]] QByteArray figuresText(const Options& options);
[[nodiscard]] bool readFigures(Options& options, const QByteArray& text);

[[nodiscard]] Cast castOf(const SetupDraft& draft);
[[nodiscard]] Setup setupOf(const SetupDraft& draft);

} // namespace outpost

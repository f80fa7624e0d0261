#pragma once

#include <QCoreApplication>

#include "app/pad/pad_game.h"
#include "engine/outpost/game.h"
#include "engine/outpost/score_pad.h"

/// The end of Power Grid: Outpost: cities supplied, then money.
class OutpostPad : public pad::Game {
    Q_DECLARE_TR_FUNCTIONS(OutpostPad)

public:
    [[nodiscard]] std::string_view name() const override { return outpost::Game::kName; }
    [[nodiscard]] int mostPlayers() const override { return outpost::kMaxPlayers; }
    [[nodiscard]] QList<PadField> pointFields(const pad::Draft& draft,
                                              std::size_t participant) const override;
    [[nodiscard]] std::vector<pad::Score> scores(const pad::Draft& draft) const override;
    [[nodiscard]] QString verdict(const pad::Draft& draft) const override;
};

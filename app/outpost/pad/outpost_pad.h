#pragma once

#include <QCoreApplication>

#include "app/pad/pad_game.h"
#include "engine/outpost/score_pad.h"

/// The end of Power Grid: Outpost: cities supplied, then money.
class OutpostPad : public pad::Game {
    Q_DECLARE_TR_FUNCTIONS(OutpostPad)

public:
    [[nodiscard]] std::string_view name() const override { return "outpost"; }
    [[nodiscard]] int mostPlayers() const override { return 6; }
    [[nodiscard]] pad::Sign signOf(const pad::Draft& draft, std::size_t participant) const override;
    [[nodiscard]] QList<PadField> tableFields(const pad::Draft& draft) const override;
    [[nodiscard]] QList<PadField> sideFields(const pad::Draft& draft,
                                             std::size_t participant) const override;
    [[nodiscard]] QList<PadField> pointFields(const pad::Draft& draft,
                                              std::size_t participant) const override;
    [[nodiscard]] std::vector<pad::Score> scores(const pad::Draft& draft) const override;
    [[nodiscard]] QString verdict(const pad::Draft& draft) const override;
    [[nodiscard]] QString trouble(const pad::Draft& draft) const override;
    void describe(const pad::Draft& draft, database::Play& play) const override;
};

#pragma once

#include <QCoreApplication>

#include "app/pad/pad_game.h"

/// The end of Barrage (B-19) for humans and Automas.
class BarragePad : public pad::Game {
    Q_DECLARE_TR_FUNCTIONS(BarragePad)

public:
    enum Board { Full, Introductory, Leeghwater };

    [[nodiscard]] std::string_view name() const override;
    [[nodiscard]] int mostPlayers() const override;
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

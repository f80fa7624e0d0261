#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/table/barrage_words.h"
#include "app/barrage/table/kept_steps.h"
#include "app/sessions/repeat.h"
#include "app/table/game_table_of.h"
#include "engine/barrage/game.h"

/// The game on the table: what every Barrage view-model looks at and what their moves go through.
class BarrageTable : public PENSTOCK_TABLE_OF(BarrageWords) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool hasLeeghwater READ hasLeeghwater NOTIFY changed)

public:
    using Names = std::array<QString, barrage::kCompanyCount>;

    explicit BarrageTable(QObject* parent = nullptr);
    ~BarrageTable() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] static QString titleOf(const barrage::State& state);
    /// Whether the Leeghwater Project is played.
    [[nodiscard]] bool hasLeeghwater() const;

    /// A human's name, or "Automa" with its level; only while a game is open.
    [[nodiscard]] QString nameOf(barrage::Company company) const;
    [[nodiscard]] const Names& names() const { return m_names; }

    /// What of the list for the hands is done, kept with the session.
    [[nodiscard]] const steps::KeptSteps& keptSteps() const { return m_steps; }
    void keepSteps(const steps::KeptSteps& steps);
    /// Starts a game and opens it; one that repeats another brings up the same things.
    bool begin(const barrage::Setup& setup, const Names& names,
               const std::optional<sessions::Repeat>& repeated = {});
    /// What may come up now, the next one first; nothing unless the game repeats another.
    [[nodiscard]] std::vector<barrage::Move> comingUp() const;

private:
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
    [[nodiscard]] std::string optionsBehind(const sessions::ReplacedEntries& replaced,
                                            const std::string& meanwhile) override;
    void takeOrder();
    void forgetUndone();

    Names m_names;
    std::vector<barrage::Move> m_order; // in which hidden things come up, if it is known
    steps::KeptSteps m_steps;
};

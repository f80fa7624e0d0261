#pragma once

#include <array>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/steps/kept_steps.h"
#include "app/barrage/table/barrage_words.h"
#include "app/table/game_table.h"
#include "app/table/open_game_of.h"
#include "engine/barrage/game.h"

/// The game on the table: what every Barrage view-model looks at and what their moves go through.
class BarrageTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool hasLeeghwater READ hasLeeghwater NOTIFY changed)

public:
    using Names = std::array<QString, barrage::kCompanyCount>;

    explicit BarrageTable(QObject* parent = nullptr);
    ~BarrageTable() override;

    [[nodiscard]] int round() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] static QString titleOf(const barrage::State& state);
    [[nodiscard]] bool isOver() const override;
    /// Whether the Leeghwater Project is played.
    [[nodiscard]] bool hasLeeghwater() const;

    // For other view-models; only while a game is open.
    [[nodiscard]] const barrage::Playthrough& game() const { return own().game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const barrage::State& state() const { return own().state(); }
    /// A human's name, or "Automa" with its level.
    [[nodiscard]] QString nameOf(barrage::Company company) const;
    [[nodiscard]] const Names& names() const { return m_names; }

    /// Makes the move; durable before `changed` comes. False, with a sentence in `trouble`, if a
    /// rule refuses it.
    bool commit(const barrage::Move& move);
    /// What of the list for the hands is done, kept with the session.
    [[nodiscard]] const steps::KeptSteps& keptSteps() const { return m_steps; }
    void keepSteps(const steps::KeptSteps& steps);
    /// Starts a game and opens it.
    bool begin(const barrage::Setup& setup, const Names& names);

signals:
    /// What a move brought about, after `changed`; `before` is the state before it.
    void happened(const barrage::State& before, const barrage::Events& events);

private:
    using Own = OpenGameOf<BarrageWords>;

    [[nodiscard]] core::Result<std::unique_ptr<OpenGame>, OpenGame::ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) const override;
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
    [[nodiscard]] const Own& own() const { return static_cast<const Own&>(openGame()); }
    [[nodiscard]] Own& own() { return static_cast<Own&>(gameInUse()); }

    void forgetUndone();

    Names m_names;
    steps::KeptSteps m_steps;
};

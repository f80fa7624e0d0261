#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_words.h"
#include "app/table/game_table.h"
#include "app/table/open_game_of.h"
#include "engine/nucleum/game.h"

/// The game on the table: what every view-model of Nucleum looks at and what their moves go
/// through.
class NucleumTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    /// What the last move brought and asks the players to do with the pieces.
    Q_PROPERTY(QStringList news READ news NOTIFY changed)

public:
    explicit NucleumTable(QObject* parent = nullptr) : GameTable(parent) {}
    ~NucleumTable() override;

    [[nodiscard]] int round() const override { return 0; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] QStringList news() const {
        return cursor() == m_newsAt && viewedEntry() < 0 ? m_news : QStringList();
    }

    /// Of a seat's player; -1 if nobody sits there.
    Q_INVOKABLE int colourOf(int seat) const;

    // For other view-models; only while a game is open.
    [[nodiscard]] const nucleum::Playthrough& game() const { return own().game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const nucleum::State& state() const { return own().state(); }
    [[nodiscard]] const nucleum::Cast& cast() const { return m_cast; }

    /// Makes the move; durable before `changed` comes. False, with a sentence in `trouble`, if a
    /// rule refuses it.
    bool commit(const nucleum::Move& move);
    /// Enters what is printed on a piece, for this game and all later ones.
    bool learn(nucleum::Fact fact);
    /// Starts a game and opens it; names stand in the order of the seats.
    bool begin(const nucleum::Setup& setup, const QStringList& names);

private:
    using Own = OpenGameOf<NucleumWords>;

    [[nodiscard]] core::Result<std::unique_ptr<OpenGame>, OpenGame::ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) const override;
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
    void tell(const nucleum::Events& events);
    [[nodiscard]] const Own& own() const { return static_cast<const Own&>(openGame()); }
    [[nodiscard]] Own& own() { return static_cast<Own&>(gameInUse()); }

    nucleum::Cast m_cast;
    QStringList m_news;
    int m_newsAt = -1; // the cursor to which they belong
};

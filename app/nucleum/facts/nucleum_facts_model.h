#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/fact_form.h"
#include "app/nucleum/choices/form_host.h"

/// Everything that is printed on the pieces, known or not: a list of which each can be opened and
/// changed. A change holds for the game on the table and all later ones; without a game, for games
/// of so many players.
class NucleumFactsModel : public NucleumFormHost {
    Q_OBJECT
    QML_ELEMENT
    /// How many are known, as a sentence.
    Q_PROPERTY(QString state READ stateText NOTIFY changed)
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed)
    /// Of the games to come; 0 for the game on the table.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)

public:
    explicit NucleumFactsModel(QObject* parent = nullptr);
    ~NucleumFactsModel() override;

    [[nodiscard]] QString stateText() const;
    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] bool canGoBack() const override { return m_opened != nullptr; }
    Q_INVOKABLE bool accept() override;
    Q_INVOKABLE void back() override;

private:
    [[nodiscard]] const nucleum::Form* form() const override;
    [[nodiscard]] bool isTaken(const QString& key, int value) override;
    [[nodiscard]] nucleum::Check checkOf(const nucleum::Move& move) const override;
    void startAnew() override;
    bool learn(const nucleum::Fact& fact);

    QPointer<StoreHost> m_host;
    int m_players = 0;
    nucleum::Facts m_facts; // as they are listed

    std::unique_ptr<nucleum::Form> m_list;
    std::unique_ptr<nucleum::FactForm> m_opened;
    std::vector<nucleum::FactKey> m_keys;
};

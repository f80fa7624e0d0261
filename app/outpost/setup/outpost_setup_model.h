#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/setup/setup_draft.h"
#include "app/outpost/setup/token_entry_model.h"
#include "app/outpost/table/outpost_table.h"
#include "app/table/new_game.h"
#include "app/table/ruling_list_model.h"
#include "engine/outpost/options.h"

/// A player on the way to the table.
struct SetupSeatFace {
    Q_GADGET
    QML_VALUE_TYPE(setupSeatFace)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int colour MEMBER colour)

public:
    QString name;  // as entered
    QString label; // never empty
    int colour = 0;

    friend bool operator==(const SetupSeatFace&, const SetupSeatFace&) = default;
};

class OutpostSetupModel : public NewGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(OutpostTable* table MEMBER m_table NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(OutpostSetupModel::Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(RulingListModel* rulings READ rulings CONSTANT)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY playersChanged)
    Q_PROPERTY(QList<SetupSeatFace> seats READ seats NOTIFY changed)
    Q_PROPERTY(QStringList colourNames READ colourNames NOTIFY changed)
    Q_PROPERTY(bool isOrderEntered READ isOrderEntered WRITE setOrderEntered NOTIFY changed)
    /// Seats in the order of round 1.
    Q_PROPERTY(QList<int> order READ order NOTIFY changed)
    /// What to lay out before the first card, line by line.
    Q_PROPERTY(QStringList instructions READ instructions NOTIFY changed)
    /// A map was entered that games can use.
    Q_PROPERTY(bool hasMap READ hasMap NOTIFY changed)
    Q_PROPERTY(bool usesMap READ usesMap WRITE setUsesMap NOTIFY changed)
    /// Whether one of the small areas has to be chosen for the map.
    Q_PROPERTY(bool asksSmallArea READ asksSmallArea NOTIFY changed)
    Q_PROPERTY(int smallArea READ smallArea WRITE setSmallArea NOTIFY changed)
    Q_PROPERTY(TokenEntryModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(QList<int> payout READ payout NOTIFY changed)
    Q_PROPERTY(QList<int> prices READ prices NOTIFY changed)
    Q_PROPERTY(bool areFiguresConfirmed READ areFiguresConfirmed NOTIFY changed)

public:
    enum Stage { Players, Rulings, Figures, Instructions, Tokens };
    Q_ENUM(Stage)

    explicit OutpostSetupModel(QObject* parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] RulingListModel* rulings() { return &m_rulings; }
    [[nodiscard]] int players() const { return static_cast<int>(m_draft.seats.size()); }
    void setPlayers(int players);
    [[nodiscard]] QList<SetupSeatFace> seats() const;
    [[nodiscard]] QStringList colourNames() const;
    [[nodiscard]] bool isOrderEntered() const { return m_draft.isOrderEntered; }
    void setOrderEntered(bool isEntered);
    [[nodiscard]] QList<int> order() const { return m_draft.order; }
    [[nodiscard]] QStringList instructions() const;
    [[nodiscard]] bool hasMap() const { return m_map.isWhole(); }
    [[nodiscard]] bool usesMap() const { return m_draft.usesMap && hasMap(); }
    void setUsesMap(bool usesMap);
    [[nodiscard]] bool asksSmallArea() const;
    [[nodiscard]] int smallArea() const { return m_draft.smallArea; }
    void setSmallArea(int area);
    [[nodiscard]] TokenEntryModel* tokens() { return &m_tokens; }
    [[nodiscard]] QList<int> payout() const;
    [[nodiscard]] QList<int> prices() const;
    [[nodiscard]] bool areFiguresConfirmed() const { return m_areFiguresConfirmed; }

    Q_INVOKABLE void setName(int seat, const QString& name);
    /// Who had the colour gets the one that becomes free.
    Q_INVOKABLE void setColour(int seat, int colour);
    /// One place forward in the order of round 1.
    Q_INVOKABLE void moveUp(int place);
    Q_INVOKABLE void setPayout(int cities, int elektro);
    Q_INVOKABLE void setPrice(int sector, int elektro);
    /// Whether the rulebook itself names the figure; the others are taken from the first game.
    Q_INVOKABLE [[nodiscard]] bool isPayoutInRulebook(int cities) const;
    Q_INVOKABLE [[nodiscard]] bool isPriceInRulebook(int sector) const;
    Q_INVOKABLE void resetFigures();
    /// They agree with the summary card and the board; not asked again.
    Q_INVOKABLE void confirmFigures();

    Q_INVOKABLE void showRulings();
    Q_INVOKABLE void showFigures();
    /// On from the players: to the figures if they were never confirmed, else to what lies where.
    Q_INVOKABLE void goOn();
    /// On to the tokens of the map.
    Q_INVOKABLE void showTokens();
    /// Map and figures may have been put right or imported meanwhile.
    Q_INVOKABLE void readFacts();
    /// One stage back; false if this is the first one.
    Q_INVOKABLE bool back();
    /// Begins the game; false with a sentence in `trouble` if it cannot.
    Q_INVOKABLE bool start();

signals:
    void playersChanged();

private:
    [[nodiscard]] QStringList enteredNames() const override;
    void load() override;
    void save();
    void update();
    void go(Stage stage);
    [[nodiscard]] outpost::Setup wholeSetup() const;
    void rememberTokens();

    OutpostTable* m_table = nullptr;
    outpost::SetupDraft m_draft;
    outpost::KnownMap m_map;
    RulingsOf<outpost::Rulings> m_rulings;
    TokenEntryModel m_tokens;
    bool m_areFiguresConfirmed = false;
    Stage m_stage = Players;
};

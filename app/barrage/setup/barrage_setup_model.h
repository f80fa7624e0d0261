#pragma once

#include <optional>

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/setup/setup_again.h"
#include "app/barrage/setup/setup_choice_model.h"
#include "app/barrage/setup/setup_instructions_model.h"
#include "app/barrage/setup/setup_parts_model.h"
#include "app/barrage/setup/setup_place.h"
#include "app/barrage/setup/setup_seats_model.h"
#include "app/barrage/table/barrage_table.h"
#include "app/table/new_game.h"
#include "app/table/ruling_list_model.h"
#include "engine/barrage/options.h"

class BarrageSetupModel : public NewGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table MEMBER m_table NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(BarrageSetupModel::Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(SetupSeatsModel* seats READ seats CONSTANT)
    Q_PROPERTY(RulingListModel* rulings READ rulings CONSTANT)
    Q_PROPERTY(SetupPartsModel* parts READ parts CONSTANT)
    Q_PROPERTY(SetupChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(SetupInstructionsModel* instructions READ instructions CONSTANT)
    Q_PROPERTY(bool isIntroductory READ isIntroductory WRITE setIntroductory NOTIFY changed)
    /// The Leeghwater Project and the promo officers; neither with the introductory game.
    Q_PROPERTY(bool hasLeeghwater READ hasLeeghwater WRITE setLeeghwater NOTIFY changed)
    Q_PROPERTY(bool hasPromoOfficers READ hasPromoOfficers WRITE setPromoOfficers NOTIFY changed)
    /// Why these players cannot play, or empty.
    Q_PROPERTY(QString playersTrouble READ playersTrouble NOTIFY changed)
    /// What is still open, as one sentence, or empty.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    Q_PROPERTY(bool isComplete READ isComplete NOTIFY changed)
    Q_PROPERTY(bool isUntouched READ isUntouched NOTIFY changed)
    /// Which game is set up once more, or that it no longer is; empty in an ordinary game.
    Q_PROPERTY(QString repeatText READ repeatText NOTIFY changed)
    /// The earlier game whose set-up would take the place of what was entered; else empty.
    Q_PROPERTY(QString offeredGame READ offeredGame NOTIFY changed)
    // While a part is chosen.
    Q_PROPERTY(QString partTitle READ partTitle NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// Every prompt that the part may have.
    Q_PROPERTY(QStringList prompts READ prompts NOTIFY changed)
    Q_PROPERTY(QList<SetupPlace> places READ places NOTIFY changed)
    Q_PROPERTY(int currentPlace READ currentPlace NOTIFY changed)

public:
    enum Stage { Players, Rulings, Table, Choosing, Instructions, Offered };
    Q_ENUM(Stage)

    explicit BarrageSetupModel(QObject* parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] SetupSeatsModel* seats() { return &m_seats; }
    [[nodiscard]] RulingListModel* rulings() { return &m_rulings; }
    [[nodiscard]] SetupPartsModel* parts() { return &m_parts; }
    [[nodiscard]] SetupChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] SetupInstructionsModel* instructions() { return &m_instructions; }
    [[nodiscard]] bool isIntroductory() const { return m_draft.setup.options.introductory; }
    void setIntroductory(bool isIntroductory);
    [[nodiscard]] bool hasLeeghwater() const { return m_draft.setup.options.leeghwater; }
    void setLeeghwater(bool hasLeeghwater);
    [[nodiscard]] bool hasPromoOfficers() const { return m_draft.setup.options.promoOfficers; }
    void setPromoOfficers(bool hasPromoOfficers);
    [[nodiscard]] QString playersTrouble() const { return troubleWithPlayers(m_draft); }
    [[nodiscard]] QString missing() const;
    [[nodiscard]] bool isComplete() const { return openParts(m_draft).empty(); }
    [[nodiscard]] bool isUntouched() const;
    [[nodiscard]] QString repeatText() const { return ::repeatText(m_draft); }
    [[nodiscard]] QString offeredGame() const;
    [[nodiscard]] QString partTitle() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QStringList prompts() const;
    [[nodiscard]] QList<SetupPlace> places() const;
    [[nodiscard]] int currentPlace() const;

    /// Sets the table up as in an earlier game, which sessions::toJson wrote. If somebody has begun
    /// to enter another table, it is only offered.
    Q_INVOKABLE bool setUpAgain(const QString& repeat);
    /// Forgets what was entered for what is offered; back() leaves it as it is.
    Q_INVOKABLE void takeOffered();
    /// From the players to the table, if they can play.
    Q_INVOKABLE bool showTable();
    Q_INVOKABLE void showRulings();
    /// One stage back; false if this is the first one.
    Q_INVOKABLE bool back();

    /// Opens one part to be copied from the table.
    Q_INVOKABLE void choosePart(int part);
    /// Opens one part that is open after the other.
    Q_INVOKABLE void copyTable();
    /// Puts the thing to the first open place, or takes it away if it lies somewhere.
    Q_INVOKABLE void pick(int thing);
    Q_INVOKABLE void clearPlace(int place);
    /// Draws what is open in the part being chosen.
    Q_INVOKABLE void dealChosenPart();
    Q_INVOKABLE void dealPart(int part);
    /// Draws what is open everywhere and shows what to put where.
    Q_INVOKABLE void dealAll();
    Q_INVOKABLE void showInstructions();
    Q_INVOKABLE void clearAll();
    /// Begins the game; false with a sentence in `trouble` if it cannot.
    Q_INVOKABLE bool start();

private:
    [[nodiscard]] static QString settledPrompt();
    [[nodiscard]] std::optional<sessions::Repeat> repeated() const;
    void take(const TableDraft& draft);
    [[nodiscard]] QStringList enteredNames() const override;
    void load() override;
    void update();
    void go(Stage stage);
    void afterPart();
    [[nodiscard]] BarrageTable::Names names(const barrage::SetupDraft& whole) const;

    BarrageTable* m_table = nullptr;
    TableDraft m_draft;
    std::optional<TableDraft> m_offered; // set up as an earlier game, to take its place
    Stage m_stage = Players;
    SetupPart m_part = SetupPart::Headstreams;
    bool m_isCopying = false;
    SetupSeatsModel m_seats;
    RulingsOf<barrage::Rulings> m_rulings;
    SetupPartsModel m_parts;
    SetupChoiceModel m_choices;
    SetupInstructionsModel m_instructions;
};

#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/form.h"
#include "app/nucleum/setup/setup_draft.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/table/new_game.h"
#include "app/table/ruling_list_model.h"
#include "engine/core/rng.h"
#include "engine/nucleum/options.h"

/// Who sits where in a new game.
struct NucleumSeat {
    Q_GADGET
    QML_VALUE_TYPE(nucleumSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int experiment MEMBER experiment)

public:
    QString name;
    QString label; // never empty
    int colour = 0;
    int experiment = 0;
};

/// A place of the table in a new game and what lies there.
struct NucleumSetupPlace {
    Q_GADGET
    QML_VALUE_TYPE(nucleumSetupPlace)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString title;
    QString value;
};

class NucleumSetupModel : public NewGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table MEMBER m_table NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(NucleumSetupModel::Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(QList<NucleumSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(RulingListModel* rulings READ rulings CONSTANT)
    /// One more worker at the beginning.
    Q_PROPERTY(bool isFirstGame READ isFirstGame WRITE setFirstGame NOTIFY changed)
    Q_PROPERTY(QList<NucleumSetupPlace> places READ places NOTIFY changed)
    /// What else to put where.
    Q_PROPERTY(QStringList instructions READ instructions NOTIFY changed)
    // While a place is chosen.
    Q_PROPERTY(QString placeTitle READ placeTitle NOTIFY changed)
    Q_PROPERTY(QList<NucleumOption> choices READ choices NOTIFY changed)

public:
    enum Stage { Players, Rulings, Table, Choosing };
    Q_ENUM(Stage)

    explicit NucleumSetupModel(QObject* parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] QList<NucleumSeat> seats() const;
    [[nodiscard]] RulingListModel* rulings() { return &m_rulings; }
    [[nodiscard]] bool isFirstGame() const { return m_draft.setup.options.firstGames; }
    void setFirstGame(bool isFirstGame);
    [[nodiscard]] QString trouble() const override;
    [[nodiscard]] QList<NucleumSetupPlace> places() const;
    [[nodiscard]] QStringList instructions() const { return instructionsFor(m_draft); }
    [[nodiscard]] QString placeTitle() const;
    [[nodiscard]] QList<NucleumOption> choices() const;

    Q_INVOKABLE void setPlayers(int count);
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setColour(int seat, int colour);
    Q_INVOKABLE void setExperiment(int seat, int experiment);
    /// Draws who is first; the others follow as they sit.
    Q_INVOKABLE void drawFirstPlayer();
    Q_INVOKABLE void showTable();
    Q_INVOKABLE void showRulings();
    /// One stage back; false if this is the first one.
    Q_INVOKABLE bool back();
    Q_INVOKABLE void deal();
    /// Opens a place to copy it from the table.
    Q_INVOKABLE void choosePlace(int place);
    Q_INVOKABLE void pick(int choice);
    Q_INVOKABLE bool start();

private:
    [[nodiscard]] QStringList enteredNames() const override;
    void load() override;
    void update();
    void go(Stage stage);
    [[nodiscard]] QString labelOf(std::size_t seat) const;

    NucleumTable* m_table = nullptr;
    core::Rng m_rng;
    nucleum::SetupDraft m_draft;
    Stage m_stage = Players;
    int m_place = 0;
    RulingsOf<nucleum::Rulings> m_rulings;
};

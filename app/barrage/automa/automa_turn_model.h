#pragma once

#include <optional>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/automa/whole_turn.h"
#include "app/barrage/lines/automa_line_model.h"
#include "app/barrage/map/map_marks.h"
#include "app/barrage/steps/step_list_model.h"
#include "app/barrage/table/barrage_table.h"

/// An Automa's turn: the tile is drawn or entered, then the whole turn is shown before it is
/// carried out. Inactive while somebody else decides or an earlier entry is looked at.
class AutomaTurnModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    /// The table waits for the next tile of the stack.
    Q_PROPERTY(bool needsTile READ needsTile NOTIFY turnChanged)
    /// That tile is the first one: it gives the criteria, the next one the actions.
    Q_PROPERTY(bool needsCriteria READ needsCriteria NOTIFY turnChanged)
    /// An Automa has decided; done() carries it out.
    Q_PROPERTY(bool isDecided READ isDecided NOTIFY turnChanged)
    /// One of the two.
    Q_PROPERTY(bool isWaiting READ isWaiting NOTIFY turnChanged)
    /// Whose turn it is, -1 for nobody's.
    Q_PROPERTY(int company READ company NOTIFY turnChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY turnChanged)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY turnChanged)
    /// What comes after done() if something does; else empty.
    Q_PROPERTY(QString afterwards READ afterwards NOTIFY turnChanged)
    /// The decision and what has to be done, to be read aloud.
    Q_PROPERTY(QString announcement READ announcement NOTIFY turnChanged)
    Q_PROPERTY(AutomaLineModel* tileSteps READ tileSteps CONSTANT)
    Q_PROPERTY(StepListModel* instructions READ instructions CONSTANT)
    Q_PROPERTY(AutomaLineModel* actions READ actions CONSTANT)
    Q_PROPERTY(AutomaLineModel* reasons READ reasons CONSTANT)
    Q_PROPERTY(int columnCount READ columnCount CONSTANT) // of the tile
    /// While a tile is wanted and some were seen already: why drawing and entering do not mix.
    Q_PROPERTY(QString mixingHint READ mixingHint NOTIFY turnChanged)
    /// The 20 tiles by number with their codes; those that cannot come now with the reason.
    Q_PROPERTY(AutomaLineModel* tiles READ tiles CONSTANT)
    /// The criteria in force for bases, conduits and powerhouses, a line each; empty without.
    Q_PROPERTY(QString baseCriteria READ baseCriteria NOTIFY turnChanged)
    Q_PROPERTY(QString conduitCriteria READ conduitCriteria NOTIFY turnChanged)
    Q_PROPERTY(QString powerhouseCriteria READ powerhouseCriteria NOTIFY turnChanged)
    /// The line whose places alone are marked; -1: all that is concerned.
    Q_PROPERTY(int shownReason MEMBER m_shownReason WRITE showReason NOTIFY marksChanged)
    Q_PROPERTY(
        int shownInstruction MEMBER m_shownInstruction WRITE showInstruction NOTIFY marksChanged)
    Q_PROPERTY(MapMarks marks READ marks NOTIFY marksChanged)

public:
    explicit AutomaTurnModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] bool needsTile() const { return m_needsTile; }
    [[nodiscard]] bool needsCriteria() const;
    /// Pages may ask before the model has heard that the table was closed.
    [[nodiscard]] bool isDecided() const {
        return m_table && m_table->isOpen() && m_turn && !m_turn->ahead.steps.empty();
    }
    [[nodiscard]] bool isWaiting() const { return needsTile() || isDecided(); }
    [[nodiscard]] int company() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString afterwards() const;
    [[nodiscard]] QString mixingHint() const;
    [[nodiscard]] int columnCount() const;
    [[nodiscard]] QString announcement() const;
    [[nodiscard]] AutomaLineModel* tileSteps() { return &m_tileSteps; }
    [[nodiscard]] StepListModel* instructions() { return &m_instructions; }
    [[nodiscard]] AutomaLineModel* actions() { return &m_actions; }
    [[nodiscard]] AutomaLineModel* reasons() { return &m_reasons; }
    [[nodiscard]] AutomaLineModel* tiles() { return &m_tiles; }
    [[nodiscard]] QString baseCriteria() const;
    [[nodiscard]] QString conduitCriteria() const;
    [[nodiscard]] QString powerhouseCriteria() const;
    [[nodiscard]] MapMarks marks() const;

    Q_INVOKABLE void showReason(int row);
    Q_INVOKABLE void showInstruction(int row);
    /// The app draws the tile, or the first two.
    Q_INVOKABLE bool drawTile();
    /// The tile that came up on the table; false if it cannot have.
    Q_INVOKABLE bool enterTile(int number);
    /// Carries the decisions out, up to the next thing that is asked.
    Q_INVOKABLE bool done();

signals:
    void tableChanged();
    void turnChanged();
    void marksChanged();

private:
    void refresh();
    [[nodiscard]] bool canAct() const;
    [[nodiscard]] QString who() const;
    [[nodiscard]] const barrage::AutomaTile* criteriaTile() const;
    [[nodiscard]] std::vector<AutomaLine> tilesOfTheBox() const;
    [[nodiscard]] std::vector<AutomaLine> tileStepsNow() const;

    QPointer<BarrageTable> m_table;
    bool m_needsTile = false;
    std::optional<automa::WholeTurn> m_turn;
    int m_shownReason = -1;
    int m_shownInstruction = -1;
    AutomaLineModel m_tileSteps;
    StepListModel m_instructions{"automa"};
    AutomaLineModel m_actions;
    AutomaLineModel m_reasons;
    AutomaLineModel m_tiles;
};

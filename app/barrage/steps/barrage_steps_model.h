#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_marks.h"
#include "app/barrage/steps/step_list_model.h"
#include "app/barrage/table/barrage_table.h"

/// What a turn or a phase that is over has left to do on the table: everything that was not told
/// ahead, in one list. It stays until the next thing is begun, also after the game is opened again;
/// whoever plays on has done it.
class BarrageStepsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool isWaiting READ isWaiting NOTIFY changed)
    /// Whose turn it was, -1 for a phase.
    Q_PROPERTY(int company READ company NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What it belongs to: a name or a phase.
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QString announcement READ announcement NOTIFY changed)
    Q_PROPERTY(StepListModel* lines READ lines CONSTANT)
    /// How many lines are not ticked off.
    Q_PROPERTY(int left READ left NOTIFY leftChanged)
    /// The line whose places alone are marked; -1: all that is concerned.
    Q_PROPERTY(int shownLine MEMBER m_shownLine NOTIFY marksChanged)
    Q_PROPERTY(MapMarks marks READ marks NOTIFY marksChanged)

public:
    explicit BarrageStepsModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] bool isWaiting() const { return m_lines.count() > 0; }
    [[nodiscard]] int company() const { return m_company; }
    [[nodiscard]] QString title() const { return tr("Do this on the table"); }
    [[nodiscard]] QString subtitle() const { return m_subtitle; }
    [[nodiscard]] QString announcement() const;
    [[nodiscard]] StepListModel* lines() { return &m_lines; }
    [[nodiscard]] int left() const;
    [[nodiscard]] MapMarks marks() const;

signals:
    void tableChanged();
    void changed();
    void leftChanged();
    void marksChanged();

private:
    void followTable();
    [[nodiscard]] std::vector<AutomaLine> findLines();

    QPointer<BarrageTable> m_table;
    QString m_session;
    int m_cursor = 0; // when it was last looked at
    int m_start = 0;  // nothing before this entry is pending
    int m_company = -1;
    QString m_subtitle;
    int m_shownLine = -1;
    StepListModel m_lines{"steps"};
};

#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_marks.h"
#include "app/barrage/table/barrage_table.h"
#include "engine/barrage/final_score.h"

/// How a game came to its end: who won and why, and the ranking by the objective, the best first.
/// Empty while the game goes on.
class BarrageEndModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    /// One sentence on who won, and by what if it was close.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// What was counted.
    Q_PROPERTY(QString objective READ objective NOTIFY changed)
    /// The number of the tile, -1 while the game goes on.
    Q_PROPERTY(int objectiveTile READ objectiveTile NOTIFY changed)
    /// The company whose counted pieces are marked on the map, or -1.
    Q_PROPERTY(int shownCompany READ shownCompany WRITE setShownCompany NOTIFY marksChanged)
    Q_PROPERTY(MapMarks marks READ marks NOTIFY marksChanged)
    /// The result in the history, empty if there is none.
    Q_PROPERTY(QString playId READ playId NOTIFY changed)

public:
    enum Role {
        CompanyRole = Qt::UserRole,
        NameRole,
        ShortNameRole,
        CountRole,
        PlaceRole,
        VpRole,
        ReasonRole, // a sentence, with the division if the place is shared
    };

    explicit BarrageEndModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString objective() const { return m_objective; }
    [[nodiscard]] int objectiveTile() const { return m_objectiveTile; }
    [[nodiscard]] QString playId() const { return m_playId; }
    [[nodiscard]] int shownCompany() const { return m_shownCompany; }
    void setShownCompany(int company);
    [[nodiscard]] MapMarks marks() const;

signals:
    void tableChanged();
    void changed();
    void marksChanged();

private:
    struct Row {
        barrage::Company company = barrage::Company::Usa;
        int count = 0;
        barrage::ObjectiveShare share;
    };

    void followTable();

    QPointer<BarrageTable> m_table;
    std::vector<Row> m_rows;
    QString m_verdict;
    QString m_objective;
    int m_objectiveTile = -1;
    QString m_playId;
    int m_shownCompany = -1;
};

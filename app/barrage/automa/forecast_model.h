#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/lines/automa_line_model.h"
#include "app/barrage/table/barrage_table.h"

/// What the next Automa would do by each tile that may come, if nothing changed until then.
class ForecastModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    /// Only whose turn it is about is known while it is off.
    Q_PROPERTY(bool isOn MEMBER m_isOn WRITE setOn NOTIFY isOnChanged)
    /// The Automa whose turn comes next, or -1 if nothing can be said of it.
    Q_PROPERTY(int company READ company NOTIFY forecastChanged)
    /// The tiles that may come, each as likely as the others; 0 without a forecast.
    Q_PROPERTY(int tileCount READ tileCount NOTIFY forecastChanged)
    /// One line for each different turn, the likeliest first; `number` tiles lead to it, which
    /// `detail` lists.
    Q_PROPERTY(AutomaLineModel* lines READ lines CONSTANT)
    Q_PROPERTY(MapMarks marks READ marks NOTIFY forecastChanged)

public:
    explicit ForecastModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    void setOn(bool isOn);
    [[nodiscard]] int company() const { return m_company; }
    [[nodiscard]] int tileCount() const { return m_tileCount; }
    [[nodiscard]] AutomaLineModel* lines() { return &m_lines; }
    /// Where it may build.
    [[nodiscard]] MapMarks marks() const;

signals:
    void tableChanged();
    void isOnChanged();
    void forecastChanged();

private:
    void refresh();

    QPointer<BarrageTable> m_table;
    bool m_isOn = false;
    int m_company = -1;
    int m_tileCount = 0;
    AutomaLineModel m_lines;
};

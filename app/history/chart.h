#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace history {

/// A picture of figures that can also be read as a table.
struct Chart {
    enum class Kind { Bars, Line, Stack };

    QString id; // for tests and tools, never shown
    QString title;
    Kind kind = Kind::Bars;
    QString sentence; // what there is to say in words; alone if there is nothing to draw
    // What is drawn: bars from the top, points and parts of a stack from left to right.
    QStringList labels;
    QList<double> values;
    QStringList texts;   // the values in words
    QStringList series;  // names of the lines
    QList<int> seriesOf; // to which line each point belongs
    double top = 0;      // where a full bar ends; 0: at the largest value
    // The same as a table, row after row.
    QStringList headers;
    QStringList cells;
};

} // namespace history

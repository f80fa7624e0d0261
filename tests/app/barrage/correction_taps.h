#pragma once

#include <optional>
#include <span>

#include <QAbstractItemModelTester>
#include <QtTest>

#include "app/barrage/correction/correction_model.h"
#include "engine/barrage/notation.h"

/// Corrections as somebody at the table taps them.
namespace correction_taps {

/// The texts to tap, the last one of them perhaps on a company's sheet, the figure to enter if one
/// is asked for, and the entry it makes.
struct Example {
    const char* name;
    QStringList taps;
    std::optional<int> number;
    const char* entry;
};

inline void addRows(std::span<const Example> examples) {
    QTest::addColumn<const Example*>("example");
    for (const Example& example : examples)
        QTest::newRow(example.name) << &example;
}

inline int rowOf(const CorrectionModel& model, const QString& text) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row).data(CorrectionModel::TextRole).toString() == text)
            return row;
    return -1;
}

inline bool tap(CorrectionModel& model, const QStringList& texts) {
    for (const QString& text : texts)
        if (!model.choose(rowOf(model, text))) {
            qWarning() << "cannot choose" << text;
            return false;
        }
    return true;
}

/// Sets the figure on the sheet that is shown; false if there is none of that name.
inline bool set(CorrectionModel& model, const QString& name, int value) {
    const FigureSheetModel& sheet = *model.sheet();
    for (int row = 0; row < sheet.rowCount(); ++row)
        if (sheet.index(row).data(FigureSheetModel::NameRole).toString() == name) {
            model.sheet()->setValue(row, value);
            return true;
        }
    qWarning() << "the sheet has no" << name;
    return false;
}

/// "vp usa 14 other" as a move.
inline barrage::Move moveOf(const std::string& entry) {
    return barrage::parseMove("table correct " + entry).value();
}

inline barrage::Corrected kindOf(const Example& example) {
    return std::get<barrage::Correct>(moveOf(std::string(example.entry) + " other").what).what;
}

/// Makes the correction of the example by its taps; the entry has to be the one it names.
inline void make(BarrageTable& table, const Example& example) {
    CorrectionModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTable(&table);
    const bool isFigure = formOf(kindOf(example)).isOwnFigure();
    QVERIFY(tap(model, isFigure ? example.taps.first(1) : example.taps));
    QCOMPARE(model.isSheet(), isFigure);
    QCOMPARE(model.rowCount(), 0);
    if (isFigure) {
        QVERIFY(set(model, example.taps.last(), *example.number));
        QCOMPARE(model.sheet()->changes().size(), 1);
    } else {
        QVERIFY(model.isComplete());
        QCOMPARE(model.isNumber(), example.number.has_value());
        QCOMPARE(model.path(), example.taps.join(" › "));
        if (example.number)
            model.setNumber(*example.number);
        QVERIFY(model.now() != model.then());
    }
    QCOMPARE(model.refusal(), QString());
    model.setReason(1);
    QVERIFY(model.confirm());
    QVERIFY(table.game().entries().back() == moveOf(std::string(example.entry) + " wrong_entry"));
    QVERIFY(!model.made().isEmpty());
    QVERIFY(!model.canGoBack());
}

} // namespace correction_taps

Q_DECLARE_METATYPE(const correction_taps::Example*)

#pragma once

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/correction/correction_draft.h"
#include "app/barrage/table/barrage_table.h"
#include "app/correction/stepped_correction.h"

/// Corrections of Barrage's table.
class CorrectionModel : public SteppedCorrection {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using SteppedCorrection::SteppedCorrection;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] bool isNumber() const override { return draft().isNumber(); }
    [[nodiscard]] int least() const override { return isNumber() ? draft().least() : 0; }
    [[nodiscard]] int most() const override { return isNumber() ? draft().most() : 0; }
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString now() const override;
    [[nodiscard]] QString then() const override;
    [[nodiscard]] QString refusal() const override;

signals:
    void tableChanged();

private:
    [[nodiscard]] bool isOpen() const override { return m_table && m_table->isOpen(); }
    [[nodiscard]] std::vector<int> options() const override { return draft().options(state()); }
    [[nodiscard]] QString optionText(const Chosen& before, int option) const override;
    [[nodiscard]] QString optionDetail(int option) const override;
    [[nodiscard]] QString optionRefusal(int option) const override;
    [[nodiscard]] QString optionPictogram(int option) const override;
    [[nodiscard]] QString optionPicture(int option) const override;
    [[nodiscard]] int figure() const override { return draft().correction(state()).value; }
    [[nodiscard]] QString correctionWords() const override;
    [[nodiscard]] bool make() override;

    void followTable();
    [[nodiscard]] correction::Draft draft() const { return correction::Draft(chosen()); }
    [[nodiscard]] const barrage::State& state() const { return m_table->game().state(); }
    [[nodiscard]] barrage::Correct correction() const;
    [[nodiscard]] QString refusalOf(const barrage::Correct& what) const;

    QPointer<BarrageTable> m_table;
};

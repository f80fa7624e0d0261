#pragma once

#include <vector>

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/correction/stepped_correction.h"
#include "app/outpost/correction/correction_path.h"
#include "app/outpost/table/outpost_table.h"

/// Corrections of the table of Power Grid: Outpost, cards that lie elsewhere included (O-6.12).
class OutpostCorrectionModel : public SteppedCorrection {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(OutpostTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using SteppedCorrection::SteppedCorrection;

    [[nodiscard]] OutpostTable* table() const { return m_table; }
    void setTable(OutpostTable* table);
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] bool isNumber() const override { return isOpen() && steps().isNumber(); }
    [[nodiscard]] int least() const override { return isNumber() ? steps().least() : 0; }
    [[nodiscard]] int most() const override { return isNumber() ? steps().most() : 0; }
    [[nodiscard]] bool isComplete() const override { return isOpen() && steps().isComplete(); }
    [[nodiscard]] QString now() const override;
    [[nodiscard]] QString then() const override;
    [[nodiscard]] QString refusal() const override;

signals:
    void tableChanged();

private:
    [[nodiscard]] bool isOpen() const override { return m_table && m_table->isOpen(); }
    [[nodiscard]] std::vector<int> options() const override { return steps().options(state()); }
    [[nodiscard]] QString optionText(const Chosen& before, int option) const override;
    [[nodiscard]] QString optionDetail(int option) const override;
    [[nodiscard]] int figure() const override { return steps().figure(state()); }
    [[nodiscard]] QString correctionWords() const override;
    [[nodiscard]] bool make() override { return m_table->commit(move()); }

    /// What was chosen may be gone then, a card for instance.
    void followTable() { restart(); }
    [[nodiscard]] outpost::CorrectionPath steps() const {
        return outpost::CorrectionPath(chosen());
    }
    [[nodiscard]] const outpost::State& state() const { return m_table->game().state(); }
    [[nodiscard]] outpost::Move move() const;
    [[nodiscard]] QString settingText(const outpost::Move& move) const;

    QPointer<OutpostTable> m_table;
};

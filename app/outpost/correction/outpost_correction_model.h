#pragma once

#include <vector>

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/correction/correction_path.h"
#include "app/outpost/table/outpost_table.h"
#include "app/table/table_correction.h"

/// Corrections of the table of Power Grid: Outpost, cards that lie elsewhere included (O-6.12).
class OutpostCorrectionModel : public TableCorrection {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(OutpostTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using TableCorrection::TableCorrection;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] OutpostTable* table() const { return m_table; }
    void setTable(OutpostTable* table);
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString path() const override;
    [[nodiscard]] bool canGoBack() const override { return m_path.canGoBack(); }
    [[nodiscard]] bool isNumber() const override { return isOpen() && m_path.isNumber(); }
    [[nodiscard]] int least() const override;
    [[nodiscard]] int most() const override;
    [[nodiscard]] int number() const override { return m_number; }
    void setNumber(int number) override;
    [[nodiscard]] bool isComplete() const override { return isOpen() && m_path.isComplete(); }
    [[nodiscard]] QString now() const override;
    [[nodiscard]] QString then() const override;
    [[nodiscard]] QString refusal() const override;
    [[nodiscard]] bool canConfirm() const override;

    Q_INVOKABLE bool choose(int row) override;
    Q_INVOKABLE void back() override;
    Q_INVOKABLE void restart() override;
    Q_INVOKABLE bool confirm() override;

signals:
    void tableChanged();

private:
    void followTable();
    void show(outpost::CorrectionPath path);
    [[nodiscard]] bool isOpen() const { return m_table && m_table->isOpen(); }
    [[nodiscard]] const outpost::State& state() const { return m_table->game().state(); }
    [[nodiscard]] outpost::Move move() const;
    [[nodiscard]] QString optionText(const outpost::CorrectionPath& path, int option) const;
    [[nodiscard]] QString optionDetail(int option) const;
    [[nodiscard]] QString settingText(const outpost::Move& move) const;

    QPointer<OutpostTable> m_table;
    outpost::CorrectionPath m_path;
    std::vector<int> m_options;
    int m_number = 0;
};

#pragma once

#include <optional>
#include <vector>

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/correction/correction_draft.h"
#include "app/barrage/table/barrage_table.h"
#include "app/table/table_correction.h"

/// Corrections of Barrage's table.
class CorrectionModel : public TableCorrection {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using TableCorrection::TableCorrection;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString path() const override;
    [[nodiscard]] bool canGoBack() const override { return m_draft.canGoBack(); }
    [[nodiscard]] bool isNumber() const override { return m_draft.isNumber(); }
    [[nodiscard]] int least() const override;
    [[nodiscard]] int most() const override;
    [[nodiscard]] int number() const override { return m_number; }
    void setNumber(int number) override;
    [[nodiscard]] bool isComplete() const override;
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
    struct Option {
        int number = 0;
        std::optional<barrage::Error> refusal;
    };

    void followTable();
    void show(correction::Draft draft);
    [[nodiscard]] bool isOpen() const { return m_table && m_table->isOpen(); }
    [[nodiscard]] const barrage::State& state() const { return m_table->game().state(); }
    [[nodiscard]] barrage::Correct correction() const;
    [[nodiscard]] std::optional<barrage::Error> refusalOf(const barrage::Correct& what) const;

    QPointer<BarrageTable> m_table;
    correction::Draft m_draft;
    std::vector<Option> m_options;
    int m_number = 0;
};

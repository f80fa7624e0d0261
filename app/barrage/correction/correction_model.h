#pragma once

#include <optional>
#include <vector>

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/choices/option_list_model.h"
#include "app/barrage/correction/correction_draft.h"
#include "app/barrage/table/barrage_table.h"

/// Puts right what the app believes of the table, step by step: kind of thing, whose, which, and
/// what it really is. Always of the table as it is now, whatever entry is looked at.
class CorrectionModel : public OptionListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(QString prompt READ prompt NOTIFY stepChanged)
    /// What was chosen so far: "Company › VP".
    Q_PROPERTY(QString path READ path NOTIFY stepChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY stepChanged)
    /// A figure is asked for; there are no rows then.
    Q_PROPERTY(bool isNumber READ isNumber NOTIFY stepChanged)
    Q_PROPERTY(int least READ least NOTIFY stepChanged)
    Q_PROPERTY(int most READ most NOTIFY stepChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY stepChanged)
    /// Nothing more is asked: what is there now, what will be, and what a rule has against it.
    Q_PROPERTY(bool isComplete READ isComplete NOTIFY stepChanged)
    Q_PROPERTY(QString now READ now NOTIFY stepChanged)
    Q_PROPERTY(QString then READ then NOTIFY stepChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY stepChanged)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY stepChanged)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY stepChanged)
    Q_PROPERTY(int reason READ reason WRITE setReason NOTIFY reasonChanged)
    /// The last correction that was made, in words.
    Q_PROPERTY(QString made READ made NOTIFY stepChanged)

public:
    using OptionListModel::OptionListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] bool canGoBack() const { return m_draft.canGoBack(); }
    [[nodiscard]] bool isNumber() const { return m_draft.isNumber(); }
    [[nodiscard]] int least() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] int number() const { return m_number; }
    void setNumber(int number);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QString now() const;
    [[nodiscard]] QString then() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool canConfirm() const;
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] int reason() const { return m_reason; }
    void setReason(int reason);
    [[nodiscard]] QString made() const { return m_made; }

    Q_INVOKABLE bool choose(int row);
    Q_INVOKABLE void back();
    Q_INVOKABLE void restart();
    /// Makes the correction at the table and begins again; false if it cannot be made.
    Q_INVOKABLE bool confirm();

signals:
    void tableChanged();
    void stepChanged();
    void reasonChanged();

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
    int m_reason = 0;
    QString m_made;
};

#pragma once

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/table/option_list_model.h"

/// Puts right what the app believes of the table, step by step: kind of thing, whose, which, and
/// what it really is. Always of the table as it is now, whatever entry is looked at.
class TableCorrection : public OptionListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")
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

    [[nodiscard]] virtual QString prompt() const = 0;
    [[nodiscard]] virtual QString path() const = 0;
    [[nodiscard]] virtual bool canGoBack() const = 0;
    [[nodiscard]] virtual bool isNumber() const = 0;
    [[nodiscard]] virtual int least() const = 0;
    [[nodiscard]] virtual int most() const = 0;
    [[nodiscard]] virtual int number() const = 0;
    virtual void setNumber(int number) = 0;
    [[nodiscard]] virtual bool isComplete() const = 0;
    [[nodiscard]] virtual QString now() const = 0;
    [[nodiscard]] virtual QString then() const = 0;
    [[nodiscard]] virtual QString refusal() const = 0;
    [[nodiscard]] virtual bool canConfirm() const = 0;
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] int reason() const { return m_reason; }
    void setReason(int reason);
    [[nodiscard]] QString made() const { return m_made; }

    Q_INVOKABLE virtual bool choose(int row) = 0;
    Q_INVOKABLE virtual void back() = 0;
    Q_INVOKABLE virtual void restart() = 0;
    /// Makes the correction at the table and begins again; false if it cannot be made.
    Q_INVOKABLE virtual bool confirm() = 0;

signals:
    void stepChanged();
    void reasonChanged();

protected:
    void setMade(const QString& made) { m_made = made; }

private:
    int m_reason = 0;
    QString m_made;
};

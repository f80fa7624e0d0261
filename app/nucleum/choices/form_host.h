#pragma once

#include <optional>

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/form_model.h"
#include "app/nucleum/table/nucleum_model.h"

/// A form as it is filled in.
class NucleumFormHost : public NucleumModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its kinds have a form")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(NucleumFormModel* fields READ fields CONSTANT)
    Q_PROPERTY(QStringList summary READ summary NOTIFY changed)
    /// Whether there is a button at all: some forms do what is tapped.
    Q_PROPERTY(bool hasButton READ hasButton NOTIFY changed)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString acceptText READ acceptText NOTIFY changed)
    /// Why the last tap did nothing, or why the move is refused; else empty.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// What ends the choice without doing it, or empty.
    Q_PROPERTY(QString declineText READ declineText NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)

public:
    using NucleumModel::NucleumModel;

    [[nodiscard]] QString title() const;
    [[nodiscard]] NucleumFormModel* fields() { return &m_fields; }
    [[nodiscard]] QStringList summary() const;
    [[nodiscard]] bool hasButton() const;
    [[nodiscard]] bool canAccept() const;
    [[nodiscard]] QString acceptText() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] virtual QString declineText() const { return {}; }
    [[nodiscard]] virtual bool canGoBack() const = 0;

    /// Takes option `index` of the field, or says why it cannot be taken.
    Q_INVOKABLE void choose(const QString& key, int index);
    Q_INVOKABLE void setNumber(const QString& key, int value);
    Q_INVOKABLE virtual bool accept() = 0;
    Q_INVOKABLE virtual void decline() {}
    Q_INVOKABLE virtual void back() = 0;

protected:
    /// The form that is filled in, or null.
    [[nodiscard]] virtual const nucleum::Form* form() const = 0;
    [[nodiscard]] nucleum::Form* form();
    /// What the button says while there is something to choose.
    [[nodiscard]] virtual QString waitingText() const { return tr("Choose above"); }
    /// What the rules say to a move of the form.
    [[nodiscard]] virtual nucleum::Check checkOf(const nucleum::Move& move) const;
    /// The form of an option leads elsewhere; true if that is all.
    [[nodiscard]] virtual bool isTaken(const QString& key, int value) = 0;
    [[nodiscard]] const NucleumFormModel& shown() const { return m_fields; }
    void refuse(const QString& sentence);
    void forgetRefusal() { m_refusal.clear(); }
    void showForm();
    void show();

private:
    NucleumFormModel m_fields;
    QString m_refusal;
};

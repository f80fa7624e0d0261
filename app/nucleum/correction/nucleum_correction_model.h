#pragma once

#include <memory>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/form_host.h"
#include "app/nucleum/correction/correction_form.h"

/// Puts right what the app believes of the table: which thing, whose, and what it really is.
class NucleumCorrectionModel : public NucleumFormHost {
    Q_OBJECT
    QML_ELEMENT
    /// The last correction that was made, in words.
    Q_PROPERTY(QString made READ made NOTIFY changed)

public:
    explicit NucleumCorrectionModel(QObject* parent = nullptr);
    ~NucleumCorrectionModel() override;

    [[nodiscard]] QString made() const { return m_made; }
    [[nodiscard]] bool canGoBack() const override { return m_form && m_form->hasThing(); }
    Q_INVOKABLE bool accept() override;
    Q_INVOKABLE void back() override;

private:
    [[nodiscard]] const nucleum::Form* form() const override;
    [[nodiscard]] bool isTaken(const QString&, int) override { return false; }
    void startAnew() override;

    std::unique_ptr<nucleum::CorrectionEntry> m_form;
    QString m_made;
};

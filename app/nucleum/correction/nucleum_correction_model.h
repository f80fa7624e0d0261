#pragma once

#include <memory>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/form.h"
#include "app/nucleum/choices/form_host.h"

namespace nucleum {

/// One correction, from the kind of thing to its true value.
class CorrectionEntry : public Form {
public:
    using Form::Form;

    [[nodiscard]] bool hasThing() const { return m_hasThing; }
    void startAgain() { m_hasThing = false; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] const State& now() const { return ground().table->game().state(); }
    [[nodiscard]] Correct asItStands() const;
    void readTable();
    [[nodiscard]] std::vector<Field> things() const;
    void addIndices(std::vector<Field>& fields) const;
    void addValues(std::vector<Field>& fields) const;
    [[nodiscard]] QList<NucleumOption> players(bool withNobody) const;

    bool m_hasThing = false;
    Correct m_correction;
};

} // namespace nucleum

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

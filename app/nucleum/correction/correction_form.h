#pragma once

#include "app/nucleum/choices/form.h"

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

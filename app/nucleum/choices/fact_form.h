#pragma once

#include "app/nucleum/choices/form.h"
#include "engine/nucleum/facts.h"

namespace nucleum {

/// Which fact: a kind, and of which thing.
struct FactKey {
    FactKind kind = FactKind::City;
    int index = 0;

    friend bool operator==(const FactKey&, const FactKey&) = default;
};

/// The fact as it is known, or a beginning for who enters it.
[[nodiscard]] Fact factAt(const Facts& facts, const FactKey& key);
[[nodiscard]] bool isKnown(const Facts& facts, const FactKey& key);

/// Asks for something that is printed on a piece, and says where to look; needs no table.
class FactForm : public Form {
public:
    FactForm(const Facts& facts, const FactKey& key);

    [[nodiscard]] const Fact& fact() const { return m_fact; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    Fact m_fact;
};

} // namespace nucleum

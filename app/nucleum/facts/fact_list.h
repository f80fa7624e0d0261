#pragma once

#include <vector>

#include "app/nucleum/choices/fact_form.h"

namespace nucleum {

/// Every fact of the map side that is played, in the order in which a reader looks for it. Only
/// connections that were entered are there: which others exist, the map shows.
[[nodiscard]] std::vector<FactKey> allFacts(const State& state);

/// The list of them to choose from, by their numbers.
class FactListForm : public Form {
public:
    FactListForm(const Ground& ground, std::vector<FactKey> keys)
        : Form(ground), m_keys(std::move(keys)) {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int) override {}
    [[nodiscard]] std::optional<Move> move() const override { return std::nullopt; }
    [[nodiscard]] bool isAtOnce() const override { return true; }

private:
    std::vector<FactKey> m_keys;
};

} // namespace nucleum

#pragma once

#include <vector>

#include "app/nucleum/choices/fact_form.h"
#include "engine/nucleum/data/cities.h"

namespace nucleum {

/// Every fact of a map side, in the order in which a reader looks for it. Only connections that
/// were entered are there: which others exist, the map shows.
[[nodiscard]] std::vector<FactKey> allFacts(const Facts& facts, MapSide side);

/// The list of them to choose from, by their numbers.
class FactListForm : public Form {
public:
    FactListForm(const Facts& facts, std::vector<FactKey> keys)
        : Form(Ground{}), m_facts(facts), m_keys(std::move(keys)) {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int) override {}
    [[nodiscard]] std::optional<Move> move() const override { return std::nullopt; }
    [[nodiscard]] bool isAtOnce() const override { return true; }

private:
    Facts m_facts;
    std::vector<FactKey> m_keys;
};

} // namespace nucleum

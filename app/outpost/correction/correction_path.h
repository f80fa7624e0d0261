#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/outpost/correction.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

/// A correction being put together in small steps.
namespace outpost {

/// What can be corrected in steps: a Corrected that is no figure of a company, that a card lies
/// elsewhere, or that it has other figures.
inline constexpr int kMovedCard = kCorrectedCount;
inline constexpr int kChangedCard = kCorrectedCount + 1;
inline constexpr int kCorrectionKinds = kCorrectedCount + 2;

enum class CardFigure : std::uint8_t { Number, Workers, Cities, Places };

enum class CorrectionStep : std::uint8_t {
    Kind,
    Company,
    InCity,
    Field,
    Owner,
    FieldKind,
    OutpostPiece,
    Space,
    TokenValue,
    OrderPlace,
    Connection,
    Card,
    CardTo,
    Figure,
    Value,
    Done
};

/// A card and where it lies.
struct SeenCard {
    Card card;
    CardPlace place;
};

/// The next correction follows from the numbers chosen so far.
class CorrectionPath {
public:
    explicit CorrectionPath(std::vector<int> chosen = {}) : m_chosen(std::move(chosen)) {}

    [[nodiscard]] CorrectionStep step() const;
    [[nodiscard]] bool isNumber() const;
    /// Nothing more has to be chosen but perhaps a figure.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] std::vector<int> options(const State& state) const;

    [[nodiscard]] bool isMovedCard() const {
        return !m_chosen.empty() && m_chosen[0] == kMovedCard;
    }
    [[nodiscard]] bool isChangedCard() const {
        return !m_chosen.empty() && m_chosen[0] == kChangedCard;
    }
    /// The range of the figure that is asked for, and how it stands now.
    [[nodiscard]] int least() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] int figure(const State& state) const;
    /// Only of a kind that is about no card.
    [[nodiscard]] Corrected kind() const { return static_cast<Corrected>(m_chosen[0]); }
    /// As it stands in the state; `number` is the figure, where one is asked for.
    [[nodiscard]] Correct asItIs(const State& state) const;
    [[nodiscard]] Move move(const State& state, int number, CorrectionReason reason) const;

private:
    [[nodiscard]] std::vector<CorrectionStep> steps() const;
    [[nodiscard]] int at(CorrectionStep step, int otherwise) const;
    [[nodiscard]] int index() const;

    std::vector<int> m_chosen;
};

[[nodiscard]] std::vector<Owner> companiesOf(const State& state, bool withSyndicate);
/// All cards that can be moved, with their places.
[[nodiscard]] std::vector<SeenCard> seenCards(const State& state);
/// Where a card can go.
[[nodiscard]] std::vector<CardPlace> cardPlaces(const State& state);

} // namespace outpost

#include "engine/outpost/legal.h"
#include "engine/outpost/turn/checks.h"

namespace outpost {

namespace {

/// Whether the kind of move answers the question; the hammer and corrections are looked at apart.
template <class What>
constexpr Question kAnswered = Question::Nothing;
template <>
constexpr Question kAnswered<Draw> = Question::DrawCard;
template <>
constexpr Question kAnswered<HammerFalls> = Question::RaiseOrPass;
template <>
constexpr Question kAnswered<PutUp> = Question::PutUpOrPass;
template <>
constexpr Question kAnswered<Pass> = Question::PutUpOrPass;
template <>
constexpr Question kAnswered<Bid> = Question::RaiseOrPass;
template <>
constexpr Question kAnswered<PassBid> = Question::RaiseOrPass;
template <>
constexpr Question kAnswered<Build> = Question::BuildAndHire;
template <>
constexpr Question kAnswered<BuildOnOutpost> = Question::BuildAndHire;
template <>
constexpr Question kAnswered<PlaceCard> = Question::BuildAndHire;
template <>
constexpr Question kAnswered<Hire> = Question::BuildAndHire;
template <>
constexpr Question kAnswered<EndTurn> = Question::BuildAndHire;
template <>
constexpr Question kAnswered<Declare> = Question::DeclareSupply;
template <>
constexpr Question kAnswered<PlaceSyndicateStation> = Question::PlaceSyndicateStation;
template <>
constexpr Question kAnswered<SyndicateTake> = Question::SyndicateTakes;
template <>
constexpr Question kAnswered<SyndicateBuild> = Question::SyndicateBuilds;
template <>
constexpr Question kAnswered<SyndicateOperate> = Question::SyndicateOperates;

struct Checker {
    const State& state;
    Actor by;

    [[nodiscard]] Seat seat() const { return seatOf(by); }

    Check operator()(const Draw& move) const { return checkDraw(state, move); }
    Check operator()(const HammerFalls& move) const { return checkHammer(state, move); }
    Check operator()(const PutUp& move) const { return checkPutUp(state, seat(), move); }
    Check operator()(const Pass&) const { return checkPass(state, seat()); }
    Check operator()(const Bid& move) const { return checkBid(state, seat(), move); }
    Check operator()(const PassBid&) const { return allowed(); }
    Check operator()(const Build& move) const { return checkBuild(state, seat(), move); }
    Check operator()(const BuildOnOutpost& move) const { return checkOutpost(state, seat(), move); }
    Check operator()(const PlaceCard& move) const { return checkPlaceCard(state, seat(), move); }
    Check operator()(const Hire& move) const { return checkHire(state, seat(), move); }
    Check operator()(const EndTurn&) const { return allowed(); }
    Check operator()(const Declare& move) const { return checkDeclare(state, seat(), move); }
    Check operator()(const PlaceSyndicateStation& move) const {
        return checkSyndicateStation(state, move);
    }
    Check operator()(const SyndicateTake&) const { return allowed(); }
    Check operator()(const SyndicateBuild& move) const { return checkSyndicateBuild(state, move); }
    Check operator()(const SyndicateOperate&) const { return allowed(); }
    template <class Correction>
    Check operator()(const Correction& move) const {
        return checkCorrection(state, move);
    }
};

bool isCorrection(const Move& move) {
    return std::holds_alternative<Correct>(move.what) ||
           std::holds_alternative<MoveCard>(move.what) ||
           std::holds_alternative<ChangeCard>(move.what);
}

} // namespace

Check check(const State& state, const Move& move) {
    const bool isByTable = std::holds_alternative<HammerFalls>(move.what) || isCorrection(move);
    if (!isCorrection(move)) {
        const Question asked = question(state);
        const bool fits = std::visit(
            [asked](const auto& what) {
                return kAnswered<std::remove_cvref_t<decltype(what)>> == asked;
            },
            move.what);
        if (asked == Question::Nothing)
            return refuse(ErrorCode::WrongPhase, "O-12.1");
        if (move.by != (isByTable ? Actor::Table : decider(state)))
            return refuse(ErrorCode::WrongPlayer, "O-4.0");
        if (!fits)
            return refuse(ErrorCode::WrongPhase, "O-4.0");
    } else if (move.by != Actor::Table) {
        return refuse(ErrorCode::WrongPlayer, "O-6.12");
    }
    return std::visit(Checker{state, move.by}, move.what);
}

} // namespace outpost

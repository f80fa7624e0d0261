#include "engine/outpost/instructions.h"

namespace outpost {

namespace {

/// Pieces left on the Syndicate's board, counted down while events are read.
struct Left {
    std::array<int, kPieceCount> pieces{};

    explicit Left(const Company& syndicate)
        : pieces{kSyndicateStations - syndicate.builtOf(Piece::Station),
                 kSlotsOfAKind - syndicate.builtOf(Piece::Plant),
                 kSlotsOfAKind - syndicate.builtOf(Piece::Habitat)} {}
    std::int16_t take(Piece piece) {
        return static_cast<std::int16_t>(--pieces[static_cast<std::size_t>(piece)]);
    }
};

std::optional<InstructionKind> kindOf(const Event& event) {
    switch (event.kind) {
    case EventKind::CardTaken:
        return InstructionKind::TakeCard;
    case EventKind::PieceOnOutpost:
        return InstructionKind::PutOnOutpost;
    case EventKind::PiecePlaced:
        return event.piece == Piece::Station ? InstructionKind::PutStation
                                             : InstructionKind::PutPiece;
    case EventKind::CardPlaced:
        return event.other.isSet() ? InstructionKind::SwapCards : InstructionKind::PutCardOnSlot;
    case EventKind::SeasonalHired:
        return InstructionKind::TakeSeasonal;
    case EventKind::WorkersHoused:
        return InstructionKind::FillPlaces;
    case EventKind::WorkersReturned:
        return InstructionKind::ReturnWorkers;
    default:
        return std::nullopt;
    }
}

bool isPieceUsed(InstructionKind kind) {
    return kind == InstructionKind::PutOnOutpost || kind == InstructionKind::PutStation ||
           kind == InstructionKind::PutPiece;
}

} // namespace

std::vector<Instruction> instructionsFor(const State& before, const Events& events) {
    std::vector<Instruction> instructions;
    Left left(before.syndicate);
    for (const Event& event : events) {
        if (event.who != Owner::Syndicate)
            continue;
        const auto kind = kindOf(event);
        if (!kind)
            continue;
        Instruction instruction;
        instruction.kind = *kind;
        instruction.piece = event.piece;
        instruction.city = event.city;
        instruction.amount = *kind == InstructionKind::PutPiece ? std::int16_t{0} : event.amount;
        instruction.card = event.card;
        instruction.other = event.other;
        if (isPieceUsed(*kind))
            instruction.left = left.take(event.piece);
        instructions.push_back(instruction);
    }
    return instructions;
}

} // namespace outpost

#include "tests/support/barrage/automa_turn.h"

#include "engine/barrage/notation.h"

namespace barrage::test {

namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

void layTiles(Table& table, int action, int criteria) {
    AutomaDeck& deck = table.state().deck;
    deck = {};
    deck.actionTile = static_cast<std::uint8_t>(action);
    deck.criteriaTile = static_cast<std::uint8_t>(criteria);
    deck.discard.push(deck.criteriaTile);
}

QString nextMove(const Table& table) {
    if (!isAutomaToDecide(table.state()))
        return {};
    return textOf(formatMove(decide(table.state()).move));
}

QStringList playTurn(Table& table) {
    QStringList moves;
    const Company company = table.state().active;
    table.revealAll();
    while (isAutomaToDecide(table.state()) && table.state().active == company) {
        moves += nextMove(table);
        if (!table.play(moves.back().toStdString()))
            break;
        table.revealAll();
    }
    return moves;
}

QStringList reasons(const Table& table) {
    QStringList list;
    for (const ActionReport& report : decide(table.state()).actions)
        list += report.isPerformed() ? QStringLiteral("done") : textOf(ruleOf(report.because));
    return list;
}

} // namespace barrage::test

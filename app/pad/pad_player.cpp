#include "app/pad/pad_player.h"

PadPlayer::PadPlayer(int number, QObject* parent) : QObject(parent), m_number(number) {}

void PadPlayer::show(const pad::Game& game, const pad::Draft& draft, const pad::Score& score) {
    const auto own = static_cast<std::size_t>(m_number);
    m_name = draft.participants[own].name;
    m_label = pad::labelOf(draft, own);
    m_isAutoma = draft.participants[own].isAutoma;
    m_sign = game.signOf(draft, own);
    m_score = score;
    m_points = game.pointsText(score.total);
    m_sideFields.update(game.sideFields(draft, own));
    m_pointFields.update(game.pointFields(draft, own));
    emit changed();
}

#include "moc_pad_player.cpp"

#include <string>
#include <utility>

#include "app/sessions/identity.h"
#include "app/table/game_table.h"

int GameTable::waitingEntries() const {
    return m_amended ? static_cast<int>(m_amended->waiting.size()) : 0;
}

QStringList GameTable::misfits() const {
    QStringList sentences;
    if (m_amended)
        for (const AmendedEntry::Waiting& each : m_amended->waiting)
            if (each.isDropped)
                sentences.append(each.line.sentence);
    return sentences;
}

void GameTable::amend(int number) {
    if (!m_game || m_amended || number < 1 || number > cursor())
        return;
    endView();
    forgetCommit();
    m_keptOptions = m_options;
    m_game->amend(static_cast<std::size_t>(number - 1));
    keep();
    emit changed();
}

void GameTable::leaveAmendment() {
    if (!m_amended)
        return;
    m_game->leaveAmendment();
    keep();
    takeOptions(m_keptOptions);
    emit changed();
}

void GameTable::takeAmendment() {
    if (!hasAmendment())
        return;
    keepAmended(m_game->takeAmendment(sessions::now()));
    emit changed();
}

void GameTable::tellAmendment() {
    if (const auto replaced = m_game->completeAmendment(sessions::now()))
        keepAmended(*replaced);
    else
        keep();
    emit changed();
}

void GameTable::keepAmended(const sessions::ReplacedEntries& replaced) {
    keep();
    const std::string meanwhile = std::exchange(m_options, m_keptOptions);
    setOptions(optionsBehind(replaced, meanwhile));
    takeOptions(m_options);
}

void GameTable::takeOptions(const std::string& options) {
    m_options = options;
    takeSeats(m_game->session().seats());
}

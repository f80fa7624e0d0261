#include "app/table/new_game.h"

#include "app/store/known_names.h"

void NewGame::setHost(StoreHost* host) {
    if (host == m_host)
        return;
    m_host = host;
    if (m_host) {
        m_knownNames = ::knownNames(m_host->store());
        load();
    }
    emit hostChanged();
}

QStringList NewGame::knownNames() const {
    return freeNames(m_knownNames, enteredNames(), m_offeredNames);
}

std::optional<std::string> NewGame::keptDraft() const {
    const auto kept = database::setting(m_host->store(), m_setting);
    return kept ? kept.value() : std::nullopt;
}

void NewGame::keepDraft(const std::string& draft) {
    if (m_host)
        (void)database::setSetting(m_host->store(), m_setting, draft);
}

#include "moc_new_game.cpp"

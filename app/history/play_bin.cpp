#include "app/history/play_bin.h"

#include "app/common/convert.h"
#include "app/history/play_draft.h"
#include "app/sessions/identity.h"
#include "app/sessions/store_text.h"
#include "app/share/play_words.h"

PlayBin* PlayBin::of(StoreHost& host) {
    auto* bin = host.findChild<PlayBin*>(QString(), Qt::FindDirectChildrenOnly);
    return bin ? bin : new PlayBin(host);
}

PlayBin::PlayBin(StoreHost& host) : QObject(&host), m_host(host) {}

QString PlayBin::text() const {
    return m_plays.empty() ? QString()
                           : tr("Deleted: %1").arg(share::headingOf(m_plays.back().whole.play));
}

bool PlayBin::remove(const QString& playId) {
    m_trouble.clear();
    auto removed = database::takePlay(m_host.store(), toStd(playId));
    if (removed) {
        m_plays.push_back(
            {std::move(removed.value()), history::takeDraft(m_host.store(), toStd(playId))});
    } else {
        m_trouble = sessions::storeErrorSentence(removed.error());
    }
    emit changed();
    return removed.ok();
}

void PlayBin::restore() {
    if (m_plays.empty())
        return;
    m_trouble.clear();
    Deleted& last = m_plays.back();
    auto done = database::putBack(m_host.store(), last.whole);
    // What does not fit to the play that is there now comes back beside it.
    if (!done && done.error().trouble == database::Trouble::AlreadyThere) {
        last.whole.play.id = sessions::newId();
        done = database::putBack(m_host.store(), last.whole);
    }
    if (done && last.draft)
        if (const auto kept =
                history::putDraftBack(m_host.store(), last.whole.play.id, *last.draft);
            !kept)
            m_trouble = sessions::storeErrorSentence(kept.error());
    if (done)
        m_plays.pop_back();
    else
        m_trouble = sessions::storeErrorSentence(done.error());
    emit changed();
}

void PlayBin::forget() {
    m_plays.clear();
    m_trouble.clear();
    emit changed();
}

#include "moc_play_bin.cpp"

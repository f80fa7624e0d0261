#include "app/store/store_host.h"

#include <QDir>
#include <QFileInfo>
#include <QQmlInfo>
#include <QStandardPaths>

#include "app/common/convert.h"
#include "app/sessions/bring_in.h"
#include "app/sessions/identity.h"
#include "app/sessions/store_text.h"
#include "database/store.h"
#include "database/transfer.h"

namespace {

QString defaultFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("games.sqlite"));
}

/// A file that lets nothing be written can still be looked at.
void showWhatCanBeRead(const QString& file, const database::DatabaseFile& inMemory) {
    if (!QFileInfo::exists(file))
        return;
    const auto contents = sessions::contentsOfFile(file);
    if (!contents)
        return;
    if (const auto shown = database::importContents(inMemory, contents.value(), sessions::newId);
        !shown)
        qWarning("The games are not shown: %s", shown.error().detail.c_str());
}

} // namespace

StoreHost::StoreHost(QObject* parent) : QObject(parent) {}
StoreHost::~StoreHost() { emit closing(); }

void StoreHost::setFile(const QString& file) {
    if (m_file == file)
        return;
    if (m_store)
        qmlWarning(this) << "The store is in use, " << file << " comes too late.";
    m_file = file;
    emit fileChanged();
}

QString StoreHost::path() const { return m_file.isEmpty() ? defaultFile() : m_file; }

const database::DatabaseFile& StoreHost::store() {
    if (!m_store)
        open();
    return *m_store;
}

void StoreHost::open() {
    const QString file = path();
    QDir().mkpath(QFileInfo(file).absolutePath()); // opening says it if that failed
    auto opened = database::openOrRecover(file.toStdU16String(), sessions::now());
    if (opened) {
        m_store = std::make_unique<database::DatabaseFile>(std::move(opened.value().store));
        m_recovery = opened.value().recovery;
    } else {
        m_trouble = opened.error();
        auto inMemory = database::openMemoryStore();
        if (!inMemory)
            qFatal("No store, not even in memory: %s", inMemory.error().detail.c_str());
        m_store = std::make_unique<database::DatabaseFile>(std::move(inMemory.value()));
        showWhatCanBeRead(file, *m_store);
    }
    if (m_recovery || m_trouble)
        emit noticeChanged();
}

QString StoreHost::notice() const {
    if (m_recovery)
        return sessions::recoveryText(*m_recovery);
    if (m_trouble)
        return tr("%1 This game can be played, but it is gone when Penstock is closed.")
            .arg(sessions::storeErrorSentence(*m_trouble, path()));
    return {};
}

void StoreHost::dismissNotice() {
    m_recovery.reset();
    m_trouble.reset();
    emit noticeChanged();
}

#include "moc_store_host.cpp"

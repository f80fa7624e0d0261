#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"
#include "database/photos.h"

/// The plays that were deleted since the program was started. They are gone from the store at once,
/// so that a killed program has done what was asked and no more; here they wait to be brought back.
/// There is one for each store, and it lives as long.
class PlayBin : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A play bin belongs to its store.")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// What restore would bring back: "Deleted: Barrage, 17 Nov 2026".
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// One sentence if deleting or restoring failed.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    [[nodiscard]] static PlayBin* of(StoreHost& host);

    [[nodiscard]] int count() const { return static_cast<int>(m_plays.size()); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// False, with a sentence in `trouble`, if it stays where it is.
    bool remove(const QString& playId);
    /// Brings back the play that was deleted last.
    Q_INVOKABLE void restore();
    /// Nothing is offered any more; what is deleted stays so.
    Q_INVOKABLE void forget();

signals:
    void changed();

private:
    struct Deleted {
        database::RemovedPlay whole;
        std::optional<std::string> draft; // what was entered about it and not saved
    };

    explicit PlayBin(StoreHost& host);

    StoreHost& m_host;
    std::vector<Deleted> m_plays; // the last one was deleted last
    QString m_trouble;
};

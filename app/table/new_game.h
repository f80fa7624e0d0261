#pragma once

#include <optional>
#include <string>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"

/// A new game on its way to the first turn, whichever it is. All that was entered is kept in the
/// store at once, so leaving or an end of the program loses nothing.
class NewGame : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    /// Some names from earlier games that nobody has yet, the last used first.
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
    /// Why the players cannot play or the game could not be started; or empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    void setHost(StoreHost* host);
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] virtual QString trouble() const { return m_trouble; }

signals:
    void hostChanged();
    void tableChanged();
    void changed();
    void started();

protected:
    /// What was entered is kept under the name of the setting.
    NewGame(const char* setting, int offeredNames, QObject* parent)
        : QObject(parent), m_setting(setting), m_offeredNames(offeredNames) {}

    /// Those at the table, as far as they were entered.
    [[nodiscard]] virtual QStringList enteredNames() const = 0;
    /// There is a store.
    virtual void load() = 0;

    [[nodiscard]] std::optional<std::string> keptDraft() const;
    /// A draft that cannot be kept is no reason to stop: it only is gone with the program.
    void keepDraft(const std::string& draft);

    StoreHost* m_host = nullptr;
    QStringList m_knownNames;
    QString m_trouble;

private:
    const char* m_setting;
    int m_offeredNames;
};

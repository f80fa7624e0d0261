#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/i18n/languages.h"
#include "app/store/store_host.h"

/// What the user chose for all games. Kept in the store, each value as soon as it changes.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY changed)
    /// A code of languages.txt, or empty for that of the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// Those there are, and what they call themselves.
    Q_PROPERTY(QStringList languageCodes READ languageCodes CONSTANT)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT)
    Q_PROPERTY(bool isLeftHanded READ isLeftHanded WRITE setLeftHanded NOTIFY changed)
    Q_PROPERTY(bool hasReducedMotion READ hasReducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool hasSound READ hasSound WRITE setSound NOTIFY changed)
    Q_PROPERTY(int volumePercent READ volumePercent WRITE setVolumePercent NOTIFY changed)
    Q_PROPERTY(bool keepsScreenOn READ keepsScreenOn WRITE setKeepsScreenOn NOTIFY changed)
    Q_PROPERTY(bool showsForecast READ showsForecast WRITE setShowsForecast NOTIFY changed)
    /// What to do next covers most of the map below it.
    Q_PROPERTY(bool hasLargePanel READ hasLargePanel WRITE setLargePanel NOTIFY changed)
    /// Where things came up last: from the user's own stack of Automa tiles, from the user's own
    /// piles of cards; else the app dealt them.
    Q_PROPERTY(bool hasOwnTiles READ hasOwnTiles WRITE setOwnTiles NOTIFY changed)
    Q_PROPERTY(bool hasOwnCards READ hasOwnCards WRITE setOwnCards NOTIFY changed)

public:
    enum Theme { SystemTheme, LightTheme, DarkTheme };
    Q_ENUM(Theme)

    static constexpr int kSmallestText = 80;
    static constexpr int kLargestText = 150;

    using QObject::QObject;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);

    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] int textPercent() const { return m_textPercent; }
    void setTextPercent(int percent);
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString& language);
    [[nodiscard]] static QStringList languageCodes() { return languages::codes(); }
    [[nodiscard]] static QStringList languageNames() { return languages::names(); }
    [[nodiscard]] bool isLeftHanded() const { return m_isLeftHanded; }
    void setLeftHanded(bool isLeftHanded);
    [[nodiscard]] bool hasReducedMotion() const { return m_hasReducedMotion; }
    void setReducedMotion(bool hasReducedMotion);
    [[nodiscard]] bool hasSound() const { return m_hasSound; }
    void setSound(bool hasSound);
    [[nodiscard]] int volumePercent() const { return m_volumePercent; }
    void setVolumePercent(int percent);
    [[nodiscard]] bool keepsScreenOn() const { return m_keepsScreenOn; }
    void setKeepsScreenOn(bool keepsScreenOn);
    [[nodiscard]] bool showsForecast() const { return m_showsForecast; }
    void setShowsForecast(bool showsForecast);
    [[nodiscard]] bool hasLargePanel() const { return m_hasLargePanel; }
    void setLargePanel(bool hasLargePanel);
    [[nodiscard]] bool hasOwnTiles() const { return m_hasOwnTiles; }
    void setOwnTiles(bool hasOwnTiles);
    [[nodiscard]] bool hasOwnCards() const { return m_hasOwnCards; }
    void setOwnCards(bool hasOwnCards);

signals:
    void changed();

private:
    void load();
    void keep(const char* name, const QString& value);

    StoreHost* m_host = nullptr;
    Theme m_theme = SystemTheme;
    int m_textPercent = 100;
    QString m_language;
    bool m_isLeftHanded = false;
    bool m_hasReducedMotion = false;
    bool m_hasSound = true;
    int m_volumePercent = 60;
    bool m_keepsScreenOn = true;
    bool m_showsForecast = true;
    bool m_hasLargePanel = false;
    bool m_hasOwnTiles = false;
    bool m_hasOwnCards = false;
};

#include "app/shell/app_settings.h"

#include <algorithm>

#include "app/common/convert.h"
#include "database/remembered.h"

namespace {

constexpr const char* kTheme = "app.theme";
constexpr const char* kText = "app.text_percent";
constexpr const char* kLanguage = "app.language";
constexpr const char* kLeftHanded = "app.left_handed";
constexpr const char* kReducedMotion = "app.reduced_motion";
constexpr const char* kSound = "app.sound";
constexpr const char* kVolume = "app.volume_percent";
constexpr const char* kScreen = "app.keeps_screen_on";
constexpr const char* kForecast = "app.forecast";
constexpr const char* kLargePanel = "app.large_panel";
constexpr const char* kOwnTiles = "app.own_tiles";
constexpr const char* kOwnCards = "app.own_cards";

/// What is not there or cannot be read is as if it had never been set.
QString valueOf(StoreHost& host, const char* name, const QString& fallback) {
    const auto value = database::setting(host.store(), name);
    return value && value.value() ? toQt(*value.value()) : fallback;
}

int numberOf(StoreHost& host, const char* name, int fallback, int lowest, int highest) {
    bool isNumber = false;
    const int number = valueOf(host, name, {}).toInt(&isNumber);
    return isNumber ? std::clamp(number, lowest, highest) : fallback;
}

QString textOf(bool flag) { return QString::number(flag ? 1 : 0); }

} // namespace

void AppSettings::setHost(StoreHost* host) {
    if (m_host == host)
        return;
    m_host = host;
    if (m_host)
        load();
    emit changed();
}

void AppSettings::load() {
    const auto flag = [this](const char* name, bool fallback) {
        return numberOf(*m_host, name, fallback ? 1 : 0, 0, 1) == 1;
    };
    m_theme = static_cast<Theme>(numberOf(*m_host, kTheme, m_theme, SystemTheme, DarkTheme));
    m_textPercent = numberOf(*m_host, kText, m_textPercent, kSmallestText, kLargestText);
    m_language = valueOf(*m_host, kLanguage, m_language);
    m_isLeftHanded = flag(kLeftHanded, m_isLeftHanded);
    m_hasReducedMotion = flag(kReducedMotion, m_hasReducedMotion);
    m_hasSound = flag(kSound, m_hasSound);
    m_volumePercent = numberOf(*m_host, kVolume, m_volumePercent, 0, 100);
    m_keepsScreenOn = flag(kScreen, m_keepsScreenOn);
    m_showsForecast = flag(kForecast, m_showsForecast);
    m_hasLargePanel = flag(kLargePanel, m_hasLargePanel);
    m_hasOwnTiles = flag(kOwnTiles, m_hasOwnTiles);
    m_hasOwnCards = flag(kOwnCards, m_hasOwnCards);
}

void AppSettings::keep(const char* name, const QString& value) {
    // A setting that could not be written holds until the program ends; nothing else is lost.
    if (m_host)
        if (const auto kept = database::setSetting(m_host->store(), name, toStd(value)); !kept)
            qWarning("The setting %s is not kept: %s", name, kept.error().detail.c_str());
    emit changed();
}

void AppSettings::setTheme(Theme theme) {
    if (m_theme == theme)
        return;
    m_theme = theme;
    keep(kTheme, QString::number(theme));
}

void AppSettings::setTextPercent(int percent) {
    percent = std::clamp(percent, kSmallestText, kLargestText);
    if (m_textPercent == percent)
        return;
    m_textPercent = percent;
    keep(kText, QString::number(percent));
}

void AppSettings::setLanguage(const QString& language) {
    if (m_language == language)
        return;
    m_language = language;
    keep(kLanguage, language);
}

void AppSettings::setLeftHanded(bool isLeftHanded) {
    if (m_isLeftHanded == isLeftHanded)
        return;
    m_isLeftHanded = isLeftHanded;
    keep(kLeftHanded, textOf(isLeftHanded));
}

void AppSettings::setReducedMotion(bool hasReducedMotion) {
    if (m_hasReducedMotion == hasReducedMotion)
        return;
    m_hasReducedMotion = hasReducedMotion;
    keep(kReducedMotion, textOf(hasReducedMotion));
}

void AppSettings::setSound(bool hasSound) {
    if (m_hasSound == hasSound)
        return;
    m_hasSound = hasSound;
    keep(kSound, textOf(hasSound));
}

void AppSettings::setVolumePercent(int percent) {
    percent = std::clamp(percent, 0, 100);
    if (m_volumePercent == percent)
        return;
    m_volumePercent = percent;
    keep(kVolume, QString::number(percent));
}

void AppSettings::setKeepsScreenOn(bool keepsScreenOn) {
    if (m_keepsScreenOn == keepsScreenOn)
        return;
    m_keepsScreenOn = keepsScreenOn;
    keep(kScreen, textOf(keepsScreenOn));
}

void AppSettings::setShowsForecast(bool showsForecast) {
    if (m_showsForecast == showsForecast)
        return;
    m_showsForecast = showsForecast;
    keep(kForecast, textOf(showsForecast));
}

void AppSettings::setLargePanel(bool hasLargePanel) {
    if (m_hasLargePanel == hasLargePanel)
        return;
    m_hasLargePanel = hasLargePanel;
    keep(kLargePanel, textOf(hasLargePanel));
}

void AppSettings::setOwnTiles(bool hasOwnTiles) {
    if (m_hasOwnTiles == hasOwnTiles)
        return;
    m_hasOwnTiles = hasOwnTiles;
    keep(kOwnTiles, textOf(hasOwnTiles));
}

void AppSettings::setOwnCards(bool hasOwnCards) {
    if (m_hasOwnCards == hasOwnCards)
        return;
    m_hasOwnCards = hasOwnCards;
    keep(kOwnCards, textOf(hasOwnCards));
}

#include "moc_app_settings.cpp"

#include "app/shell/language_switch.h"

#include <QCoreApplication>
#include <QLocale>
#include <QQmlEngine>

#include "app/i18n/languages.h"
#include "app/shell/spoken_language.h"

LanguageSwitch::LanguageSwitch(QObject* parent) : QObject(parent) { install(); }

LanguageSwitch::~LanguageSwitch() { QCoreApplication::removeTranslator(&m_translator); }

void LanguageSwitch::setLanguage(const QString& language) {
    if (m_language == language)
        return;
    m_language = language;
    setSpokenLanguage(language); // first, because it may change what the system's language is
    install();
    if (QQmlEngine* const engine = qmlEngine(this))
        engine->retranslate();
    emit languageChanged();
}

void LanguageSwitch::install() {
    QCoreApplication::removeTranslator(&m_translator);
    const QLocale locale = m_language.isEmpty() ? QLocale::system() : QLocale(m_language);
    QLocale::setDefault(locale);
    // The language of the sources has no file; who reads it first wants no other.
    if (locale.language() == QLocale(languages::ofSources()).language())
        return;
    if (m_translator.load(locale, QStringLiteral("penstock"), QStringLiteral("_"),
                          QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&m_translator);
}

#include "moc_language_switch.cpp"

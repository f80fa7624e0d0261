#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <QTranslator>

/// Puts the running program into a language, at once everywhere.
class LanguageSwitch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// A code of languages.txt, or empty for that of the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

public:
    explicit LanguageSwitch(QObject* parent = nullptr);
    ~LanguageSwitch() override;

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString& language);

signals:
    void languageChanged();

private:
    void install();

    QString m_language;
    QTranslator m_translator;
};

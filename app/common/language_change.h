#pragma once

#include <QObject>

/// Tells everybody who holds texts that the program has got another language. There is one of it,
/// which lives as long as the application.
class LanguageChange : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static LanguageChange* ofProgram();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    LanguageChange();
};

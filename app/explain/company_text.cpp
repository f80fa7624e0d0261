#include "app/explain/company_text.h"

#include <QCoreApplication>

namespace barrage {

namespace {

QString text(const char* source) { return QCoreApplication::translate("company", source); }

} // namespace

QString nameOf(Company company) {
    switch (company) {
    case Company::Usa:
        return text(QT_TRANSLATE_NOOP("company", "USA"));
    case Company::Germany:
        return text(QT_TRANSLATE_NOOP("company", "Germany"));
    case Company::Italy:
        return text(QT_TRANSLATE_NOOP("company", "Italy"));
    case Company::France:
        return text(QT_TRANSLATE_NOOP("company", "France"));
    case Company::Netherlands:
        return text(QT_TRANSLATE_NOOP("company", "The Netherlands"));
    }
    return {};
}

QString shortNameOf(Company company) {
    switch (company) {
    case Company::Usa:
        return text(QT_TRANSLATE_NOOP("company", "USA"));
    case Company::Germany:
        return text(QT_TRANSLATE_NOOP("company", "GER"));
    case Company::Italy:
        return text(QT_TRANSLATE_NOOP("company", "ITA"));
    case Company::France:
        return text(QT_TRANSLATE_NOOP("company", "FRA"));
    case Company::Netherlands:
        return text(QT_TRANSLATE_NOOP("company", "NED"));
    }
    return {};
}

QString levelName(Level level) {
    switch (level) {
    case Level::Low:
        return text(QT_TRANSLATE_NOOP("company", "Low"));
    case Level::Medium:
        return text(QT_TRANSLATE_NOOP("company", "Medium"));
    case Level::High:
        return text(QT_TRANSLATE_NOOP("company", "High"));
    case Level::VeryHigh:
        return text(QT_TRANSLATE_NOOP("company", "Very high"));
    }
    return {};
}

} // namespace barrage

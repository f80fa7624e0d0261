#include "app/barrage/words/company_text.h"

#include <QCoreApplication>

namespace barrage {

namespace {

QString companyWord(const char* source) { return QCoreApplication::translate("company", source); }

} // namespace

QString nameOf(Company company) {
    switch (company) {
    case Company::Usa:
        return companyWord(QT_TRANSLATE_NOOP("company", "USA"));
    case Company::Germany:
        return companyWord(QT_TRANSLATE_NOOP("company", "Germany"));
    case Company::Italy:
        return companyWord(QT_TRANSLATE_NOOP("company", "Italy"));
    case Company::France:
        return companyWord(QT_TRANSLATE_NOOP("company", "France"));
    case Company::Netherlands:
        return companyWord(QT_TRANSLATE_NOOP("company", "The Netherlands"));
    }
    return {};
}

QString shortNameOf(Company company) {
    switch (company) {
    case Company::Usa:
        return companyWord(QT_TRANSLATE_NOOP("company", "USA"));
    case Company::Germany:
        return companyWord(QT_TRANSLATE_NOOP("company", "GER"));
    case Company::Italy:
        return companyWord(QT_TRANSLATE_NOOP("company", "ITA"));
    case Company::France:
        return companyWord(QT_TRANSLATE_NOOP("company", "FRA"));
    case Company::Netherlands:
        return companyWord(QT_TRANSLATE_NOOP("company", "NED"));
    }
    return {};
}

QString levelName(Level level) {
    switch (level) {
    case Level::Low:
        return companyWord(QT_TRANSLATE_NOOP("company", "Low"));
    case Level::Medium:
        return companyWord(QT_TRANSLATE_NOOP("company", "Medium"));
    case Level::High:
        return companyWord(QT_TRANSLATE_NOOP("company", "High"));
    case Level::VeryHigh:
        return companyWord(QT_TRANSLATE_NOOP("company", "Very high"));
    }
    return {};
}

QString playerName(const CompanyState& own, Company company, const QString& name) {
    if (own.isAutoma())
        return companyWord(QT_TRANSLATE_NOOP("company", "Automa · %1")).arg(levelName(own.level));
    return name.isEmpty() ? nameOf(company) : name;
}

} // namespace barrage

#include "app/barrage/company/barrage_company_model.h"

#include <QStringList>

#include "app/barrage/company/on_turn.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/table/follow_table.h"

using namespace barrage;

int BarrageCompanyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_companies.size());
}

QVariant BarrageCompanyModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_table || !m_table->isOpen())
        return {};
    const Company company = m_companies[static_cast<std::size_t>(index.row())];
    const State& state = m_table->state();
    const CompanyState& own = state.of(company);
    switch (role) {
    case CompanyRole:
        return static_cast<int>(company);
    case PlayerRole:
        return m_table->nameOf(company);
    case CompanyNameRole:
        return nameOf(company);
    case OfficerNameRole:
        return explain::nameOf(own.officer);
    case IsAutomaRole:
        return own.isAutoma();
    case IsActiveRole:
        return onTurn(state) == company;
    case HasPassedRole:
        return own.passed;
    case VpRole:
        return own.vp;
    case EnergyRole:
        return own.energy;
    case EngineersRole:
        return own.engineers;
    case IsSupplyKnownRole:
        return own.hasKnownSupply();
    case CreditsRole:
        return own.credits;
    case ExcavatorsRole:
        return own.excavators;
    case MixersRole:
        return own.mixers;
    case SummaryRole:
        return summaryOf(company);
    default:
        return {};
    }
}

QHash<int, QByteArray> BarrageCompanyModel::roleNames() const {
    return {{CompanyRole, "company"},
            {PlayerRole, "player"},
            {CompanyNameRole, "companyName"},
            {OfficerNameRole, "officerName"},
            {IsAutomaRole, "isAutoma"},
            {IsActiveRole, "isActive"},
            {HasPassedRole, "hasPassed"},
            {VpRole, "vp"},
            {EnergyRole, "energy"},
            {EngineersRole, "engineers"},
            {IsSupplyKnownRole, "isSupplyKnown"},
            {CreditsRole, "credits"},
            {ExcavatorsRole, "excavators"},
            {MixersRole, "mixers"},
            {SummaryRole, "summary"}};
}

QString BarrageCompanyModel::summaryOf(Company company) const {
    const State& state = m_table->state();
    const CompanyState& own = state.of(company);
    QStringList parts{nameOf(company)};
    if (const QString player = m_table->nameOf(company); player != parts.first())
        parts.append(player);
    parts.append(tr("%1 VP").arg(own.vp));
    parts.append(tr("energy %1").arg(own.energy));
    parts.append(explain::counted(own.engineers, explain::Listed::Engineer));
    if (own.hasKnownSupply() && !own.isAutoma())
        parts.append(tr("credits: %1").arg(own.credits));
    if (own.hasKnownSupply()) {
        parts.append(explain::counted(own.excavators, explain::Listed::Excavator));
        parts.append(explain::counted(own.mixers, explain::Listed::Mixer));
    }
    if (own.passed)
        parts.append(tr("has passed"));
    else if (onTurn(state) == company)
        parts.append(tr("on turn"));
    return parts.join(QStringLiteral(", "));
}

void BarrageCompanyModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageCompanyModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarrageCompanyModel::followTable() {
    std::vector<Company> companies;
    if (m_table && m_table->isOpen())
        companies.assign(m_table->state().turnOrder.begin(), m_table->state().turnOrder.end());
    if (companies != m_companies) {
        beginResetModel();
        m_companies = std::move(companies);
        endResetModel();
    } else if (!m_companies.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

#include "moc_barrage_company_model.cpp"

#include "app/barrage/company/company_detail_model.h"

#include "app/barrage/pictures/faces.h"
#include "app/barrage/words/company_text.h"
#include "app/table/follow_table.h"
#include "engine/barrage/abilities.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/private_buildings.h"

using namespace barrage;

namespace {

QList<int> numbersOf(const ContractSet& contracts) {
    QList<int> numbers;
    for (const Contract contract : contracts)
        numbers.append(contract.value);
    return numbers;
}

} // namespace

void CompanyDetailModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &CompanyDetailModel::changed))
        return;
    emit changed();
}

void CompanyDetailModel::setCompany(int company) {
    if (m_company == company)
        return;
    m_company = company;
    emit changed();
}

bool CompanyDetailModel::isInPlay() const {
    return m_table && m_table->isOpen() && m_company >= 0 && m_company < kCompanyCount &&
           m_table->state().of(which()).inPlay;
}

const CompanyState& CompanyDetailModel::own() const {
    static const CompanyState kNobody;
    return isInPlay() ? m_table->state().of(which()) : kNobody;
}

QString CompanyDetailModel::companyName() const { return isInPlay() ? nameOf(which()) : QString(); }

QString CompanyDetailModel::player() const {
    return isInPlay() ? m_table->nameOf(which()) : QString();
}

int CompanyDetailModel::productionBonus() const { return barrage::productionBonus(own()); }

QString CompanyDetailModel::officerName() const { return faceOf(own().officer).title; }
QString CompanyDetailModel::officerText() const { return faceOf(own().officer).text; }

QString CompanyDetailModel::abilityText() const {
    return isInPlay() && barrage::canGainAbility(own()) ? barrage::abilityText(which()) : QString();
}

bool CompanyDetailModel::hasAbility() const {
    return isInPlay() && barrage::hasAbility(m_table->state(), which());
}

QList<WheelPart> CompanyDetailModel::wheel() const { return wheelOf(own()); }

QString CompanyDetailModel::wheelText() const {
    QStringList segments;
    for (qsizetype i = 1; i < wheel().size(); ++i)
        segments.append(tr("segment %1: %2").arg(i).arg(wheel()[i].text));
    return segments.join(QStringLiteral("; "));
}

QList<PieceTrack> CompanyDetailModel::pieces() const {
    return isInPlay() ? pieceTracksOf(m_table->state(), which()) : QList<PieceTrack>();
}

QList<int> CompanyDetailModel::contracts() const { return numbersOf(own().contracts); }
QList<int> CompanyDetailModel::fulfilled() const { return numbersOf(own().fulfilled); }

QList<int> CompanyDetailModel::tiles() const {
    QList<int> numbers;
    for (const Tile tile : own().tiles)
        numbers.append(static_cast<int>(tile));
    return numbers;
}

QList<int> CompanyDetailModel::works() const {
    QList<int> numbers;
    for (const Work work : own().works)
        numbers.append(work.value);
    return numbers;
}

QList<int> CompanyDetailModel::buildings() const {
    QList<int> numbers;
    if (isInPlay())
        for (const PrivateBuilding building : m_table->state().buildings.inPlay)
            if (hasBuildingOn(m_table->state(), which(), building))
                numbers.append(static_cast<int>(building));
    return numbers;
}

bool CompanyDetailModel::hasLeeghwater() const {
    return isInPlay() && m_table->state().options.leeghwater;
}

QString CompanyDetailModel::architectText() const {
    if (own().officer != Officer::Battista)
        return {};
    return own().hasArchitect ? tr("The architect is in the supply.")
                              : tr("The architect has been used this round.");
}

#include "moc_company_detail_model.cpp"

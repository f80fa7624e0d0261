#include "app/barrage/correction/correction_model.h"

#include <algorithm>

#include "app/barrage/correction/correction_words.h"
#include "app/barrage/words/move_text.h"
#include "app/table/follow_table.h"
#include "engine/barrage/legal.h"

using namespace barrage;
using correction::Draft;
using correction::Step;

namespace {

/// What has a picture of its own.
QString pictureOf(const Draft& draft, int option) {
    if (draft.step() == Step::Index)
        switch (draft.kind()) {
        case Corrected::TileInSupply:
            return QStringLiteral("tile");
        case Corrected::ContractHeld:
        case Corrected::ContractFulfilled:
        case Corrected::NationalContract:
            return QStringLiteral("contract");
        case Corrected::WorkFulfilled:
            return QStringLiteral("work");
        default:
            return {};
        }
    if (draft.step() == Step::Value && draft.kind() == Corrected::OpenWork)
        return option == Work::kNothing ? QString() : QStringLiteral("work");
    if (draft.step() == Step::Value && draft.kind() == Corrected::BuildingInPlay)
        return QStringLiteral("building");
    if (draft.step() == Step::Value && draft.kind() == Corrected::OpenContract)
        return option == Contract::kNothing ? QString() : QStringLiteral("contract");
    if (draft.step() == Step::Value &&
        (draft.kind() == Corrected::OpenTile || draft.kind() == Corrected::WheelTile))
        return option == kTileCount ? QString() : QStringLiteral("tile");
    return {};
}

} // namespace

int CorrectionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_options.size());
}

QVariant CorrectionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !isOpen())
        return {};
    const Option& option = m_options[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return optionText(*m_table, m_draft, option.number);
    case DetailRole:
        return optionDetail(*m_table, m_draft, option.number);
    case ReasonRole:
        return option.refusal ? correction::refusalText(*option.refusal) : QString();
    case IsLegalRole:
        return !option.refusal;
    case PictogramRole:
        return m_draft.step() == Step::Group
                   ? pictogramOf(static_cast<correction::Group>(option.number))
                   : QString();
    case PictureRole:
        return pictureOf(m_draft, option.number);
    case NumberRole:
        return option.number;
    default:
        return {};
    }
}

void CorrectionModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &CorrectionModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void CorrectionModel::followTable() { show(isOpen() ? m_draft : Draft()); }

std::optional<Error> CorrectionModel::refusalOf(const Correct& what) const {
    const Check checked = check(state(), {Actor::Table, what});
    return checked ? std::nullopt : std::optional(checked.error());
}

void CorrectionModel::show(Draft draft) {
    beginResetModel();
    m_draft = std::move(draft);
    m_options.clear();
    if (isOpen()) {
        const bool isThing = m_draft.step() > Step::Kind;
        for (const int number : m_draft.options(state())) {
            Option option{number, {}};
            if (isThing) {
                Draft next = m_draft;
                next.choose(number);
                option.refusal = refusalOf(next.correction(state()));
            }
            m_options.push_back(option);
        }
        std::ranges::stable_partition(m_options, [](const Option& o) { return !o.refusal; });
        if (isNumber())
            m_number = m_draft.correction(state()).value;
    }
    endResetModel();
    emit stepChanged();
}

QString CorrectionModel::prompt() const { return promptOf(m_draft); }

QString CorrectionModel::path() const {
    QStringList taken;
    if (!isOpen())
        return {};
    Draft draft;
    for (const int option : m_draft.chosen()) {
        taken.append(optionText(*m_table, draft, option));
        draft.choose(option);
    }
    return taken.join(QStringLiteral(" › "));
}

int CorrectionModel::least() const { return isNumber() ? m_draft.least() : 0; }
int CorrectionModel::most() const { return isNumber() ? m_draft.most() : 0; }

void CorrectionModel::setNumber(int number) {
    if (number == m_number || !isNumber())
        return;
    m_number = number;
    emit stepChanged();
}

bool CorrectionModel::isComplete() const {
    return isOpen() && (isNumber() || m_draft.step() == Step::Done);
}

Correct CorrectionModel::correction() const {
    Correct what = m_draft.correction(state());
    if (isNumber())
        what.value = static_cast<std::int16_t>(m_number);
    what.reason = static_cast<CorrectionReason>(reason());
    return what;
}

QString CorrectionModel::now() const {
    if (!isComplete())
        return {};
    const Correct what = correction();
    return correction::settingText(*m_table, asItIs(state(), what.what, what.owner, what.index));
}

QString CorrectionModel::then() const {
    return isComplete() ? correction::settingText(*m_table, correction()) : QString();
}

QString CorrectionModel::refusal() const {
    if (!isComplete())
        return {};
    const auto refusal = refusalOf(correction());
    return refusal ? correction::refusalText(*refusal) : QString();
}

bool CorrectionModel::canConfirm() const {
    return isComplete() && now() != then() && !refusalOf(correction());
}

bool CorrectionModel::choose(int row) {
    if (!checkIndex(index(row), CheckIndexOption::IndexIsValid))
        return false;
    const Option& option = m_options[static_cast<std::size_t>(row)];
    if (option.refusal)
        return false;
    Draft next = m_draft;
    next.choose(option.number);
    setMade({});
    show(std::move(next));
    return true;
}

void CorrectionModel::back() {
    if (!canGoBack())
        return;
    Draft before = m_draft;
    before.back();
    show(std::move(before));
}

void CorrectionModel::restart() { show(Draft()); }

bool CorrectionModel::confirm() {
    if (!canConfirm())
        return false;
    const Correct what = correction();
    m_draft = Draft();
    setMade(explain::correctionText(what));
    return m_table->commit({Actor::Table, what});
}

#include "moc_correction_model.cpp"

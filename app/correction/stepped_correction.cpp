#include "app/correction/stepped_correction.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int kTold = 5; // figures that tell somebody's sheet from others

} // namespace

SteppedCorrection::SteppedCorrection(QObject* parent) : OptionListModel(parent) {
    connect(&m_sheet, &FigureSheetModel::edited, this, &SteppedCorrection::stepChanged);
}

int SteppedCorrection::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_options.size());
}

QVariant SteppedCorrection::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !isOpen())
        return {};
    const Option& option = m_options[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return textOf(m_chosen, option.number);
    case DetailRole:
        return detailOf(option.number);
    case ReasonRole:
        return option.refusal;
    case IsLegalRole:
        return option.refusal.isEmpty();
    case PictogramRole:
        return isSheetOption(option.number) ? QString() : optionPictogram(option.number);
    case PictureRole:
        return isSheetOption(option.number) ? QString() : optionPicture(option.number);
    case NumberRole:
        return option.number;
    default:
        return {};
    }
}

QString SteppedCorrection::textOf(const Chosen& before, int option) const {
    return isSheetOption(option) ? ownerText(option - kFirstSheet) : optionText(before, option);
}

/// Of a sheet the first figures above all sections.
QString SteppedCorrection::detailOf(int option) const {
    if (!isSheetOption(option))
        return optionDetail(option);
    QStringList figures;
    for (const SheetFigure& figure : figuresOf(option - kFirstSheet))
        if (figure.section.isEmpty() && figures.size() < kTold)
            figures.append(tr("%1: %2").arg(figure.label).arg(figure.now));
    return figures.join(QStringLiteral(", "));
}

void SteppedCorrection::show(Chosen chosen) {
    beginResetModel();
    m_chosen = std::move(chosen);
    m_options.clear();
    if (asksStep()) {
        if (m_chosen.empty())
            for (const int owner : sheetOwners())
                m_options.push_back({kFirstSheet + owner, {}});
        for (const int number : options())
            m_options.push_back({number, optionRefusal(number)});
        std::ranges::stable_partition(m_options, &QString::isEmpty, &Option::refusal);
        if (isNumber())
            m_number = figure();
    }
    m_sheet.show(isSheet() ? figuresOf(sheetOwner()) : std::vector<SheetFigure>{});
    endResetModel();
    emit stepChanged();
}

QString SteppedCorrection::prompt() const {
    if (!isOpen())
        return {};
    return isSheet() ? ownerText(sheetOwner()) : stepPrompt();
}

QString SteppedCorrection::path() const {
    if (!isOpen())
        return {};
    QStringList taken;
    Chosen before;
    for (const int option : m_chosen) {
        taken.append(textOf(before, option));
        before.push_back(option);
    }
    return taken.join(QStringLiteral(" › "));
}

bool SteppedCorrection::isSheet() const {
    return isOpen() && m_chosen.size() == 1 && isSheetOption(m_chosen[0]);
}

void SteppedCorrection::setNumber(int number) {
    if (number == m_number || !isNumber())
        return;
    m_number = number;
    emit stepChanged();
}

QString SteppedCorrection::refusal() const {
    if (isSheet())
        return sheetRefusal();
    return isComplete() ? stepRefusal() : QString();
}

bool SteppedCorrection::canConfirm() const {
    const bool isChanged =
        isSheet() ? !m_sheet.changes().isEmpty() : isComplete() && now() != then();
    return isChanged && refusal().isEmpty();
}

QStringList SteppedCorrection::reasons() const {
    return {tr("The table differs"), tr("Entered wrongly"), tr("A step was forgotten"),
            tr("Another reason")};
}

void SteppedCorrection::setReason(int reason) {
    if (reason == m_reason || reason < 0 || reason >= reasons().size())
        return;
    m_reason = reason;
    emit reasonChanged();
}

bool SteppedCorrection::choose(int row) {
    if (!checkIndex(index(row), CheckIndexOption::IndexIsValid))
        return false;
    const Option& option = m_options[static_cast<std::size_t>(row)];
    if (!option.refusal.isEmpty())
        return false;
    Chosen next = m_chosen;
    next.push_back(option.number);
    m_made.clear();
    show(std::move(next));
    return true;
}

void SteppedCorrection::back() {
    if (!canGoBack())
        return;
    Chosen before = m_chosen;
    before.pop_back();
    show(std::move(before));
}

bool SteppedCorrection::confirm() {
    if (!canConfirm())
        return false;
    const QString change =
        isSheet() ? m_sheet.changes().join(QStringLiteral(", ")) : tr("%1 → %2").arg(now(), then());
    const QString words = tr("%1: %2").arg(path(), change);
    if (!(isSheet() ? makeSheet() : make()))
        return false;
    m_made = words;
    restart();
    return true;
}

void SteppedCorrection::undoMade() {
    if (m_made.isEmpty())
        return;
    m_made.clear();
    undo();
}

#include "moc_stepped_correction.cpp"

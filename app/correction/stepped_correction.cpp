#include "app/correction/stepped_correction.h"

#include <algorithm>
#include <utility>

int SteppedCorrection::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_options.size());
}

QVariant SteppedCorrection::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !isOpen())
        return {};
    const Option& option = m_options[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return optionText(m_chosen, option.number);
    case DetailRole:
        return optionDetail(option.number);
    case ReasonRole:
        return option.refusal;
    case IsLegalRole:
        return option.refusal.isEmpty();
    case PictogramRole:
        return optionPictogram(option.number);
    case PictureRole:
        return optionPicture(option.number);
    case NumberRole:
        return option.number;
    default:
        return {};
    }
}

void SteppedCorrection::show(Chosen chosen) {
    beginResetModel();
    m_chosen = std::move(chosen);
    m_options.clear();
    if (isOpen()) {
        for (const int number : options())
            m_options.push_back({number, optionRefusal(number)});
        std::ranges::stable_partition(m_options, &QString::isEmpty, &Option::refusal);
        if (isNumber())
            m_number = figure();
    }
    endResetModel();
    emit stepChanged();
}

QString SteppedCorrection::path() const {
    if (!isOpen())
        return {};
    QStringList taken;
    Chosen before;
    for (const int option : m_chosen) {
        taken.append(optionText(before, option));
        before.push_back(option);
    }
    return taken.join(QStringLiteral(" › "));
}

void SteppedCorrection::setNumber(int number) {
    if (number == m_number || !isNumber())
        return;
    m_number = number;
    emit stepChanged();
}

bool SteppedCorrection::canConfirm() const {
    return isComplete() && now() != then() && refusal().isEmpty();
}

bool SteppedCorrection::choose(int row) {
    if (!checkIndex(index(row), CheckIndexOption::IndexIsValid))
        return false;
    const Option& option = m_options[static_cast<std::size_t>(row)];
    if (!option.refusal.isEmpty())
        return false;
    Chosen next = m_chosen;
    next.push_back(option.number);
    setMade({});
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
    const QString words = correctionWords();
    if (!make())
        return false;
    setMade(words);
    restart();
    return true;
}

#include "moc_stepped_correction.cpp"

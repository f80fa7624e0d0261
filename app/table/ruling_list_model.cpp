#include "app/table/ruling_list_model.h"

#include <QCoreApplication>

int RulingListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_texts.words.size());
}

QVariant RulingListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RulingWords& words = m_texts.words[static_cast<std::size_t>(index.row())];
    const auto translated = [this](const char* text) {
        return QCoreApplication::translate(m_texts.context, text);
    };
    switch (role) {
    case RulingTitleRole:
        return translated(words.title);
    case SentenceRole:
        return translated(words.sentence);
    case UsualRole:
        return translated(words.usual);
    case OtherRole:
        return translated(words.other);
    case IsOtherRole:
        return isOther(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> RulingListModel::roleNames() const {
    return {{RulingTitleRole, "rulingTitle"},
            {SentenceRole, "sentence"},
            {UsualRole, "usual"},
            {OtherRole, "other"},
            {IsOtherRole, "isOther"}};
}

void RulingListModel::choose(int row, bool isOther) {
    if (row < 0 || row >= rowCount())
        return;
    setOther(row, isOther);
    emit dataChanged(index(row), index(row), {IsOtherRole});
    emit edited();
}

void RulingListModel::reload() { emit dataChanged(index(0), index(rowCount() - 1), {IsOtherRole}); }

#include "moc_ruling_list_model.cpp"

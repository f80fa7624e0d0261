#include "app/table/ruling_list_model.h"

int RulingListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RulingListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Words words = wordsOf(index.row());
    switch (role) {
    case RulingTitleRole:
        return words.title;
    case SentenceRole:
        return words.sentence;
    case UsualRole:
        return words.usual;
    case OtherRole:
        return words.other;
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

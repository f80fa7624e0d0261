#include "app/table/help_list_model.h"

int HelpListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries().size());
}

QVariant HelpListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const help::Entry& entry = entries()[row];
    switch (role) {
    case HeadingRole: {
        const bool isFirst = row == 0 || entries()[row - 1].chapter != entry.chapter;
        return isFirst ? translated(entry.chapter) : QString();
    }
    case SignRole:
        return QString::fromLatin1(entry.sign);
    case TitleRole:
        return translated(entry.title);
    case ExplanationRole:
        return translated(entry.explanation);
    default:
        return {};
    }
}

QHash<int, QByteArray> HelpListModel::roleNames() const {
    return {{HeadingRole, "heading"},
            {SignRole, "sign"},
            {TitleRole, "title"},
            {ExplanationRole, "explanation"}};
}

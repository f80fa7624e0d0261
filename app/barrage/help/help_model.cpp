#include "app/barrage/help/help_model.h"

#include "app/barrage/help/help_entries.h"

int HelpModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(help::entries().size());
}

QVariant HelpModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const help::Entry& entry = help::entries()[row];
    switch (role) {
    case HeadingRole: {
        const bool isFirst = row == 0 || help::entries()[row - 1].chapter != entry.chapter;
        return isFirst ? tr(entry.chapter) : QString();
    }
    case SignRole:
        return QString::fromLatin1(entry.sign);
    case TitleRole:
        return tr(entry.title);
    case ExplanationRole:
        return tr(entry.explanation);
    default:
        return {};
    }
}

QHash<int, QByteArray> HelpModel::roleNames() const {
    return {{HeadingRole, "heading"},
            {SignRole, "sign"},
            {TitleRole, "title"},
            {ExplanationRole, "explanation"}};
}

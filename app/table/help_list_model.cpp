#include "app/table/help_list_model.h"

#include <QCoreApplication>

help::Words help::translated(const Entry& entry, const char* context) {
    const auto text = [context](const char* source) {
        return QCoreApplication::translate(context, source);
    };
    return {text(entry.chapter), QString::fromLatin1(entry.sign), text(entry.title),
            text(entry.explanation)};
}

int HelpListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HelpListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const help::Words words = wordsOf(row);
    switch (role) {
    case HeadingRole:
        return row == 0 || wordsOf(row - 1).chapter != words.chapter ? words.chapter : QString();
    case SignRole:
        return words.sign;
    case TitleRole:
        return words.title;
    case ExplanationRole:
        return words.explanation;
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

#include "moc_help_list_model.cpp"

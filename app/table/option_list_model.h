#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

/// Things to choose from, as rows that say what can be had and why the rest cannot.
class OptionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        TextRole = Qt::UserRole,
        DetailRole, // what it costs or gives
        ReasonRole, // why it is refused
        IsLegalRole,
        PictogramRole, // the name of a sign
        PictureRole,   // which of the game's kinds of pictures it has, or empty
        NumberRole     // which of them; -1 for none
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override {
        return {{TextRole, "text"},       {DetailRole, "detail"},       {ReasonRole, "reason"},
                {IsLegalRole, "isLegal"}, {PictogramRole, "pictogram"}, {PictureRole, "picture"},
                {NumberRole, "number"}};
    }
};

#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

/// What every sign of ours means, and the phases, sections and levels in short, in our own words.
class HelpModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        HeadingRole = Qt::UserRole, // of the chapter that begins, or empty
        SignRole,                   // a name Pictogram knows, or empty
        TitleRole,
        ExplanationRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
};

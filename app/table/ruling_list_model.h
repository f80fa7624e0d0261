#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

/// The readings a table may choose, each with two sides of which the first is the usual one.
class RulingListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a new game")

public:
    enum Role {
        RulingTitleRole = Qt::UserRole,
        SentenceRole,
        UsualRole, // what the first side says
        OtherRole,
        IsOtherRole,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void choose(int row, bool isOther);

    /// After the rulings were replaced.
    void reload();

signals:
    void edited();

protected:
    struct Words {
        QString title;
        QString sentence;
        QString usual;
        QString other;
    };

private:
    [[nodiscard]] virtual int count() const = 0;
    [[nodiscard]] virtual Words wordsOf(int row) const = 0;
    [[nodiscard]] virtual bool isOther(int row) const = 0;
    virtual void setOther(int row, bool isOther) = 0;
};

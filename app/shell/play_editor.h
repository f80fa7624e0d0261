#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"
#include "database/records.h"

/// What can be changed of a play that is over: the names of its participants, who are the rows,
/// where it was and what is to be said about it. Every change is kept at once.
class PlayEditor : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QString playId READ playId WRITE setPlayId NOTIFY changed)
    Q_PROPERTY(bool isThere READ isThere NOTIFY changed)
    Q_PROPERTY(QString location READ location WRITE setLocation NOTIFY changed)
    Q_PROPERTY(QString comments READ comments WRITE setComments NOTIFY changed)
    /// One sentence if the last change could not be kept.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole, RoleTextRole, IsAutomaRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString playId() const { return m_playId; }
    void setPlayId(const QString& id);
    [[nodiscard]] bool isThere() const { return !m_play.id.empty(); }
    [[nodiscard]] QString location() const;
    void setLocation(const QString& location);
    [[nodiscard]] QString comments() const;
    void setComments(const QString& comments);
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// A row's name; an Automa keeps its own.
    Q_INVOKABLE void rename(int row, const QString& name);

signals:
    void changed();

private:
    void load();
    void keep(const database::Play& play);

    StoreHost* m_host = nullptr;
    QString m_playId;
    database::Play m_play;
    QString m_trouble;
};

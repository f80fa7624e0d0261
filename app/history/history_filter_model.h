#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/history/history_model.h"

/// What a history can be filtered by: a row for each kind of thing, with what there is of it.
class HistoryFilterModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(HistoryModel* history READ history WRITE setHistory NOTIFY historyChanged REQUIRED)

public:
    enum Kind { Game, Player, Company, Officer, Level, Result };
    Q_ENUM(Kind)
    static constexpr std::size_t kKindCount = 6;

    enum Role {
        LabelRole = Qt::UserRole,
        IdsRole,
        NamesRole, // in the order of the ids
        ChosenRole // an id, empty for all
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] HistoryModel* history() const { return m_history; }
    void setHistory(HistoryModel* history);

    Q_INVOKABLE void choose(int kind, const QString& id);

signals:
    void historyChanged();

private:
    struct Choices {
        QStringList ids;
        QStringList names;
        std::set<std::string> games; // that have some of them
    };

    void collect();
    void noteChoice();
    [[nodiscard]] QString chosen(int kind) const;

    QPointer<HistoryModel> m_history;
    std::array<Choices, kKindCount> m_choices;
};

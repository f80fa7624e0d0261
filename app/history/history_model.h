#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/history/play_bin.h"
#include "app/history/play_filter.h"
#include "app/store/store_host.h"
#include "database/records.h"

/// The finished games that the filter lets through, the last one first. Only headings are held, and
/// texts are made for the rows that are seen, so that thousands are no burden. The first ones are
/// there at once, the others come in parts while the screen goes on.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(PlayBin* bin READ bin NOTIFY hostChanged)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// All there are, whatever the filter says.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(bool isFiltered READ isFiltered NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// Days like "2026-11-17", empty for no limit; the second one is included.
    Q_PROPERTY(QString fromDay READ fromDay WRITE setFromDay NOTIFY changed)
    Q_PROPERTY(QString toDay READ toDay WRITE setToDay NOTIFY changed)

public:
    enum Role {
        IdRole = Qt::UserRole,
        DateRole,
        TitleRole,  // the game, the place, how long
        ResultRole, // a line for each participant, the best first
        PhotoCountRole,
        IsTrackedRole,
    };

    explicit HistoryModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] PlayBin* bin() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }
    [[nodiscard]] int total() const { return static_cast<int>(m_plays.size()); }
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }
    [[nodiscard]] QString text() const { return m_filter.text; }
    void setText(const QString& text);
    [[nodiscard]] QString fromDay() const { return m_fromDay; }
    void setFromDay(const QString& day);
    [[nodiscard]] QString toDay() const { return m_toDay; }
    void setToDay(const QString& day);

    [[nodiscard]] const history::PlayFilter& filter() const { return m_filter; }
    void setFilter(const history::PlayFilter& filter);
    [[nodiscard]] const std::vector<database::PlayHeading>& plays() const { return m_plays; }

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void clearFilter();

signals:
    void changed();
    void hostChanged();
    void loaded(); // all `plays` are there, and others than before

private:
    void apply();
    void readMore();
    /// Plays after those that are there, at most so many. Sees to it that the rest follows.
    void read(std::size_t most);
    void makeSearchTexts();
    /// Places of the plays that the filter lets through, from this one on.
    [[nodiscard]] std::vector<std::size_t> fitting(std::size_t from);

    QPointer<StoreHost> m_host;
    std::vector<database::PlayHeading> m_plays;
    QTimer m_more;                  // runs until all plays are read
    mutable std::size_t m_seen = 0; // of the plays; so many have to be there again at once
    // In the order of the plays, as far as they are made; none until words are searched, since they
    // take longer to make than the plays to read.
    std::vector<QString> m_searchTexts;
    std::vector<std::size_t> m_shown; // places of those that the filter lets through
    history::PlayFilter m_filter;
    QString m_fromDay;
    QString m_toDay;
};

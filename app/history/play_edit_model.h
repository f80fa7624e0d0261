#pragma once

#include <optional>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/history/play_draft.h"
#include "app/store/store_host.h"

/// A play that is being entered or changed: a row for each participant, in turn order. Every change
/// goes to a draft, which is there again next time; the history gets it with `save`. Of a tracked
/// game only what was not tracked can be changed.
class PlayEditModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    /// Empty for a new play.
    Q_PROPERTY(QString playId READ playId WRITE setPlayId NOTIFY changed)
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed)
    /// Whether participants and results can be changed.
    Q_PROPERTY(bool canChangeResults READ canChangeResults NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<QString> games READ games CONSTANT)
    Q_PROPERTY(QList<QString> gameNames READ gameNames NOTIFY changed)
    /// Like "2026-11-17".
    Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY changed)
    Q_PROPERTY(QString location READ location WRITE setLocation NOTIFY changed)
    Q_PROPERTY(QString comments READ comments WRITE setComments NOTIFY changed)
    /// Somebody's points are known; else all of them are 0 because nobody noted any.
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    /// What there is to choose for a participant of this game; empty lists if it has none.
    Q_PROPERTY(QString roleTitle READ roleTitle NOTIFY changed)
    Q_PROPERTY(QString officerTitle READ officerTitle NOTIFY changed)
    Q_PROPERTY(QList<QString> companies READ companies NOTIFY changed)
    Q_PROPERTY(QList<QString> companyNames READ companyNames NOTIFY changed)
    Q_PROPERTY(QList<QString> officers READ officers NOTIFY changed)
    Q_PROPERTY(QList<QString> officerNames READ officerNames NOTIFY changed)
    Q_PROPERTY(QList<QString> levels READ levels NOTIFY changed)
    Q_PROPERTY(QList<QString> levelNames READ levelNames NOTIFY changed)
    /// A few names that were used before, the last one first.
    Q_PROPERTY(QList<QString> knownPlayers READ knownPlayers NOTIFY changed)
    /// It began with what had been entered before and was not saved.
    Q_PROPERTY(bool isResumed READ isResumed NOTIFY changed)
    /// What was discarded last can be had again, until something else is entered.
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY changed)
    /// What keeps it from being saved, in a sentence; empty if nothing does.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Why the last try to save failed.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role {
        NameRole = Qt::UserRole,
        IsAutomaRole,
        CompanyRole,
        OfficerRole,
        LevelRole,
        ScoreRole,
        IsWinnerRole,
    };

    explicit PlayEditModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString playId() const { return m_playId; }
    void setPlayId(const QString& playId);
    [[nodiscard]] bool isNew() const { return m_playId.isEmpty(); }
    [[nodiscard]] bool canChangeResults() const { return m_draft.play.session.empty(); }
    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] QStringList gameNames() const;
    [[nodiscard]] QString day() const { return m_draft.day; }
    void setDay(const QString& day);
    [[nodiscard]] int minutes() const;
    void setMinutes(int minutes);
    [[nodiscard]] QString location() const;
    void setLocation(const QString& location);
    [[nodiscard]] QString comments() const;
    void setComments(const QString& comments);
    [[nodiscard]] bool hasPoints() const;
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] QString roleTitle() const;
    [[nodiscard]] QString officerTitle() const;
    [[nodiscard]] QStringList companies() const;
    [[nodiscard]] QStringList companyNames() const;
    [[nodiscard]] QStringList officers() const;
    [[nodiscard]] QStringList officerNames() const;
    [[nodiscard]] QStringList levels() const;
    [[nodiscard]] QStringList levelNames() const;
    [[nodiscard]] QStringList knownPlayers() const { return m_knownPlayers; }
    [[nodiscard]] bool isResumed() const { return m_isResumed; }
    [[nodiscard]] bool canBringBack() const { return m_discarded.has_value(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE void addParticipant(bool isAutoma);
    Q_INVOKABLE void removeParticipant(int row);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setCompany(int row, const QString& role);
    Q_INVOKABLE void setOfficer(int row, const QString& officer);
    Q_INVOKABLE void setLevel(int row, const QString& level);
    Q_INVOKABLE void setScore(int row, int score);
    /// As long as nobody says otherwise, the highest score wins.
    Q_INVOKABLE void setWinner(int row, bool isWinner);

    /// Goes back to what is saved.
    Q_INVOKABLE void discard();
    Q_INVOKABLE void bringBack();
    /// False if there is a problem or trouble.
    Q_INVOKABLE bool save();

signals:
    void changed();
    void saved(const QString& playId);

private:
    void load();
    [[nodiscard]] bool isLoaded() const { return !m_saved.play.id.empty(); }
    void resume();
    void noteChange();
    void keep();
    void replaceDraft(const history::PlayDraft& draft);
    void noteWinners();
    template <class Change>
    void change(int row, Change change);

    QPointer<StoreHost> m_host;
    QString m_playId;
    history::PlayDraft m_saved; // as the history has it
    history::PlayDraft m_draft;
    std::optional<history::PlayDraft> m_discarded;
    bool m_isResumed = false;
    QStringList m_knownPlayers;
    QString m_trouble;
};

#pragma once

#include <optional>
#include <vector>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/games/course.h"
#include "app/store/store_host.h"
#include "app/table/game_table.h"
#include "database/records.h"

/// How one participant came off.
struct FinaleSeat {
    Q_GADGET
    QML_VALUE_TYPE(finaleSeat)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int score MEMBER score)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(bool isWinner MEMBER isWinner)
    Q_PROPERTY(QList<int> points MEMBER points)

public:
    int rank = 1;
    QString name;
    QString role;
    QString sign;    // a few letters or the place
    int colour = -1; // as PieceColors.seat counts them; -1: none
    int score = 0;
    QString result; // "117 VP"; empty if nobody noted points
    bool isWinner = false;
    QList<int> points; // in the order of the labels

    friend bool operator==(const FinaleSeat&, const FinaleSeat&) = default;
};

/// How a play ended: who won, what was special about it, how the points came together and where
/// they came from. A play of the history, or that of a table whose game is over.
class FinaleModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QString playId READ playId WRITE setPlayId NOTIFY changed REQUIRED)
    /// Where the game is told from if the store did not take it.
    Q_PROPERTY(GameTable* table READ table WRITE setTable NOTIFY changed)
    /// The best first.
    Q_PROPERTY(QList<FinaleSeat> seats READ seats NOTIFY changed)
    /// "Ida wins"; empty if there is no winner.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// "7 VP ahead of Automa"; empty if they are level or alone.
    Q_PROPERTY(QString lead READ lead NOTIFY changed)
    /// What the points are: "VP".
    Q_PROPERTY(QString unit READ unit NOTIFY changed)
    Q_PROPERTY(QStringList specials READ specials NOTIFY changed)
    /// Sources of points, in the order of everybody's; none if there is only one.
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)
    /// How the points came together; no steps if nobody kept the game.
    Q_PROPERTY(QString courseTitle READ courseTitle NOTIFY changed)
    Q_PROPERTY(QString courseStepTitle READ courseStepTitle NOTIFY changed)
    Q_PROPERTY(QStringList courseSteps READ courseSteps NOTIFY changed)
    /// For each of the seats its points after each of the steps, one seat after the other.
    Q_PROPERTY(QList<int> coursePoints READ coursePoints NOTIFY changed)

public:
    explicit FinaleModel(QObject* parent = nullptr);

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString playId() const { return m_playId; }
    void setPlayId(const QString& playId);
    [[nodiscard]] GameTable* table() const { return m_table; }
    void setTable(GameTable* table);
    [[nodiscard]] QList<FinaleSeat> seats() const { return m_seats; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString lead() const;
    [[nodiscard]] QString unit() const;
    [[nodiscard]] QStringList specials() const { return m_specials; }
    [[nodiscard]] QStringList labels() const { return m_labels; }
    [[nodiscard]] QString courseTitle() const { return m_course.title; }
    [[nodiscard]] QString courseStepTitle() const { return m_course.stepTitle; }
    [[nodiscard]] QStringList courseSteps() const { return m_course.steps; }
    [[nodiscard]] QList<int> coursePoints() const { return m_coursePoints; }

    /// After somebody changed the play.
    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    [[nodiscard]] std::optional<database::Play> findPlay() const;
    [[nodiscard]] std::optional<core::GameLog> findLog(const std::string& session) const;
    void show(const database::Play& play);

    QPointer<StoreHost> m_host;
    QString m_playId;
    QPointer<GameTable> m_table;
    std::string m_game;
    QList<FinaleSeat> m_seats;
    QStringList m_labels;
    QStringList m_specials;
    games::Course m_course;
    QList<int> m_coursePoints;
};

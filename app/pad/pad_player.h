#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/pad/pad_field_model.h"
#include "app/pad/pad_game.h"

/// One column of a pad.
class PadPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a ScorePadModel")
    Q_PROPERTY(int number READ number CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)   // as entered
    Q_PROPERTY(QString label READ label NOTIFY changed) // never empty
    Q_PROPERTY(bool isAutoma READ isAutoma NOTIFY changed)
    /// Of the colours in PieceColors.companies; -1: only the letter says whose column it is.
    Q_PROPERTY(int company READ company NOTIFY changed)
    Q_PROPERTY(QString letter READ letter NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QString points READ points NOTIFY changed) // the total in words
    Q_PROPERTY(int rank READ rank NOTIFY changed)
    Q_PROPERTY(PadFieldModel* sideFields READ sideFields CONSTANT)
    Q_PROPERTY(PadFieldModel* pointFields READ pointFields CONSTANT)

public:
    PadPlayer(int number, QObject* parent);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString label() const { return m_label; }
    [[nodiscard]] bool isAutoma() const { return m_isAutoma; }
    [[nodiscard]] int company() const { return m_sign.company; }
    [[nodiscard]] QString letter() const { return m_sign.letter; }
    [[nodiscard]] int total() const { return m_score.total; }
    [[nodiscard]] QString points() const { return m_points; }
    [[nodiscard]] int rank() const { return m_score.rank; }
    [[nodiscard]] PadFieldModel* sideFields() { return &m_sideFields; }
    [[nodiscard]] PadFieldModel* pointFields() { return &m_pointFields; }

    void show(const pad::Game& game, const pad::Draft& draft, const pad::Score& score);

signals:
    void changed();

private:
    int m_number;
    QString m_name;
    QString m_label;
    bool m_isAutoma = false;
    pad::Sign m_sign;
    pad::Score m_score;
    QString m_points;
    PadFieldModel m_sideFields;
    PadFieldModel m_pointFields;
};

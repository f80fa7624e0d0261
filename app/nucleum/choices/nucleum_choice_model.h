#pragma once

#include <memory>

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/fact_form.h"
#include "app/nucleum/choices/form_host.h"

/// What the table waits for, as a form to fill in: the turn, its actions, what follows from them,
/// and what is printed on the pieces and not known yet.
class NucleumChoiceModel : public NucleumFormHost {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isAsked READ isAsked NOTIFY changed)
    /// Whose decision it is, by the number of the seat; -1: the table's.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(QString who READ who NOTIFY changed)
    Q_PROPERTY(int colour READ colour NOTIFY changed)
    /// Whether something printed on a piece is asked for.
    Q_PROPERTY(bool isFact READ isFact NOTIFY changed)
    /// Cities that can be tapped now, and those that are chosen.
    Q_PROPERTY(QList<int> openCities READ openCities NOTIFY changed)
    Q_PROPERTY(QList<int> chosenCities READ chosenCities NOTIFY changed)
    /// Whether the next thing to enter is a city.
    Q_PROPERTY(bool isOnMap READ isOnMap NOTIFY changed)
    /// Whether Penstock may draw what is to be turned over.
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY changed)

public:
    explicit NucleumChoiceModel(QObject* parent = nullptr);
    ~NucleumChoiceModel() override;

    [[nodiscard]] bool isAsked() const { return form() != nullptr; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] QString who() const;
    [[nodiscard]] int colour() const { return isOpen() ? table()->colourOf(seat()) : -1; }
    [[nodiscard]] QString declineText() const override;
    [[nodiscard]] bool canGoBack() const override { return m_opened || m_question; }
    [[nodiscard]] bool isFact() const { return m_question != nullptr; }
    [[nodiscard]] QList<int> openCities() const;
    [[nodiscard]] QList<int> chosenCities() const;
    [[nodiscard]] bool isOnMap() const;
    [[nodiscard]] bool canDraw() const;

    /// False if no field waits for a city.
    Q_INVOKABLE bool tapCity(int city);
    Q_INVOKABLE bool accept() override;
    Q_INVOKABLE void decline() override;
    Q_INVOKABLE void back() override;
    Q_INVOKABLE void draw();

private:
    [[nodiscard]] QString waitingText() const override;
    [[nodiscard]] const nucleum::Form* form() const override;
    [[nodiscard]] bool isTaken(const QString& key, int value) override;
    [[nodiscard]] nucleum::Ground ground() const;
    void startAnew() override;
    [[nodiscard]] bool make(const nucleum::Move& move);
    [[nodiscard]] bool remember();

    std::unique_ptr<nucleum::Form> m_menu;         // what the table asks first
    std::unique_ptr<nucleum::Form> m_opened;       // what was opened from it
    std::unique_ptr<nucleum::FactForm> m_question; // what has to be entered before
    bool m_isLearning = false;
};

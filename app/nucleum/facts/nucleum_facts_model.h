#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/fact_form.h"
#include "app/nucleum/choices/form_host.h"

/// Everything that is printed on the pieces, known or not: a list of which each can be opened and
/// changed. A change holds for this game and all later ones.
class NucleumFactsModel : public NucleumFormHost {
    Q_OBJECT
    QML_ELEMENT
    /// How many are known, as a sentence.
    Q_PROPERTY(QString state READ stateText NOTIFY changed)

public:
    explicit NucleumFactsModel(QObject* parent = nullptr);
    ~NucleumFactsModel() override;

    [[nodiscard]] QString stateText() const;
    [[nodiscard]] bool canGoBack() const override { return m_opened != nullptr; }
    Q_INVOKABLE bool accept() override;
    Q_INVOKABLE void back() override;

private:
    [[nodiscard]] const nucleum::Form* form() const override;
    [[nodiscard]] bool isTaken(const QString& key, int value) override;
    void startAnew() override;

    std::unique_ptr<nucleum::Form> m_list;
    std::unique_ptr<nucleum::FactForm> m_opened;
    std::vector<nucleum::FactKey> m_keys;
};

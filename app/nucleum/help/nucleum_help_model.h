#pragma once

#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/table/help_list_model.h"

/// The turn, the actions, and every contract, technology and milestone tile in our own words.
class NucleumHelpModel : public HelpListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit NucleumHelpModel(QObject* parent = nullptr);

private:
    [[nodiscard]] int count() const override { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] help::Words wordsOf(int row) const override {
        return m_entries[static_cast<std::size_t>(row)];
    }

    void read();
    void add(const QString& chapter, const char* sign, const QString& title,
             const QString& explanation);
    void addTurns();
    void addActions();
    void addThings();

    std::vector<help::Words> m_entries;
};

#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// The turn, the actions, and every contract, technology and milestone tile in our own words.
class NucleumHelpModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role { HeadingRole = Qt::UserRole, SignRole, TitleRole, ExplanationRole };

    explicit NucleumHelpModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// A new language changes every text.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        QString chapter;
        QString sign;
        QString title;
        QString explanation;
    };

    void read();
    void add(const QString& chapter, const char* sign, const QString& title,
             const QString& explanation);
    void addTurns();
    void addActions();
    void addThings();

    std::vector<Entry> m_entries;
};

#pragma once

#include <span>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace help {

/// A sign or a word and what it means; texts to be translated in the context of the game's model.
struct Entry {
    const char* chapter;
    const char* sign; // a name the game's signs know, or empty
    const char* title;
    const char* explanation;
};

} // namespace help

/// What every sign of a game means, and its rules in short, in our own words.
class HelpListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

public:
    enum Role {
        HeadingRole = Qt::UserRole, // of the chapter that begins, or empty
        SignRole,                   // a name the signs know, or empty
        TitleRole,
        ExplanationRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    /// Chapter by chapter.
    [[nodiscard]] virtual std::span<const help::Entry> entries() const = 0;
    [[nodiscard]] virtual QString translated(const char* text) const = 0;
};

#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace help {

/// A sign or a word and what it means.
struct Words {
    QString chapter;
    QString sign; // a name the game's signs know, or empty
    QString title;
    QString explanation;
};

/// The same before it is translated.
struct Entry {
    const char* chapter;
    const char* sign;
    const char* title;
    const char* explanation;
};

/// In the context of the game's model.
[[nodiscard]] Words translated(const Entry& entry, const char* context);

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
    [[nodiscard]] virtual int count() const = 0;
    /// Chapter by chapter.
    [[nodiscard]] virtual help::Words wordsOf(int row) const = 0;
};

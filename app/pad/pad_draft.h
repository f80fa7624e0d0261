#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QDate>
#include <QMap>
#include <QString>
#include <QStringList>

/// A score pad as far as it is filled in. Everything but the names is a small number under the name
/// of its field, whatever the game.
namespace pad {

inline constexpr int kLeastValue = -999;
inline constexpr int kMostValue = 999;

using Values = QMap<QString, int>;

struct Participant {
    QString name; // as entered, empty for an Automa
    bool isAutoma = false;
    Values values;

    [[nodiscard]] int value(const QString& field) const { return values.value(field); }

    friend bool operator==(const Participant&, const Participant&) = default;
};

struct Draft {
    std::string play; // the id it gets in the history, so that saving it twice leaves one play
    std::vector<Participant> participants;
    Values table; // what concerns all of them
    QDate date;   // invalid: the day on which it is saved
    QString location;
    QString comments;

    friend bool operator==(const Draft&, const Draft&) = default;
};

/// "Anna", "Player 2", "Automa" or "Automa 2".
[[nodiscard]] QString labelOf(const Draft& draft, std::size_t participant);

/// The names of some participants as they stand in a sentence: "Anna, Jan and Ola".
[[nodiscard]] QString listOf(const QStringList& names);

/// The same people at the same table, with nothing entered about this game.
[[nodiscard]] Draft cleared(const Draft& draft);

/// Something was entered about this game.
[[nodiscard]] bool isTouched(const Draft& draft);

/// A draft as a short JSON text, to survive the end of the program.
[[nodiscard]] std::string toJson(const Draft& draft);
/// Nothing if the text is not a draft.
[[nodiscard]] std::optional<Draft> draftFromJson(const std::string& json);

} // namespace pad

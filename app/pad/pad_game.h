#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QList>
#include <QString>

#include "app/pad/pad_draft.h"
#include "app/pad/pad_field.h"
#include "database/records.h"

namespace pad {

/// One participant's result as the draft stands.
struct Score {
    std::vector<database::SourceScore> sources;
    int total = 0;
    int rank = 1;

    /// What gave nothing is left out.
    void add(std::string_view source, int points) {
        if (points != 0)
            sources.push_back({std::string(source), points});
    }
};

/// Whose column it is, beside the name: the number of a company's colours or -1, and a letter.
struct Sign {
    int company = -1;
    QString letter;
};

/// What a game asks for at its end and what it makes of it.
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view name() const = 0; // in the history; it never changes
    [[nodiscard]] QString title() const;
    [[nodiscard]] virtual int mostPlayers() const = 0;
    [[nodiscard]] bool hasAutomas() const;
    /// "112 VP" or what the game counts instead.
    [[nodiscard]] QString pointsText(int points) const;

    /// Unless the game knows better, a number.
    [[nodiscard]] virtual Sign signOf(const Draft& draft, std::size_t participant) const;
    [[nodiscard]] virtual QList<PadField> tableFields(const Draft& draft) const;
    /// Side, officer, level.
    [[nodiscard]] virtual QList<PadField> sideFields(const Draft& draft,
                                                     std::size_t participant) const;
    [[nodiscard]] virtual QList<PadField> pointFields(const Draft& draft,
                                                      std::size_t participant) const = 0;

    [[nodiscard]] virtual std::vector<Score> scores(const Draft& draft) const = 0;
    /// Who wins, and by what if several are tied.
    [[nodiscard]] virtual QString verdict(const Draft& draft) const = 0;
    /// Why the game cannot go to the history, or empty.
    [[nodiscard]] virtual QString trouble(const Draft& draft) const;
    /// Adds what only this game knows: sides, levels, tiles.
    virtual void describe(const Draft& draft, database::Play& play) const;
};

/// Null if there is none.
[[nodiscard]] const Game* gameNamed(std::string_view name);

/// Those who have rank 1.
[[nodiscard]] QStringList winnersOf(const Draft& draft, const std::vector<Score>& scores);

/// The play as the history keeps it; `now` is when it ended if it was today.
[[nodiscard]] database::Play playOf(const Game& game, const Draft& draft, database::Time now);

} // namespace pad

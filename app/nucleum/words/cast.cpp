#include "app/nucleum/words/cast.h"

#include "app/common/convert.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

QString Cast::nameOf(Player player) const {
    const QString& name = names[indexOf(player)];
    return name.isEmpty() ? nucleum::nameOf(colours[indexOf(player)]) : name;
}

QString Cast::nameOf(Owner owner) const {
    return isPlayer(owner) ? nameOf(playerOf(owner)) : Nucleum::tr("Nobody");
}

QString Cast::nameOf(Actor actor) const {
    return actor == Actor::Table ? Nucleum::tr("Table")
                                 : nameOf(static_cast<Player>(static_cast<int>(actor) - 1));
}

Cast castOf(const Setup& setup, const std::vector<database::SessionSeat>& seats) {
    Cast cast;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        cast.colours[i] = setup.seats[i].colour;
        if (i < seats.size())
            cast.names[i] = toQt(seats[i].playerName);
    }
    return cast;
}

} // namespace nucleum

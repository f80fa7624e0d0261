#include "app/barrage/setup/table_draft_json.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonObject>

#include "app/barrage/setup/setup_part.h"
#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "engine/barrage/rulings.h"

using namespace barrage;

namespace {

constexpr auto kPlayers = "players";
constexpr auto kParts = "parts";
constexpr auto kOptions = "options";
constexpr auto kIntroductory = "introductory";
constexpr auto kLeeghwater = "leeghwater";
constexpr auto kPromoOfficers = "promo_officers";
constexpr auto kRulingsKey = "rulings";
constexpr auto kRepeat = "repeat";

QJsonArray playersOf(const TableDraft& draft) {
    QJsonArray players;
    for (std::size_t i = 0; i < draft.setup.seats.size(); ++i) {
        const SeatDraft& seat = draft.setup.seats[i];
        players.append(QJsonArray{draft.names[i], static_cast<int>(seat.kind),
                                  static_cast<int>(seat.level), static_cast<int>(seat.tracking)});
    }
    return players;
}

QJsonArray partsOf(const TableDraft& draft) {
    QJsonArray parts;
    for (const SetupPart part : kSetupParts) {
        QJsonArray things;
        for (int place = 0; place < placeCount(draft, part); ++place)
            things.append(thingAt(draft, part, place));
        parts.append(things);
    }
    return parts;
}

QJsonObject optionsOf(const Options& options) {
    QJsonObject rulings;
    for (const Ruling& ruling : kRulings)
        rulings[toQt(ruling.id)] = toQt(ruling.valueIn(options.rulings));
    return {{kIntroductory, options.introductory},
            {kLeeghwater, options.leeghwater},
            {kPromoOfficers, options.promoOfficers},
            {kRulingsKey, rulings}};
}

template <class T>
T within(const QJsonValue& value, T last) {
    return static_cast<T>(std::clamp(value.toInt(), 0, static_cast<int>(last)));
}

Options readOptions(const QJsonObject& json) {
    Options options;
    options.introductory = json[kIntroductory].toBool();
    options.leeghwater = json[kLeeghwater].toBool() && !options.introductory;
    options.promoOfficers = json[kPromoOfficers].toBool() && !options.introductory;
    const QJsonObject rulings = json[kRulingsKey].toObject();
    for (const Ruling& ruling : kRulings)
        ruling.choose(options.rulings, ruling.placeOf(toStd(rulings[toQt(ruling.id)].toString())));
    return options;
}

void readPlayers(TableDraft& draft, const QJsonArray& players) {
    for (const QJsonValue& value : players) {
        if (draft.setup.seats.full())
            break;
        const QJsonArray player = value.toArray();
        addSeat(draft, within(player[1], PlayerKind::Automa));
        const std::size_t seat = draft.setup.seats.size() - 1;
        draft.names[seat] = player[0].toString();
        draft.setup.seats[seat].level = within(player[2], Level::VeryHigh);
        draft.setup.seats[seat].tracking = within(player[3], Tracking::Light);
    }
    tidy(draft);
}

void readPart(TableDraft& draft, SetupPart part, const QJsonArray& things) {
    const auto count = std::min<qsizetype>(things.size(), placeCount(draft, part));
    for (int place = 0; place < count; ++place) {
        const int thing = things[place].toInt(kOpen);
        const std::vector<int> fitting = thingsFor(draft, part, place);
        const bool fits = std::find(fitting.begin(), fitting.end(), thing) != fitting.end();
        if (fits && placeOf(draft, part, thing) == kOpen)
            setThing(draft, part, place, thing);
    }
}

} // namespace

std::string toJson(const TableDraft& draft) {
    QJsonObject object{{kPlayers, playersOf(draft)},
                       {kOptions, optionsOf(draft.setup.options)},
                       {kParts, partsOf(draft)}};
    if (draft.repeat)
        object.insert(kRepeat, sessions::toJson(*draft.repeat));
    return jsonLine(object);
}

std::optional<TableDraft> draftFromJson(const std::string& json) {
    const QJsonObject object = jsonObject(json);
    const QJsonArray players = object[kPlayers].toArray();
    // Older drafts have options by their positions; they are forgotten.
    if (players.isEmpty() || !object[kOptions].isObject())
        return std::nullopt;
    TableDraft draft;
    draft.setup.options = readOptions(object[kOptions].toObject());
    readPlayers(draft, players);
    if (object.contains(kRepeat))
        draft.repeat = sessions::repeatFrom(object[kRepeat].toObject());
    const QJsonArray parts = object[kParts].toArray();
    for (const SetupPart part : kSetupParts)
        readPart(draft, part, parts[static_cast<int>(part)].toArray());
    return draft;
}

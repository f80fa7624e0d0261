#include "app/pad/pad_draft.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/share/play_words.h"

namespace pad {

namespace {

QJsonObject jsonOf(const Values& values) {
    QJsonObject object;
    for (auto value = values.begin(); value != values.end(); ++value)
        object.insert(value.key(), value.value());
    return object;
}

Values valuesFrom(const QJsonObject& object) {
    Values values;
    for (auto value = object.begin(); value != object.end(); ++value)
        values.insert(value.key(), std::clamp(value->toInt(), kLeastValue, kMostValue));
    return values;
}

bool isAutoma(const Participant& participant) { return participant.isAutoma; }

} // namespace

QString labelOf(const Draft& draft, std::size_t participant) {
    const auto& all = draft.participants;
    if (!all[participant].isAutoma)
        return all[participant].name.isEmpty() ? share::seatName(participant)
                                               : all[participant].name;
    if (std::count_if(all.begin(), all.end(), isAutoma) == 1)
        return QCoreApplication::translate("ScorePad", "Automa");
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(participant) + 1;
    return QCoreApplication::translate("ScorePad", "Automa %1")
        .arg(std::count_if(all.begin(), end, isAutoma));
}

QString listOf(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return QCoreApplication::translate("ScorePad", "%1 and %2", "names")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

Draft cleared(const Draft& draft) {
    Draft empty;
    for (const Participant& participant : draft.participants)
        empty.participants.push_back({participant.name, participant.isAutoma, {}});
    empty.location = draft.location;
    return empty;
}

bool isTouched(const Draft& draft) {
    Draft empty = cleared(draft);
    empty.play = draft.play;
    return empty != draft;
}

std::string toJson(const Draft& draft) {
    QJsonArray participants;
    for (const Participant& each : draft.participants)
        participants.append(QJsonObject{
            {"name", each.name}, {"automa", each.isAutoma}, {"values", jsonOf(each.values)}});
    const QJsonObject object{
        {"play", toQt(draft.play)},     {"players", participants},
        {"table", jsonOf(draft.table)}, {"date", draft.date.toString(Qt::ISODate)},
        {"location", draft.location},   {"comments", draft.comments}};
    return jsonLine(object);
}

std::optional<Draft> draftFromJson(const std::string& json) {
    const QJsonObject object = jsonObject(json);
    Draft draft;
    for (const QJsonValue& value : object["players"].toArray())
        draft.participants.push_back({value["name"].toString(), value["automa"].toBool(),
                                      valuesFrom(value["values"].toObject())});
    if (draft.participants.empty())
        return std::nullopt;
    draft.play = toStd(object["play"].toString());
    draft.table = valuesFrom(object["table"].toObject());
    draft.date = QDate::fromString(object["date"].toString(), Qt::ISODate);
    draft.location = object["location"].toString();
    draft.comments = object["comments"].toString();
    return draft;
}

} // namespace pad

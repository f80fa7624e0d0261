#include "app/pad/pad_field.h"

#include <algorithm>

QString PadField::chosen() const {
    const auto option = std::find_if(options.begin(), options.end(),
                                     [this](const auto& each) { return each.value == value; });
    return option == options.end() ? QString() : option->text;
}

bool PadField::offers(int wanted) const {
    return std::any_of(options.begin(), options.end(),
                       [wanted](const auto& each) { return each.value == wanted; });
}

namespace pad {

PadField number(const Values& values, const QString& id, const QString& label, int from, int to) {
    PadField field;
    field.id = id;
    field.label = label;
    field.value = std::clamp(values.value(id), from, to);
    field.from = from;
    field.to = to;
    return field;
}

PadField choice(const Values& values, const QString& id, const QString& label,
                const QList<PadOption>& options) {
    PadField field;
    field.id = id;
    field.label = label;
    field.kind = PadField::Choice;
    field.options = options;
    const int wanted = values.value(id);
    field.value = field.offers(wanted) ? wanted : options.front().value;
    return field;
}

PadField toggle(const Values& values, const QString& id, const QString& label) {
    PadField field;
    field.id = id;
    field.label = label;
    field.kind = PadField::Switch;
    field.value = values.value(id) != 0 ? 1 : 0;
    field.to = 1;
    return field;
}

} // namespace pad

#include "moc_pad_field.cpp"

#include "app/nucleum/choices/form.h"

#include <algorithm>

#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/legal.h"

namespace nucleum {

Check Ground::check(const MoveKind& what) const { return nucleum::check(state(), by(what)); }

QString Form::acceptText() const { return Nucleum::tr("Do it"); }

NucleumOption optionFor(int value, const QString& title, const Check& check, bool isChosen) {
    NucleumOption option = optionFor(value, title, isChosen);
    option.isLegal = check || check.error().code == ErrorCode::FactUnknown;
    if (!option.isLegal)
        option.reason = sentenceFor(check.error());
    return option;
}

NucleumOption optionFor(int value, const QString& title, bool isChosen) {
    NucleumOption option;
    option.value = value;
    option.title = title;
    option.isChosen = isChosen;
    return option;
}

Field choiceField(const QString& key, const QString& label, QList<NucleumOption> options) {
    Field field;
    field.key = key;
    field.label = label;
    field.options = std::move(options);
    return field;
}

Field menuField(const QString& key, const QString& label, QList<NucleumOption> options) {
    Field field = choiceField(key, label, std::move(options));
    field.kind = FieldKind::Menu;
    return field;
}

Field numberField(const QString& key, const QString& label, int value, int from, int to,
                  const QString& sign) {
    Field field;
    field.key = key;
    field.label = label;
    field.kind = FieldKind::Number;
    field.sign = sign;
    field.value = value;
    field.from = from;
    field.to = to;
    return field;
}

Field switchField(const QString& key, const QString& label, bool isOn) {
    Field field;
    field.key = key;
    field.label = label;
    field.kind = FieldKind::Switch;
    field.value = isOn ? 1 : 0;
    field.to = 1;
    return field;
}

Check anyAllowed(const std::vector<Check>& checks) {
    const Check* told = nullptr;
    for (const Check& check : checks) {
        if (check || check.error().code == ErrorCode::FactUnknown)
            return check;
        // Where a city is not reachable the rules do not look at the cost any more.
        const bool isAboutPlace = check.error().code == ErrorCode::NotInNetwork ||
                                  check.error().code == ErrorCode::NotAPlant;
        if (!told || !isAboutPlace)
            told = &check;
    }
    return told ? *told : refuse(ErrorCode::WrongPhase, "N-4.1");
}

Field cityField(const Ground& ground, const QString& key, const QString& label, City chosen,
                const std::function<Check(City)>& check) {
    const State& state = ground.state();
    QList<NucleumOption> options;
    for (int i = 0; i < kCityCount; ++i) {
        const auto city = static_cast<City>(i);
        if (!isOnMap(city, state.mapSide()))
            continue;
        options.append(optionFor(i, nameOf(city), check(city), city == chosen));
        options.back().mark = static_cast<int>(state.facts.colourOf(city));
    }
    // What can be chosen comes first; below it the rest with the reasons.
    std::stable_partition(options.begin(), options.end(),
                          [](const NucleumOption& option) { return option.isLegal; });
    return choiceField(key, label, options);
}

Field discountField(int discount) {
    QList<NucleumOption> options;
    for (int i = 0; i <= kMostDiscount; ++i)
        options.append(optionFor(i, i == 0 ? Nucleum::tr("none") : QStringLiteral("−%1").arg(i),
                                 i == discount));
    return choiceField(QStringLiteral("discount"), Nucleum::tr("Discount symbol of the tile"),
                       options);
}

} // namespace nucleum

#include "moc_form.cpp"

#include "app/nucleum/correction/nucleum_correction_model.h"

#include <array>

#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/cities.h"

namespace nucleum {

namespace {

bool isTrack(Corrected what) { return formOf(what).indexMeans == Meaning::RailwaySpace; }

} // namespace

QString CorrectionEntry::title() const {
    return m_hasThing ? nameOf(m_correction.what)
                      : Nucleum::tr("What does the table show otherwise?");
}

std::vector<Field> CorrectionEntry::things() const {
    std::vector<Field> fields;
    for (int i = 0; i < kCorrectedCount; ++i) {
        const auto what = static_cast<Corrected>(i);
        if (isTrack(what) && now().facts.connections.empty())
            continue;
        const QString chapter = chapterOf(what);
        if (fields.empty() || fields.back().label != chapter)
            fields.push_back(menuField(QStringLiteral("what%1").arg(fields.size()), chapter, {}));
        fields.back().options.append(optionFor(i, nameOf(what), false));
    }
    return fields;
}

QList<NucleumOption> CorrectionEntry::players(bool withNobody) const {
    QList<NucleumOption> options;
    const Cast& cast = ground().cast();
    if (withNobody)
        options.append(
            optionFor(0, cast.nameOf(Owner::Nobody), m_correction.owner == Owner::Nobody));
    for (int i = 0; i < now().playerCount(); ++i) {
        const Owner owner = ownerOf(static_cast<Player>(i));
        options.append(
            optionFor(static_cast<int>(owner), cast.nameOf(owner), m_correction.owner == owner));
    }
    return options;
}

void CorrectionEntry::addIndices(std::vector<Field>& fields) const {
    const int count = isTrack(m_correction.what)
                          ? static_cast<int>(now().facts.connections.size()) * kMostTrackSpaces
                          : formOf(m_correction.what).indices;
    if (count == 0)
        return;
    QList<NucleumOption> options;
    for (int i = 0; i < count; ++i) {
        const auto connection = static_cast<std::size_t>(i / kMostTrackSpaces);
        if (isTrack(m_correction.what) &&
            i % kMostTrackSpaces >= now().facts.connections[connection].spaces)
            continue;
        options.append(optionFor(i, meaningText(now(), formOf(m_correction.what).indexMeans, i),
                                 m_correction.index == i));
    }
    fields.push_back(choiceField("index", Nucleum::tr("Which one"), options));
}

void CorrectionEntry::addValues(std::vector<Field>& fields) const {
    const CorrectionForm& form = formOf(m_correction.what);
    if (form.concerns == Concerns::Anybody) {
        fields.push_back(choiceField("owner", Nucleum::tr("Whose it is"), players(true)));
        return;
    }
    if (form.least == form.most)
        return;
    if (form.valueMeans == Meaning::Number) {
        fields.push_back(numberField("value", Nucleum::tr("On the table"), m_correction.value,
                                     form.least, form.most));
        return;
    }
    QList<NucleumOption> options;
    for (int i = form.least; i <= form.most; ++i) {
        Correct tried = m_correction;
        tried.value = static_cast<std::int16_t>(i);
        if (form.makesSense && !form.makesSense(now(), tried))
            continue; // numbers of things have gaps
        options.append(
            optionFor(i, meaningText(now(), form.valueMeans, i), m_correction.value == i));
    }
    fields.push_back(choiceField("value", Nucleum::tr("On the table"), options));
}

std::vector<Field> CorrectionEntry::fields() const {
    if (!m_hasThing)
        return things();
    std::vector<Field> fields;
    if (formOf(m_correction.what).concerns == Concerns::Player)
        fields.push_back(choiceField("player", Nucleum::tr("Whose"), players(false)));
    addIndices(fields);
    addValues(fields);
    const std::array<QString, 4> kReasons{Nucleum::tr("The table differs"),
                                          Nucleum::tr("Wrong entry"), Nucleum::tr("Forgotten step"),
                                          Nucleum::tr("Other")};
    QList<NucleumOption> reasons;
    for (int i = 0; i < static_cast<int>(kReasons.size()); ++i)
        reasons.append(optionFor(i, kReasons[static_cast<std::size_t>(i)],
                                 static_cast<int>(m_correction.reason) == i));
    fields.push_back(choiceField("reason", Nucleum::tr("Why"), reasons));
    return fields;
}

Correct CorrectionEntry::asItStands() const {
    return asItIs(now(), m_correction.what, m_correction.owner, m_correction.index);
}

void CorrectionEntry::readTable() {
    const CorrectionReason reason = m_correction.reason;
    m_correction = asItStands();
    m_correction.reason = reason;
}

void CorrectionEntry::set(const QString& key, int value) {
    if (key.startsWith(QLatin1String("what"))) {
        m_correction = {};
        m_correction.what = static_cast<Corrected>(value);
        if (formOf(m_correction.what).concerns == Concerns::Player)
            m_correction.owner = ownerOf(now().active);
        m_hasThing = true;
        readTable();
    } else if (key == QLatin1String("player")) {
        m_correction.owner = static_cast<Owner>(value);
        readTable();
    } else if (key == QLatin1String("index")) {
        m_correction.index = static_cast<std::uint8_t>(value);
        readTable();
    } else if (key == QLatin1String("owner")) {
        m_correction.owner = static_cast<Owner>(value);
    } else if (key == QLatin1String("value")) {
        m_correction.value = static_cast<std::int16_t>(value);
    } else {
        m_correction.reason = static_cast<CorrectionReason>(value);
    }
}

QStringList CorrectionEntry::summary() const {
    if (!m_hasThing)
        return {};
    return {Nucleum::tr("Now: %1").arg(correctionText(now(), asItStands(), ground().cast())),
            Nucleum::tr("Then: %1").arg(correctionText(now(), m_correction, ground().cast()))};
}

std::optional<Move> CorrectionEntry::move() const {
    return m_hasThing ? std::optional(Move{Actor::Table, m_correction}) : std::nullopt;
}

QString CorrectionEntry::acceptText() const { return Nucleum::tr("Correct it"); }

} // namespace nucleum

using namespace nucleum;

NucleumCorrectionModel::NucleumCorrectionModel(QObject* parent) : NucleumFormHost(parent) {}

NucleumCorrectionModel::~NucleumCorrectionModel() = default;

const Form* NucleumCorrectionModel::form() const { return m_form.get(); }

bool NucleumCorrectionModel::accept() {
    if (!canAccept())
        return false;
    const Move move = *m_form->move();
    const QString made =
        correctionText(table()->game().state(), std::get<Correct>(move.what), cast());
    if (!table()->commit(move)) {
        refuse(table()->trouble());
        return false;
    }
    m_made = made;
    emit changed();
    return true;
}

void NucleumCorrectionModel::back() {
    forgetRefusal();
    m_form->startAgain();
    show();
}

void NucleumCorrectionModel::startAnew() {
    forgetRefusal();
    m_form = isOpen() ? std::make_unique<CorrectionEntry>(Ground{table(), Player::First}) : nullptr;
    showForm();
}

#include "moc_nucleum_correction_model.cpp"

#include "app/nucleum/choices/nucleum_choice_model.h"

#include <algorithm>

#include "app/common/chance.h"
#include "app/nucleum/choices/menu_forms.h"
#include "app/nucleum/words/error_text.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/random_play.h"

using namespace nucleum;

NucleumChoiceModel::NucleumChoiceModel(QObject* parent) : NucleumFormHost(parent) {}

NucleumChoiceModel::~NucleumChoiceModel() = default;

/// None while the table is being closed: forms read it.
const Form* NucleumChoiceModel::form() const {
    if (!isOpen())
        return nullptr;
    if (m_question)
        return m_question.get();
    return m_opened ? m_opened.get() : m_menu.get();
}

Ground NucleumChoiceModel::ground() const { return {table(), asked().value_or(Player::First)}; }

int NucleumChoiceModel::seat() const {
    const auto player = asked();
    return player ? static_cast<int>(*player) : -1;
}

QString NucleumChoiceModel::who() const {
    const auto player = asked();
    return player ? cast().nameOf(*player) : QString();
}

QString NucleumChoiceModel::declineText() const {
    return isAsked() && !m_opened && !m_question ? nucleum::declineText(state()) : QString();
}

QList<int> NucleumChoiceModel::openCities() const {
    QList<int> cities;
    const Field* const field = form() ? shown().field(form()->cityKey()) : nullptr;
    if (field)
        for (const NucleumOption& option : field->options)
            if (option.isLegal)
                cities.append(option.value);
    return cities;
}

QList<int> NucleumChoiceModel::chosenCities() const {
    QList<int> cities;
    for (const char* const key : {"city", "one", "other"})
        if (const Field* const field = shown().field(QString::fromLatin1(key)))
            for (const NucleumOption& option : field->options)
                if (option.isChosen)
                    cities.append(option.value);
    return cities;
}

bool NucleumChoiceModel::isOnMap() const {
    const Field* const field = form() ? shown().field(form()->cityKey()) : nullptr;
    return field && std::ranges::none_of(field->options, &NucleumOption::isChosen);
}

QString NucleumChoiceModel::waitingText() const {
    return isOnMap() ? tr("Tap a city on the map") : NucleumFormHost::waitingText();
}

bool NucleumChoiceModel::canDraw() const {
    return isAsked() && state().task().kind == TaskKind::RevealContract;
}

/// An entry of the menu is done at once or opens a form.
bool NucleumChoiceModel::isTaken(const QString& key, int value) {
    if (canGoBack() || (key != QLatin1String("menu") && key != QLatin1String("more")))
        return false;
    if (const auto move = moveFor(static_cast<Entry>(value))) {
        if (!table()->commit(ground().by(*move)))
            refuse(table()->trouble());
        return true;
    }
    m_opened = formFor(static_cast<Entry>(value), ground());
    show();
    return true;
}

bool NucleumChoiceModel::tapCity(int city) {
    const QString key = form() ? form()->cityKey() : QString();
    const Field* const field = shown().field(key);
    if (!field)
        return false;
    for (int i = 0; i < field->options.size(); ++i)
        if (field->options[i].value == city) {
            choose(key, i);
            return true;
        }
    return false;
}

bool NucleumChoiceModel::accept() {
    const auto move = form() ? form()->move() : std::nullopt;
    if (!move)
        return false;
    return m_question ? remember() : make(*move);
}

/// Makes the move, or asks for the fact it needs. After a move the table starts everything anew.
bool NucleumChoiceModel::make(const Move& move) {
    const Check check = nucleum::check(state(), move);
    if (!check && check.error().code == ErrorCode::FactUnknown) {
        m_question = std::make_unique<FactForm>(
            state().facts,
            FactKey{static_cast<FactKind>(check.error().args[0]), check.error().args[1]});
        show();
        return true;
    }
    if (!check) {
        refuse(sentenceFor(check.error()));
        return false;
    }
    return table()->commit(move);
}

/// The fact goes into the game and into the store, and what waited for it goes on.
bool NucleumChoiceModel::remember() {
    m_isLearning = true;
    const bool isLearned = table()->learn(m_question->fact());
    m_isLearning = false;
    if (!isLearned) {
        refuse(table()->trouble());
        return false;
    }
    m_question.reset();
    forgetRefusal();
    show();
    const auto move = form() ? form()->move() : std::nullopt;
    if (!move)
        return true;
    // Only what is still not known is asked for next; the move itself is for the players to make.
    const Check check = nucleum::check(state(), *move);
    const bool asksMore = !check && check.error().code == ErrorCode::FactUnknown;
    return asksMore || form()->isAtOnce() ? make(*move) : true;
}

void NucleumChoiceModel::decline() {
    if (!declineText().isEmpty())
        table()->commit(ground().by(Decline{}));
}

void NucleumChoiceModel::back() {
    forgetRefusal();
    if (m_question)
        m_question.reset();
    else
        m_opened.reset();
    show();
}

void NucleumChoiceModel::draw() {
    if (!canDraw())
        return;
    core::Rng rng(chance().next());
    table()->commit(drawChance(state(), rng));
}

void NucleumChoiceModel::startAnew() {
    if (m_isLearning)
        return;
    forgetRefusal();
    m_question.reset();
    m_opened.reset();
    m_menu.reset();
    if (isOpen() && !state().isOver() && table()->viewedEntry() < 0)
        m_menu = formFor(ground());
    showForm();
}

#include "moc_nucleum_choice_model.cpp"

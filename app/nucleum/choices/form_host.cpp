#include "app/nucleum/choices/form_host.h"

#include "app/nucleum/words/error_text.h"
#include "engine/nucleum/legal.h"

using namespace nucleum;

Form* NucleumFormHost::form() {
    return const_cast<Form*>(static_cast<const NucleumFormHost*>(this)->form());
}

QString NucleumFormHost::title() const { return form() ? form()->title() : QString(); }

QStringList NucleumFormHost::summary() const { return form() ? form()->summary() : QStringList(); }

bool NucleumFormHost::hasButton() const { return form() && !form()->isAtOnce(); }

bool NucleumFormHost::canAccept() const {
    if (!hasButton())
        return false;
    const auto move = form()->move();
    if (!move)
        return false;
    const Check check = checkOf(*move);
    return check || check.error().code == ErrorCode::FactUnknown;
}

QString NucleumFormHost::acceptText() const {
    return hasButton() && form()->move() ? form()->acceptText() : waitingText();
}

QString NucleumFormHost::refusal() const {
    if (!m_refusal.isEmpty() || !hasButton())
        return m_refusal;
    const auto move = form()->move();
    if (!move || canAccept())
        return {};
    return sentenceFor(checkOf(*move).error());
}

Check NucleumFormHost::checkOf(const Move& move) const {
    return nucleum::check(table()->game().state(), move);
}

void NucleumFormHost::choose(const QString& key, int index) {
    const Field* const field = m_fields.field(key);
    if (!field || index < 0 || index >= field->options.size())
        return;
    const NucleumOption option = field->options[index];
    if (!option.isLegal)
        return refuse(option.reason);
    m_refusal.clear();
    if (isTaken(key, option.value))
        return;
    form()->set(key, option.value);
    if (!form()->isAtOnce() || !accept())
        show();
}

void NucleumFormHost::setNumber(const QString& key, int value) {
    const Field* const field = m_fields.field(key);
    if (!field || value < field->from || value > field->to)
        return;
    m_refusal.clear();
    form()->set(key, value);
    show();
}

void NucleumFormHost::refuse(const QString& sentence) {
    m_refusal = sentence;
    emit changed();
}

void NucleumFormHost::showForm() {
    m_fields.show(form() ? form()->fields() : std::vector<Field>{});
}

void NucleumFormHost::show() {
    showForm();
    emit changed();
}

#include "moc_form_host.cpp"

#include "app/nucleum/facts/nucleum_facts_model.h"

#include <algorithm>

#include "app/nucleum/facts/fact_list.h"

using namespace nucleum;

NucleumFactsModel::NucleumFactsModel(QObject* parent) : NucleumFormHost(parent) {}

NucleumFactsModel::~NucleumFactsModel() = default;

const Form* NucleumFactsModel::form() const {
    return m_opened ? static_cast<const Form*>(m_opened.get()) : m_list.get();
}

QString NucleumFactsModel::stateText() const {
    if (!isOpen())
        return {};
    const auto known = std::ranges::count_if(
        m_keys, [this](const FactKey& key) { return isKnown(state().facts, key); });
    return tr("Known: %1 of %2. What is missing is asked for when it matters; all of it goes into "
              "backups and exported files.")
        .arg(known)
        .arg(m_keys.size());
}

bool NucleumFactsModel::isTaken(const QString&, int value) {
    if (m_opened)
        return false;
    m_opened = std::make_unique<FactForm>(Ground{table(), Player::First},
                                          m_keys[static_cast<std::size_t>(value)]);
    show();
    return true;
}

bool NucleumFactsModel::accept() {
    if (!m_opened || !canAccept())
        return false;
    if (table()->learn(m_opened->fact()))
        return true; // the table's change leads back to the list
    refuse(table()->trouble());
    return false;
}

void NucleumFactsModel::back() {
    forgetRefusal();
    m_opened.reset();
    show();
}

void NucleumFactsModel::startAnew() {
    forgetRefusal();
    m_opened.reset();
    m_list.reset();
    m_keys.clear();
    if (isOpen()) {
        m_keys = allFacts(state());
        m_list = std::make_unique<FactListForm>(Ground{table(), Player::First}, m_keys);
    }
    showForm();
}

#include "app/nucleum/facts/nucleum_facts_model.h"

#include <algorithm>

#include "app/nucleum/facts/fact_list.h"
#include "app/nucleum/library/fact_library.h"

using namespace nucleum;

NucleumFactsModel::NucleumFactsModel(QObject* parent) : NucleumFormHost(parent) {}

NucleumFactsModel::~NucleumFactsModel() = default;

const Form* NucleumFactsModel::form() const {
    return m_opened ? static_cast<const Form*>(m_opened.get()) : m_list.get();
}

void NucleumFactsModel::setHost(StoreHost* host) {
    m_host = host;
    startAnew();
    emit changed();
}

void NucleumFactsModel::setPlayers(int players) {
    m_players = players;
    startAnew();
    emit changed();
}

QString NucleumFactsModel::stateText() const {
    if (m_keys.empty())
        return {};
    const auto known =
        std::ranges::count_if(m_keys, [this](const FactKey& key) { return isKnown(m_facts, key); });
    return tr("Known: %1 of %2. What is missing is asked for when it matters; all of it goes into "
              "backups and exported files.")
        .arg(known)
        .arg(m_keys.size());
}

bool NucleumFactsModel::isTaken(const QString&, int value) {
    if (m_opened)
        return false;
    m_opened = std::make_unique<FactForm>(m_facts, m_keys[static_cast<std::size_t>(value)]);
    show();
    return true;
}

/// Without a game there is nothing a fact could contradict.
Check NucleumFactsModel::checkOf(const Move& move) const {
    if (m_players == 0)
        return NucleumFormHost::checkOf(move);
    return isPlausible(std::get<Learn>(move.what).fact)
               ? allowed()
               : nucleum::refuse(ErrorCode::FactImplausible, "N-20.2");
}

bool NucleumFactsModel::accept() { return m_opened && canAccept() && learn(m_opened->fact()); }

bool NucleumFactsModel::learn(const Fact& fact) {
    if (m_players == 0) {
        if (table()->learn(fact)) // its change leads back to the list
            return true;
        refuse(table()->trouble());
        return false;
    }
    if (const auto kept = remember(m_host->store(), fact, static_cast<std::size_t>(m_players));
        !kept) {
        refuse(tr("It could not be written."));
        return false;
    }
    startAnew();
    emit changed();
    return true;
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
    if (m_players > 0 && m_host) {
        m_facts = knownFacts(m_host->store(), static_cast<std::size_t>(m_players));
        m_keys = allFacts(m_facts, mapSideFor(m_players));
    } else if (m_players == 0 && isOpen()) {
        m_facts = state().facts;
        m_keys = allFacts(m_facts, state().mapSide());
    }
    if (!m_keys.empty())
        m_list = std::make_unique<FactListForm>(m_facts, m_keys);
    showForm();
}

#include "moc_nucleum_facts_model.cpp"

#include "app/nucleum/help/nucleum_help_model.h"

#include "app/common/language_change.h"
#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "engine/nucleum/data/contracts.h"

using namespace nucleum;

NucleumHelpModel::NucleumHelpModel(QObject* parent) : HelpListModel(parent) {
    // A new language changes every text.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, [this] {
        beginResetModel();
        read();
        endResetModel();
    });
    read();
}

void NucleumHelpModel::add(const QString& chapter, const char* sign, const QString& title,
                           const QString& explanation) {
    m_entries.push_back({chapter, QString::fromLatin1(sign), title, explanation});
}

void NucleumHelpModel::addTurns() {
    const QString turns = tr("A turn");
    add(turns, "tile", tr("A: play an action tile"),
        tr("The tile goes on the leftmost free place on top of the board; do its actions in any "
           "order or leave them. One contract may be fulfilled."));
    add(turns, "tile", tr("Special Directive"),
        tr("One main action, 1 Thaler cheaper. It is never laid as a railway."));
    add(turns, "railway", tr("B: lay a railway"),
        tr("A tile and a worker go on a track space next to a city or a railway. Ends that meet "
           "their colour give actions, to others as well. A full connection is a line."));
    add(turns, "income", tr("C: recharge"),
        tr("Income, a milestone marker by the tokens held, then all tokens go and all tiles come "
           "back."));
    const QString map = tr("Signs on the map");
    add(map, "network", tr("Network"),
        tr("A small sign of a player above a city: filled if pieces of the player stand there, in "
           "outline if the city is only in that player's network. A tap on the city tells all."));
    add(map, "nucleum", tr("Nucleum"),
        tr("The power plant burns uranium: one cube, and one more for each turbine there."));
}

void NucleumHelpModel::addActions() {
    const QString actions = tr("Actions");
    add(actions, "residence", tr("Urbanize"),
        tr("A building to a city of the own network, for 2 to 5 Thaler by its level, 2 more on a "
           "plot with a red border."));
    add(actions, "mine", tr("Industrialize"),
        tr("A mine or a turbine for 1 to 3 workers by its row. A new mine gives as much uranium "
           "as there are own mines. Both of a row give its reward."));
    add(actions, "tile", tr("Develop"),
        tr("A tile of the offer for the price below it; a second one for 2 Thaler more."));
    add(actions, "contract", tr("Contract"),
        tr("One of the market into an empty contract space, whose reward is taken."));
    add(actions, "energize", tr("Energize"),
        tr("Coal, uranium, tile and turbines together reach the demand of a building that lines "
           "link with the plant. It gives as many tokens as its demand, and its reward."));
    add(actions, "thaler", tr("Subsidize"),
        tr("The small actions of a tile: a worker, Thaler, a token or a step of income."));
    add(actions, "worker", tr("Exchange"),
        tr("At any time a uranium becomes a worker and a worker a Thaler, never back."));
}

void NucleumHelpModel::addThings() {
    for (int i = 0; i < kContractCount; ++i) {
        const Contract contract(i);
        add(nameOf(infoOf(contract).kind), "contract",
            QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract)),
            tr("Reward: %1").arg(nucleum::rewardText(contract)));
    }
    for (int e = 0; e < kExperimentCount; ++e)
        for (int i = 0; i < kTechnologyCount; ++i) {
            const auto experiment = static_cast<Experiment>(e);
            add(tr("Technologies of %1").arg(nameOf(experiment)), "technology",
                technologyName(experiment, i), technologyText(experiment, i));
        }
    for (int i = 0; i < kMilestoneTileCount; ++i)
        add(tr("Milestone tiles"), "marker", QStringLiteral("MT%1").arg(i + 1),
            nameOf(static_cast<MilestoneTile>(i)));
    const QString scoring = tr("Scoring");
    add(scoring, "marker", tr("Milestones"),
        tr("Each marker: what its segment's tile counts, times the number of its tier; one on the "
           "start space costs 3 VP."));
    add(scoring, "vp", tr("King's Day"),
        tr("When a milestone space becomes empty, the highest marker gives 6 VP and the second "
           "highest space 2."));
    add(scoring, "end", tr("End of the game"),
        tr("No action tiles in the stacks; no silver and gold contracts in the stacks; the third "
           "milestone space empty; all 8 technologies of a player; 70 VP. Two of these end it, "
           "three with two players; who first meets one scores 3 VP."));
}

void NucleumHelpModel::read() {
    m_entries.clear();
    addTurns();
    addActions();
    addThings();
}

#include "moc_nucleum_help_model.cpp"

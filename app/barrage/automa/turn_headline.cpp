#include "app/barrage/automa/turn_headline.h"

#include <QCoreApplication>

#include "app/barrage/words/names.h"

namespace automa {

namespace {

using namespace barrage;

QString headlineWords(const char* source) {
    return QCoreApplication::translate("AutomaTurn", source);
}

/// What one decision does.
struct Headline {
    const Decision& decision;
    QString who;

    [[nodiscard]] QString say(const char* source) const { return headlineWords(source).arg(who); }

    [[nodiscard]] QString production() const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 produces %2"))
            .arg(decision.production ? decision.production->energy : 0);
    }
    [[nodiscard]] QString building(Site site) const {
        const auto sentence = [&] {
            switch (site.structure) {
            case Structure::Base:
                return QT_TRANSLATE_NOOP("AutomaTurn", "%1 builds a base at %2");
            case Structure::Elevation:
                return QT_TRANSLATE_NOOP("AutomaTurn", "%1 builds an elevation at %2");
            case Structure::Conduit:
                return QT_TRANSLATE_NOOP("AutomaTurn", "%1 builds a conduit at %2");
            case Structure::Building:
                return QT_TRANSLATE_NOOP("AutomaTurn", "%1 builds a building at %2");
            case Structure::Powerhouse:
                break;
            }
            return QT_TRANSLATE_NOOP("AutomaTurn", "%1 builds a powerhouse at %2");
        }();
        return say(sentence).arg(explain::nameOf(site));
    }

    QString operator()(const AutomaProduce&) const { return production(); }
    QString operator()(const Produce&) const { return production(); }
    QString operator()(const AutomaBuild& what) const { return building(what.build.site); }
    QString operator()(const PlacePiece& what) const { return building(what.site); }
    QString operator()(const AutomaManageWater&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 manages water"));
    }
    QString operator()(const PlaceDrops&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 manages water"));
    }
    QString operator()(const AutomaSweepContracts&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 clears contracts away"));
    }
    QString operator()(const AutomaUseWorkshop&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 turns its wheel"));
    }
    QString operator()(const AutomaBuyMachines&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 buys machines"));
    }
    QString operator()(const AutomaTakePatent&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 takes a patent"));
    }
    QString operator()(const AutomaUseBank&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 goes to the bank"));
    }
    QString operator()(const AutomaTakeWork&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 fulfils an external work"));
    }
    QString operator()(const TakeWork&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 fulfils an external work"));
    }
    QString operator()(const PlaceInDam&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 puts a drop into a dam"));
    }
    QString operator()(const ChooseTile&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 takes a patent"));
    }
    QString operator()(const GoOn&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 takes another turn"));
    }
    QString operator()(const FulfilContract&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 fulfils a contract"));
    }
    template <class Other>
    QString operator()(const Other&) const {
        return say(QT_TRANSLATE_NOOP("AutomaTurn", "%1 does nothing"));
    }
};

/// The action that ends the turn; where there is none, the first choice.
const Decision& mainDecision(const TurnPreview& turn) {
    const Decision* found = &turn.steps.front().decision;
    for (const TurnStep& step : turn.steps)
        if (!step.decision.actions.empty())
            found = &step.decision;
    return *found;
}

} // namespace

QString headlineOf(const TurnPreview& turn, const QString& who) {
    if (turn.steps.empty())
        return {};
    const Decision& decision = mainDecision(turn);
    return std::visit(Headline{decision, who}, decision.move.what);
}

} // namespace automa

#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "app/correction/correction_draft.h"
#include "app/correction/correction_of.h"

/// The corrections of a game whose steps are those of a CorrectionDraft. `Words` has besides:
///   indices(state, kind)          that can be chosen
///   settingText(table, correct)   what it sets its thing to: "USA · Anna, 2"
template <class Words>
class DraftedCorrectionOf : public CorrectionOf<Words> {
public:
    using Base = CorrectionOf<Words>;
    using Base::Base;
    using typename Base::Correct;
    using typename Base::Move;

protected:
    using Draft = CorrectionDraft<Correct>;

    [[nodiscard]] Draft draft() const { return Draft(this->chosen()); }
    /// As far as it is chosen; the rest as it stands.
    [[nodiscard]] Correct draftedBy(const Draft& draft) const {
        const std::vector<int> indices = Words::indices(this->state(), draft.kind());
        return draft.correction(this->state(), {Words::owners(this->state()).front(),
                                                indices.empty() ? 0 : indices.front()});
    }

private:
    [[nodiscard]] bool asksNumber() const final { return draft().isNumber(); }
    [[nodiscard]] int leastNumber() const final { return draft().least(); }
    [[nodiscard]] int mostNumber() const final { return draft().most(); }
    [[nodiscard]] int figure() const final { return draftedBy(draft()).value; }
    [[nodiscard]] bool isChosen() const final { return draft().isComplete(); }
    [[nodiscard]] QString settingNow() const final {
        const Correct what = correction();
        return Words::settingText(*this->table(),
                                  asItIs(this->state(), what.what, what.owner, what.index));
    }
    [[nodiscard]] QString settingThen() const final {
        return Words::settingText(*this->table(), correction());
    }
    [[nodiscard]] QString stepRefusal() const final { return this->refusalOf(move()); }
    [[nodiscard]] bool make() final { return this->table()->commit(move()); }

    [[nodiscard]] Correct correction() const {
        Correct what = draftedBy(draft());
        if (this->isNumber())
            what.value = static_cast<std::int16_t>(this->number());
        what.reason = static_cast<core::CorrectionReason>(this->reason());
        return what;
    }
    [[nodiscard]] Move move() const { return {{}, correction()}; }
};

/// For moc, as with PENSTOCK_CORRECTION_OF.
#ifdef Q_MOC_RUN
#define PENSTOCK_DRAFTED_CORRECTION_OF(Words) SteppedCorrection
#else
#define PENSTOCK_DRAFTED_CORRECTION_OF(Words) DraftedCorrectionOf<Words>
#endif

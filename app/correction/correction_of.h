#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <QPointer>
#include <QString>

#include "app/correction/stepped_correction.h"
#include "app/table/follow_table.h"
#include "engine/core/correction.h"

/// What the corrections of all games have in common because each has a table of forms: the figures
/// of a company, which are corrected together. `Words` names the game's table and puts its
/// corrections into words:
///   using Table = ...; using Correct = ...;
///   figures(state, owner)      the kinds of own figures in the order of the sheet
///   owners(state)
///   ownerText(table, owner)
///   nameOf(kind)               "Excavators"
///   placeText(state, correct)  which of several: "Segment 2"
///   refusalText(error)
template <class Words>
class CorrectionOf : public SteppedCorrection {
public:
    using Table = typename Words::Table;
    using Correct = typename Words::Correct;
    using State = typename Table::State;
    using Move = typename Table::Move;

    using SteppedCorrection::SteppedCorrection;

    [[nodiscard]] Table* table() const { return m_table; }

protected:
    /// False if it is the same one.
    bool take(Table* table) {
        if (!follow(m_table, table, this, &CorrectionOf::followTable))
            return false;
        followTable();
        return true;
    }
    /// Begins again, unless what was chosen is surely still there.
    virtual void followTable() { restart(); }

    [[nodiscard]] bool isOpen() const final { return m_table && m_table->isOpen(); }
    [[nodiscard]] const State& state() const { return m_table->game().state(); }
    [[nodiscard]] QString refusalOf(const Move& move) const {
        const auto checked = check(state(), move);
        return checked ? QString() : Words::refusalText(checked.error());
    }

private:
    [[nodiscard]] std::vector<int> sheetOwners() const final {
        std::vector<int> owners;
        for (const auto owner : Words::owners(state()))
            owners.push_back(static_cast<int>(owner));
        return owners;
    }
    [[nodiscard]] QString ownerText(int owner) const final {
        return Words::ownerText(*m_table, static_cast<Who>(owner));
    }

    [[nodiscard]] std::vector<SheetFigure> figuresOf(int owner) const final {
        std::vector<SheetFigure> figures;
        for (const Correct& each : asTheyAre(owner)) {
            const auto& form = formOf(each.what);
            const QString name = Words::nameOf(each.what);
            const bool isOneOfMany = form.indices > 0;
            figures.push_back({isOneOfMany ? Words::placeText(state(), each) : name,
                               isOneOfMany ? name : QString(), each.value, form.least, form.most});
        }
        return figures;
    }

    [[nodiscard]] QString sheetRefusal() const final {
        State after = state();
        for (const Move& move : sheetMoves())
            if (const auto made = Table::Game::apply(after, move); !made)
                return Words::refusalText(made.error());
        return {};
    }
    [[nodiscard]] bool makeSheet() final { return m_table->commit(sheetMoves()); }
    void undo() final { m_table->undo(); }

    /// The owner's figures; without what the app does not keep for them.
    [[nodiscard]] std::vector<Correct> asTheyAre(int owner) const {
        std::vector<Correct> figures;
        for (const auto kind : Words::figures(state(), static_cast<Who>(owner))) {
            const auto& form = formOf(kind);
            for (int index = 0; index < std::max(1, form.indices); ++index) {
                const Correct figure = form.asItIs(state(), static_cast<Who>(owner), index);
                if (check(state(), Move{{}, figure}))
                    figures.push_back(figure);
            }
        }
        return figures;
    }

    /// What becomes less comes first, so that things which are moved are never there twice.
    [[nodiscard]] std::vector<Move> sheetMoves() const {
        std::vector<Correct> less;
        std::vector<Correct> more;
        const std::vector<Correct> figures = asTheyAre(sheetOwner());
        for (std::size_t i = 0; i < figures.size(); ++i) {
            Correct to = figures[i];
            to.value = static_cast<std::int16_t>(sheetValues()[i]);
            to.reason = static_cast<core::CorrectionReason>(reason());
            if (to.value != figures[i].value)
                (to.value < figures[i].value ? less : more).push_back(to);
        }
        less.insert(less.end(), more.begin(), more.end());
        std::vector<Move> moves;
        for (Correct& correction : less) {
            // While an entry is entered anew, others may come between the first and the rest.
            correction.isWithLast = !moves.empty() && m_table->amendedEntry() == 0;
            moves.push_back({{}, correction});
        }
        return moves;
    }

    using Who = decltype(Correct::owner);

    QPointer<Table> m_table;
};

/// The kinds of own figures of a table of forms, in its order.
template <class Form, std::size_t N>
[[nodiscard]] auto ownFigures(const std::array<Form, N>& forms) {
    std::vector<std::remove_cvref_t<decltype(forms[0].what)>> kinds;
    for (const Form& form : forms)
        if (form.isOwnFigure())
            kinds.push_back(form.what);
    return kinds;
}

/// What a game's own correction derives from; for moc, as with PENSTOCK_TABLE_OF.
#ifdef Q_MOC_RUN
#define PENSTOCK_CORRECTION_OF(Words) SteppedCorrection
#else
#define PENSTOCK_CORRECTION_OF(Words) CorrectionOf<Words>
#endif

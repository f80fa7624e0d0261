#include "app/nucleum/correction/nucleum_correction_model.h"

#include "app/nucleum/words/move_text.h"

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

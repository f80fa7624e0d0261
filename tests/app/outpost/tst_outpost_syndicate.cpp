#include <QAbstractItemModelTester>
#include <QtTest>

#include "app/outpost/company/companies_model.h"
#include "app/outpost/correction/outpost_correction_model.h"
#include "app/outpost/help/outpost_help_model.h"
#include "app/outpost/syndicate/syndicate_model.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostSyndicateTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatItTakesAndWhy() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Syndicate));
        SyndicateModel syndicate;
        syndicate.setTable(&desk.table);
        QVERIFY(!syndicate.steps().isEmpty());
        QVERIFY(syndicate.reasons().first().contains("O-14.6"));
        const std::size_t before = desk.table.state().syndicate.pool.size();
        QVERIFY(syndicate.done());
        QCOMPARE(desk.table.state().syndicate.pool.size(), before + 1);
    }

    void asksOnlyForTheCity() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::StartStation));
        SyndicateModel syndicate;
        syndicate.setTable(&desk.table);
        QVERIFY(syndicate.why().contains("O-14.3"));
        QVERIFY(!syndicate.place("Kielce")); // none chosen
        syndicate.setCity(syndicate.cities().first().city);
        QVERIFY(syndicate.isNewCity());
        QVERIFY(syndicate.place("Kielce"));
        QCOMPARE(desk.table.cast().nameOf(City(0)), QString("Kielce"));
        QVERIFY(!syndicate.cities().last().reason.isEmpty()); // a second one there is refused
    }

    void explainsWhereItsPieceGoes() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Place));
        SyndicateModel syndicate;
        syndicate.setTable(&desk.table);
        QVERIFY(syndicate.why().contains("O-14.10"));
        QVERIFY(!syndicate.cities().isEmpty());
        syndicate.setCity(syndicate.cities().first().city);
        QVERIFY2(syndicate.place({}), qPrintable(syndicate.refusal()));
    }

    void companiesStandInPlayerOrder() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 2, 3));
        CompaniesModel companies;
        companies.setTable(&desk.table);
        const QList<CompanyFace> faces = companies.companies();
        QCOMPARE(faces.size(), qsizetype(3));
        QVERIFY(faces[1].isSyndicate); // always second (O-14.4)
        QCOMPARE(std::ranges::count_if(faces, &CompanyFace::isAsked), 1);
        companies.setSeat(CompaniesModel::kSyndicate);
        QVERIFY(!companies.facts().isEmpty());
        QCOMPARE(companies.face().colour, -1);
    }

    void correctsAFigure() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        OutpostCorrectionModel correction;
        QAbstractItemModelTester tester(&correction);
        correction.setTable(&desk.table);
        QVERIFY(correction.choose(0)); // the first player
        QVERIFY(correction.isSheet());
        correction.sheet()->setValue(0, 77); // Elektro
        correction.sheet()->setValue(1, 0);  // permanent workers
        QVERIFY2(correction.canConfirm(), qPrintable(correction.refusal()));
        const int cursor = desk.table.cursor();
        QVERIFY(correction.confirm());
        QCOMPARE(int(desk.table.state().of(Seat::P1).money), 77);
        QVERIFY(correction.made().contains("77"));
        desk.table.undo();
        QCOMPARE(desk.table.cursor(), cursor);
        QVERIFY(desk.table.state().of(Seat::P1).money != 77);
    }

    void movesACardAsOnTheTable() { // O-6.12
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        OutpostCorrectionModel correction;
        correction.setTable(&desk.table);
        QVERIFY(correction.choose(correction.rowCount() - 2));
        const std::vector<SeenCard> cards = seenCards(desk.table.state());
        const Card lowest = cards.front().card;
        QVERIFY(correction.choose(0));
        QVERIFY(correction.choose(1)); // into the box
        QVERIFY2(correction.canConfirm(), qPrintable(correction.refusal()));
        QVERIFY(correction.confirm());
        const auto& boxed = desk.table.state().boxed;
        QVERIFY(std::find(boxed.begin(), boxed.end(), lowest) != boxed.end());
    }

    void changesACardThatWasEnteredWrongly() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        OutpostCorrectionModel correction;
        correction.setTable(&desk.table);
        QVERIFY(correction.choose(correction.rowCount() - 1));
        const std::vector<SeenCard> cards = seenCards(desk.table.state());
        const auto plant = std::ranges::find_if(
            cards, [](const SeenCard& each) { return each.card.kind == CardKind::Plant; });
        QVERIFY(correction.choose(static_cast<int>(plant - cards.begin())));
        QVERIFY(correction.choose(1)); // the workers
        QCOMPARE(correction.number(), int(plant->card.workers));
        correction.setNumber(plant->card.workers + 1);
        QVERIFY2(correction.canConfirm(), qPrintable(correction.refusal()));
        QVERIFY(correction.confirm());
        Card better = plant->card;
        ++better.workers;
        const std::vector<SeenCard> after = seenCards(desk.table.state());
        QVERIFY(
            std::ranges::any_of(after, [&](const SeenCard& each) { return each.card == better; }));
    }

    void everyKindOfCorrectionCanBeWalked() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 2, 4));
        OutpostCorrectionModel correction;
        correction.setTable(&desk.table);
        for (int kind = 0; kind < correction.rowCount(); ++kind) {
            correction.restart();
            QVERIFY(correction.choose(kind));
            if (correction.isSheet()) {
                QVERIFY(correction.sheet()->rowCount() > 1);
                correction.restart();
                continue;
            }
            int steps = 0;
            while (!correction.isComplete()) {
                QVERIFY2(correction.rowCount() > 0, qPrintable(correction.path()));
                QVERIFY(!correction.prompt().isEmpty());
                QVERIFY(correction.choose(0));
                QVERIFY(++steps < 6);
            }
            QVERIFY(!correction.then().isEmpty());
            correction.restart();
        }
    }

    void everyRefusalHasASentence() {
        for (int code = 0; code <= static_cast<int>(ErrorCode::NotThere); ++code) {
            const QString sentence =
                sentenceFor(refuse(static_cast<ErrorCode>(code), "O-1.1", 1, 2));
            QVERIFY(sentence.size() > 12 && sentence.endsWith("(O-1.1)."));
            QVERIFY(!sentence.contains('%'));
        }
    }

    void helpExplainsEveryTechnologyAndSign() {
        const OutpostHelpModel help;
        QStringList titles;
        QStringList signs;
        for (int row = 0; row < help.rowCount(); ++row) {
            const QModelIndex entry = help.index(row);
            QVERIFY(entry.data(HelpListModel::ExplanationRole).toString().size() > 20);
            titles.append(entry.data(HelpListModel::TitleRole).toString());
            signs.append(entry.data(HelpListModel::SignRole).toString());
        }
        QStringList shown{signOf(stepThreeCard()), signOf(habitatCard(26, 3)), "worker"};
        for (int i = 0; i < kPieceCount; ++i)
            shown.append(signOf(static_cast<Piece>(i)));
        for (int i = 1; i <= kTechnologyCount; ++i) {
            const auto technology = static_cast<Technology>(i);
            QVERIFY2(titles.contains(nameOf(technology)), qPrintable(nameOf(technology)));
            shown.append(signOf(technologyCard(20, technology)));
        }
        for (const QString& sign : shown)
            QVERIFY2(signs.contains(sign), qPrintable(sign));
    }
};

QTEST_GUILESS_MAIN(OutpostSyndicateTest)
#include "tst_outpost_syndicate.moc"

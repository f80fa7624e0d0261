#include <QtTest>

#include "app/outpost/cards/card_entry_model.h"
#include "app/outpost/cards/card_library.h"
#include "app/outpost/cards/known_cards_model.h"
#include "app/outpost/cards/market_model.h"
#include "app/sessions/exchange.h"
#include "database/remembered.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostCardsTest : public QObject {
    Q_OBJECT

private slots:
    void knowsTheRulebooksExamples() {
        OutpostDesk desk;
        const std::vector<Card> cards = knownCards(desk.host.store());
        QVERIFY(std::ranges::find(cards, plantCard(12, 2, 2)) != cards.end());
        QVERIFY(std::ranges::find(cards, habitatCard(26, 3)) != cards.end());
        QCOMPARE(citiesHint(3), 2);
        QCOMPARE(citiesHint(25), 5);
    }

    void takesAKnownCardByNumberAndOneTap() {
        OutpostDesk desk;
        QVERIFY(desk.begin(3));
        CardEntryModel entry;
        entry.setTable(&desk.table);
        QVERIFY(entry.known().isEmpty());
        entry.setNumber(12);
        QCOMPARE(entry.known().size(), qsizetype(1));
        QVERIFY(entry.take(0));
        QCOMPARE(desk.table.state().market[0].top(), plantCard(12, 2, 2));
        QCOMPARE(entry.number(), 0); // ready for the next one
    }

    void remembersWhatIsEntered() {
        OutpostDesk desk;
        QVERIFY(desk.begin(3));
        CardEntryModel entry;
        entry.setTable(&desk.table);
        entry.setNumber(3);
        entry.setKind(1);
        QCOMPARE(entry.cities(), 2); // the rulebook tells that much
        entry.setWorkers(2);
        QVERIFY(entry.canConfirm());
        QVERIFY(entry.confirm());
        entry.setNumber(3);
        QVERIFY(entry.known().isEmpty()); // it lies on the table
        entry.setNumber(5);
        entry.setKind(3);
        QVERIFY(!entry.canConfirm()); // which technology?
        entry.setTechnology(1);
        QVERIFY(entry.confirm());
        QCOMPARE(knownCards(desk.host.store()).size(), std::size_t(4));
        QVERIFY(desk.begin(3)); // the next game knows them
        entry.setNumber(3);
        QCOMPARE(entry.known().size(), qsizetype(1));
        QCOMPARE(entry.known()[0].name, QString("Power plant 03"));
    }

    void saysWhyACardCannotCome() {
        OutpostDesk desk;
        QVERIFY(desk.begin(3));
        CardEntryModel entry;
        entry.setTable(&desk.table);
        entry.setNumber(26);
        QVERIFY(entry.known().isEmpty()); // only numbers up to 14 lie on top (O-3.8)
        entry.setKind(2);
        QVERIFY(!entry.canConfirm());
        QVERIFY(entry.refusal().contains("14"));
        QVERIFY(!entry.confirm());
        QVERIFY(!entry.canBeStep3());
    }

    void cardsArePutRightAndForgotten() {
        OutpostDesk desk;
        KnownCardsModel known;
        known.setHost(&desk.host);
        QCOMPARE(known.cards().size(), qsizetype(2));
        known.setEdited(0);
        known.setWorkers(3);
        QVERIFY(known.keep());
        QCOMPARE(known.cards().size(), qsizetype(2));
        QVERIFY(known.cards()[0].facts.startsWith("3"));
        known.setEdited(0);
        known.remove();
        QCOMPARE(known.cards().size(), qsizetype(1));
        KnownCardsModel again; // what is thrown away stays away
        again.setHost(&desk.host);
        QCOMPARE(again.cards().size(), qsizetype(1));
    }

    void theMarketIsShownAsItLies() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Auction, 4, 3, 2));
        MarketModel market;
        market.setTable(&desk.table);
        const State& state = desk.table.state();
        QCOMPARE(market.spaces().size(), qsizetype(state.market.size()));
        QCOMPARE(market.currentSpaces(), 4);
        for (qsizetype i = 0; i < market.spaces().size(); ++i) {
            const MarketSpaceFace face = market.spaces()[i];
            const MarketSpace& space = state.market[static_cast<std::size_t>(i)];
            QCOMPARE(face.isCurrent, i < 4);
            QCOMPARE(face.discount, space.discount());
            QCOMPARE(face.minimumBid, std::max(1, space.top().number - space.discount()));
            QVERIFY(face.spoken.contains(face.card.name));
        }
        QCOMPARE(market.workers(), int(state.workers));
    }
};

QTEST_GUILESS_MAIN(OutpostCardsTest)
#include "tst_outpost_cards.moc"

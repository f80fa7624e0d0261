#include <memory>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include "app/common/convert.h"
#include "app/history/history_filter_model.h"
#include "app/history/history_model.h"
#include "database/history.h"
#include "database/internal/play_rows.h"
#include "database/internal/query.h"
#include "database/photos.h"
#include "tests/app/history/history_store.h"

using namespace database::test;
using namespace history_test;

static constexpr int kMany = 2000;

class HistoryModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store = std::make_unique<HistoryStore>();
        m_store->add(play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "fiesler", 112, 1), automa("high", 97, 2)}));
        auto second = play("p-2", "barrage", noonOf(2026, 5, 1),
                           {human("Ola", "france", "deluz", 80, 2), automa("low", 97, 1)});
        second.location = "Kraków";
        second.playTime = 95 * kMinute;
        m_store->add(second);
        m_store->add(play("p-3", "nucleum", noonOf(2026, 4, 1), {human("Ala", "", "", 70, 1)}));
        m_history = std::make_unique<HistoryModel>();
        m_history->setHost(&m_store->host());
    }

    void cleanup() {
        m_history.reset();
        m_store.reset();
    }

    void behavesAsAModel() {
        QAbstractItemModelTester tester(m_history.get(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_history->setText("ala");
        m_history->clearFilter();
    }

    void listsTheLastPlayFirst() {
        QCOMPARE(ids(), (QStringList{"p-2", "p-3", "p-1"}));
        QCOMPARE(m_history->total(), 3);
        QCOMPARE(text(0, HistoryModel::TitleRole), "Barrage · Kraków · 1 h 35 min");
        QCOMPARE(text(0, HistoryModel::ResultRole), "1. Automa (Germany): 97\n2. Ola (France): 80");
        QCOMPARE(text(1, HistoryModel::ResultRole), "1. Ala: 70");
    }

    void searchesAndFilters() {
        m_history->setText("krakow");
        QCOMPARE(ids(), QStringList{"p-2"});
        QVERIFY(m_history->isFiltered());
        QCOMPARE(m_history->total(), 3);
        m_history->setText("");
        m_history->setFromDay("2026-04-01");
        QCOMPARE(ids(), (QStringList{"p-2", "p-3"}));
        m_history->setToDay("2026-04-01");
        QCOMPARE(ids(), QStringList{"p-3"});
        m_history->setToDay("2026-04-"); // not a day yet
        QCOMPARE(ids(), (QStringList{"p-2", "p-3"}));
        m_history->clearFilter();
        QCOMPARE(ids().size(), 3);
        QCOMPARE(m_history->fromDay(), "");
    }

    void offersWhatThereIsToChooseFrom() {
        HistoryFilterModel filter;
        filter.setHistory(m_history.get());
        const auto names = [&filter](int kind) { return namesIn(filter, kind); };
        QCOMPARE(names(HistoryFilterModel::Game), (QStringList{"Barrage", "Nucleum"}));
        QCOMPARE(names(HistoryFilterModel::Player), (QStringList{"Ala", "Ola"}));
        QCOMPARE(names(HistoryFilterModel::Company), (QStringList{"France", "Germany", "USA"}));
        QCOMPARE(names(HistoryFilterModel::Level), (QStringList{"High", "Low"}));
        QCOMPARE(names(HistoryFilterModel::Result), (QStringList{"Won", "Lost"}));
    }

    void callsThingsAsTheirGamesDo() {
        HistoryFilterModel filter;
        filter.setHistory(m_history.get());
        const auto label = [&filter](int kind) {
            return filter.data(filter.index(kind), HistoryFilterModel::LabelRole).toString();
        };
        QCOMPARE(label(HistoryFilterModel::Company), "Company");
        m_store->add(play("p-4", "outpost", noonOf(2026, 5, 3), {human("Ala", "red", "", 14, 1)}));
        m_history->refresh();
        QCOMPARE(label(HistoryFilterModel::Company), "Company / Colour");
        QCOMPARE(label(HistoryFilterModel::Officer), "Officer");
    }

    void filtersByWhatIsChosen() {
        HistoryFilterModel filter;
        filter.setHistory(m_history.get());
        const auto chosen = [&filter](int kind) {
            return filter.data(filter.index(kind), HistoryFilterModel::ChosenRole).toString();
        };
        filter.choose(HistoryFilterModel::Player, "Ala");
        QCOMPARE(ids(), (QStringList{"p-3", "p-1"}));
        filter.choose(HistoryFilterModel::Game, "barrage");
        QCOMPARE(ids(), QStringList{"p-1"});
        filter.choose(HistoryFilterModel::Result, "lost");
        QCOMPARE(ids(), QStringList{});
        QCOMPARE(chosen(HistoryFilterModel::Result), "lost");
        m_history->clearFilter();
        QCOMPARE(chosen(HistoryFilterModel::Result), "");
        QCOMPARE(chosen(HistoryFilterModel::Player), "");
        filter.choose(HistoryFilterModel::Result, "lost");
        QCOMPARE(ids(), QStringList{"p-2"});
    }

    void bringsBackWhatWasDeletedOnAnotherPage() {
        QVERIFY(m_history->bin()->remove("p-3"));
        QVERIFY(m_history->bin()->remove("p-1"));
        QCOMPARE(ids(), QStringList{"p-2"});
        m_history.reset(); // the page is left and opened again
        m_history = std::make_unique<HistoryModel>();
        m_history->setHost(&m_store->host());
        QCOMPARE(m_history->bin()->count(), 2);
        QVERIFY(m_history->bin()->text().startsWith("Deleted: Barrage"));
        m_history->bin()->restore();
        QCOMPARE(ids(), (QStringList{"p-2", "p-1"}));
        m_history->bin()->restore();
        QCOMPARE(ids(), (QStringList{"p-2", "p-3", "p-1"}));
        QCOMPARE(m_history->bin()->text(), "");
    }

    void bringsADeletedPlayBackBesideTheOneThatIsThereAgain() {
        auto again = m_store->load("p-2"); // in Kraków
        QVERIFY(m_history->bin()->remove("p-2"));
        again.location = "Poznań";
        m_store->add(again);
        m_history->bin()->restore();
        QCOMPARE(m_history->bin()->trouble(), "");
        QCOMPARE(m_history->total(), 4);
        m_history->setText("poznan");
        QCOMPARE(ids(), QStringList{"p-2"});
        m_history->setText("krakow");
        QCOMPARE(m_history->count(), 1);
        QVERIFY(ids() != QStringList{"p-2"});
    }

    void forgetsWhatWasDeleted() {
        QVERIFY(m_history->bin()->remove("p-3"));
        m_history->bin()->forget();
        m_history->bin()->restore();
        QCOMPARE(ids().size(), 2);
        QVERIFY(!m_history->bin()->remove("p-3"));
        QVERIFY(!m_history->bin()->trouble().isEmpty());
    }

    void readsALongHistoryInParts() {
        addMany();
        QAbstractItemModelTester tester(m_history.get(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy loaded(m_history.get(), &HistoryModel::loaded);
        m_history->refresh();
        HistoryFilterModel filter;
        filter.setHistory(m_history.get());
        QCOMPARE(namesIn(filter, HistoryFilterModel::Game), QStringList{"Barrage"});
        QVERIFY2(m_history->count() > 100, "a screen of them is there at once");
        QVERIFY2(m_history->count() < kMany, "but not all");
        QCOMPARE(loaded.count(), 0);
        QVERIFY(loaded.wait());
        QCOMPARE(m_history->count(), kMany + 3);
        QCOMPARE(m_history->total(), kMany + 3);
        const QStringList listed = ids();
        QCOMPARE(QSet<QString>(listed.begin(), listed.end()).size(), kMany + 3);
        const auto all = database::listPlayHeadings(m_store->host().store());
        for (int row = 0; row < kMany + 3; ++row)
            QCOMPARE(listed[row], toQt(all.value()[static_cast<std::size_t>(row)].id));
        QCOMPARE(namesIn(filter, HistoryFilterModel::Game), (QStringList{"Barrage", "Nucleum"}));
    }

    void filtersPlaysThatComeLater() {
        addMany();
        m_history->setText("guest 17");
        m_history->refresh();
        QVERIFY(m_history->count() < 50);
        QTRY_COMPARE(m_history->count(), 50);
        QCOMPARE(m_history->total(), kMany + 3);
    }

    void hasWhatWasSeenAtOnceAgain() {
        addMany();
        QSignalSpy loaded(m_history.get(), &HistoryModel::loaded);
        m_history->refresh();
        QVERIFY(loaded.wait());
        const QString there = text(1500, HistoryModel::IdRole);
        m_history->refresh();
        QVERIFY(m_history->count() > 1500);
        QCOMPARE(text(1500, HistoryModel::IdRole), there);
        m_history->setText("guest");
        m_history->setText("");
        m_history->refresh();
        QVERIFY2(m_history->count() < 1500, "who searches begins at the top");
    }

    void searchesAllPlaysAtOnce() {
        addMany();
        m_history->refresh();
        QTRY_COMPARE(m_history->count(), kMany + 3);
        QSignalSpy reset(m_history.get(), &HistoryModel::modelReset);
        m_history->setText("guest 17");
        QCOMPARE(reset.count(), 1);
        QCOMPARE(m_history->count(), 50); // of forty guests in turn
        QVERIFY(text(0, HistoryModel::ResultRole).contains("guest 17"));
    }

private:
    void addMany() {
        auto transaction = database::Transaction::begin(m_store->host().store());
        for (database::Play each : manyPlays(kMany)) {
            each.id.insert(0, "many ");
            QVERIFY(database::insertPlay(m_store->host().store(), each));
        }
        QVERIFY(transaction.value().commit());
    }
    [[nodiscard]] static QStringList namesIn(const HistoryFilterModel& filter, int kind) {
        return filter.data(filter.index(kind), HistoryFilterModel::NamesRole).toStringList();
    }
    [[nodiscard]] QString text(int row, HistoryModel::Role role) const {
        return m_history->data(m_history->index(row), role).toString();
    }
    [[nodiscard]] QStringList ids() const {
        QStringList listed;
        for (int row = 0; row < m_history->count(); ++row)
            listed << text(row, HistoryModel::IdRole);
        return listed;
    }

    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<HistoryModel> m_history;
};

QTEST_MAIN(HistoryModelTest)
#include "tst_history_model.moc"

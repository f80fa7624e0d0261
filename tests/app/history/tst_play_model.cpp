#include <memory>

#include <QImage>
#include <QtTest>

#include "app/history/play_model.h"
#include "app/history/table_photo.h"
#include "database/photos.h"
#include "database/sessions.h"
#include "tests/app/history/history_store.h"

using namespace database::test;
using namespace history_test;

class PlayModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store = std::make_unique<HistoryStore>();
        auto tracked = play("p-1", "barrage", noonOf(2026, 3, 1),
                            {human("Ala", "usa", "fiesler", 80, 2), automa("high", 97, 1)});
        tracked.playTime = 95 * kMinute;
        tracked.location = "Kraków";
        tracked.comments = "close";
        tracked.details = R"({"objective":"best_area","bonus_tiles":["bases"]})";
        tracked.results[0].sources = {{"start", 10}, {"objective", 70}};
        tracked.results[0].energy = {3, 7};
        tracked.results[0].details = R"({"objective":4})";
        tracked.results[1].sources = {{"start", 10}, {"production", 87}};
        tracked.results[1].energy = {5};
        tracked.results[1].details = R"({"objective":2})";
        m_store->add(tracked);
        m_model = std::make_unique<PlayModel>();
        m_model->setHost(&m_store->host());
        m_model->setPlayId("p-1");
    }

    void cleanup() {
        m_model.reset();
        m_store.reset();
    }

    void showsParticipantsTheBestFirst() {
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(value(0, PlayModel::NameRole).toString(), "Automa");
        QCOMPARE(value(0, PlayModel::StandingRole).toString(), "1. Automa (Germany / High): 97");
        QCOMPARE(value(0, PlayModel::IsWinnerRole).toBool(), true);
        QCOMPARE(value(1, PlayModel::NameRole).toString(), "Ala");
        QCOMPARE(value(1, PlayModel::TotalRole).toInt(), 80);
        QCOMPARE(value(1, PlayModel::CompanyRole).toInt(), 0);
        QCOMPARE(m_model->winners(), "Winner: Automa");
        QVERIFY(m_model->heading().contains("1 h 35 min · Kraków"));
    }

    void showsPointsBySourceAndEnergyByRound() {
        QCOMPARE(m_model->sources(), (QStringList{"Start", "Objective", "Production"}));
        QCOMPARE(value(1, PlayModel::PointsRole).value<QList<int>>(), (QList{10, 70, 0}));
        QCOMPARE(value(0, PlayModel::PointsRole).value<QList<int>>(), (QList{10, 0, 87}));
        QCOMPARE(m_model->rounds(), 2);
        QCOMPARE(value(1, PlayModel::EnergyRole).value<QList<int>>(), (QList{3, 7}));
    }

    void saysWhatElseIsKnown() {
        QCOMPARE(m_model->facts().size(), 2);
        QVERIFY2(m_model->facts()[0].endsWith("(Ala 4, Automa 2)"),
                 qPrintable(m_model->facts()[0]));
        QVERIFY(m_model->facts()[1].startsWith("Bonus tiles: "));
    }

    void showsAPlayOfWhichLittleIsKnown() {
        m_store->add(play("p-2", "outpost", noonOf(2026, 3, 2), {human("Ala", "", "", 14, 1)}));
        m_model->setPlayId("p-2");
        QVERIFY(m_model->isThere());
        QCOMPARE(value(0, PlayModel::CompanyRole).toInt(), -1);
        QCOMPARE(value(0, PlayModel::ShortNameRole).toString(), "Ala");
        QCOMPARE(value(0, PlayModel::StandingRole).toString(), "1. Ala: 14");
        QCOMPARE(m_model->sources(), QStringList());
        QCOMPARE(m_model->rounds(), 0);
        QCOMPARE(m_model->facts(), QStringList());
        QCOMPARE(m_model->sessionId(), "");
    }

    void comparesOnlyGamesThatCanBeSetUpOnceMore_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("lines");
        QTest::newRow("with draws in an order") << "barrage" << 2;
        QTest::newRow("with the same set-up by chance") << "outpost" << 0;
    }
    void comparesOnlyGamesThatCanBeSetUpOnceMore() {
        QFETCH(const QString, game);
        const std::string kind = toStd(game);
        for (const int day : {2, 3}) {
            database::SessionRecord session;
            session.id = "s-" + std::to_string(day);
            session.log = {kind, 1, "players=1", {}};
            QVERIFY(database::addSession(m_store->host().store(), session).ok());
            auto ended =
                play("", kind.c_str(), noonOf(2026, 3, day), {human("Ala", "", "", 14, 1)});
            ended.id = "p-" + session.id;
            QVERIFY(database::finishSession(m_store->host().store(), session.id, ended).ok());
        }
        m_model->setPlayId("p-s-3");
        QVERIFY(m_model->isThere());
        QTEST(static_cast<int>(m_model->comparison().size()), "lines");
    }

    void showsNoPointsThatNobodyNoted() {
        m_store->add(play("p-2", "barrage", noonOf(2026, 3, 2),
                          {human("Ola", "", "", 0, 2), human("Ala", "usa", "", 0, 1)}));
        m_model->setPlayId("p-2");
        QCOMPARE(value(0, PlayModel::StandingRole).toString(), "1. Ala (USA)");
        QCOMPARE(value(1, PlayModel::StandingRole).toString(), "2. Ola");
    }

    void saysWhenThereIsNoSuchPlay() {
        m_model->setPlayId("p-9");
        QVERIFY(!m_model->isThere());
        QVERIFY(!m_model->trouble().isEmpty());
        QVERIFY(!m_model->canAddPhoto());
    }

    void keepsASmallPictureOfALargeOne() {
        const QString file = picture("large.png", {4000, 2000});
        QVERIFY(m_model->addPhotoFile(QUrl::fromLocalFile(file)));
        QCOMPARE(m_model->trouble(), "");
        QCOMPARE(m_model->photos().size(), 1);
        const auto photos = database::photosOf(m_store->host().store(), "p-1").value();
        QCOMPARE(photos[0].width, history::kLongestPhotoSide);
        QCOMPARE(photos[0].height, history::kLongestPhotoSide / 2);
        const auto bytes = QByteArray::fromBase64(QByteArray::fromStdString(photos[0].jpeg));
        const QImage read = QImage::fromData(bytes, "JPG");
        QCOMPARE(read.size(), QSize(1280, 640));
        QVERIFY(read.pixelColor(10, 10).red() > 200);
        QVERIFY(m_model->photos()[0].startsWith("data:image/jpeg;base64,/9j/"));
    }

    void takesAtMostFourPhotosAndGivesThemBack() {
        const QUrl file = QUrl::fromLocalFile(picture("small.png", {20, 10}));
        for (int i = 0; i < 5; ++i)
            m_model->addPhotoFile(file);
        QCOMPARE(m_model->photos().size(), 4);
        QVERIFY(!m_model->canAddPhoto());
        m_model->removePhoto(7);
        m_model->removePhoto(0);
        QCOMPARE(m_model->photos().size(), 3);
        QCOMPARE(database::photosOf(m_store->host().store(), "p-1").value().size(), 3U);
    }

    void keepsThePhotosThatAnotherPageAdded() {
        PlayModel other;
        other.setHost(&m_store->host());
        other.setPlayId("p-1");
        const auto file = [this](const char* name, int width) {
            return QUrl::fromLocalFile(picture(name, {width, 10}));
        };
        QVERIFY(m_model->addPhotoFile(file("a.png", 20)));
        QVERIFY(other.addPhotoFile(file("b.png", 30)));
        QCOMPARE(other.photos().size(), 2);
        m_model->removePhoto(0);
        const auto left = database::photosOf(m_store->host().store(), "p-1").value();
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left[0].width, 30);
        other.removePhoto(0); // is gone already; the next one is not meant
        QCOMPARE(other.photos().size(), 1);
    }

    void addsNoPhotoToAPlayThatIsGone() {
        const QUrl file = QUrl::fromLocalFile(picture("small.png", {20, 10}));
        QVERIFY(PlayBin::of(m_store->host())->remove("p-1"));
        QVERIFY(!m_model->addPhotoFile(file));
        QVERIFY(!m_model->isThere());
        QVERIFY(!m_model->trouble().isEmpty());
    }

    void refusesAFileThatIsNoPicture() {
        QFile file(m_store->path("notes.jpg"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("words") > 0);
        file.close();
        QVERIFY(!m_model->addPhotoFile(QUrl::fromLocalFile(file.fileName())));
        QCOMPARE(m_model->trouble(), "This file is not a picture that can be read.");
        QVERIFY(m_model->photos().isEmpty());
    }

    void comesBackWithItsPhotosAfterItWasDeleted() {
        m_model->addPhotoFile(QUrl::fromLocalFile(picture("small.png", {20, 10})));
        QVERIFY(m_model->remove());
        m_model->refresh();
        QVERIFY(!m_model->isThere());
        PlayBin::of(m_store->host())->restore();
        m_model->refresh();
        QVERIFY(m_model->isThere());
        QCOMPARE(m_model->photos().size(), 1);
    }

private:
    [[nodiscard]] QVariant value(int row, PlayModel::Role role) const {
        return m_model->data(m_model->index(row), role);
    }
    [[nodiscard]] QString picture(const QString& name, QSize size) const {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString file = m_store->path(name);
        return image.save(file) ? file : QString();
    }

    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<PlayModel> m_model;
};

QTEST_MAIN(PlayModelTest)
#include "tst_play_model.moc"

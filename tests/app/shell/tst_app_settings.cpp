#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/app_settings.h"

class AppSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void keepsEveryValue() {
        const QTemporaryDir folder;
        {
            StoreHost host;
            host.setFile(folder.filePath("games.sqlite"));
            AppSettings settings;
            settings.setHost(&host);
            QCOMPARE(settings.theme(), AppSettings::SystemTheme);
            QCOMPARE(settings.textPercent(), 100);
            settings.setTheme(AppSettings::DarkTheme);
            settings.setTextPercent(130);
            settings.setLanguage("pl");
            settings.setLeftHanded(true);
            settings.setReducedMotion(true);
            settings.setSound(false);
            settings.setVolumePercent(20);
            settings.setKeepsScreenOn(false);
            settings.setShowsForecast(true);
            settings.setLargePanel(true);
            settings.setOwnTiles(true);
            settings.setOwnCards(true);
        }
        StoreHost host;
        host.setFile(folder.filePath("games.sqlite"));
        AppSettings settings;
        settings.setHost(&host);
        QCOMPARE(settings.theme(), AppSettings::DarkTheme);
        QCOMPARE(settings.textPercent(), 130);
        QCOMPARE(settings.language(), QStringLiteral("pl"));
        QVERIFY(settings.isLeftHanded());
        QVERIFY(settings.hasReducedMotion());
        QVERIFY(!settings.hasSound());
        QCOMPARE(settings.volumePercent(), 20);
        QVERIFY(!settings.keepsScreenOn());
        QVERIFY(settings.showsForecast());
        QVERIFY(settings.hasLargePanel());
        QVERIFY(settings.hasOwnTiles());
        QVERIFY(settings.hasOwnCards());
    }

    void staysWithinItsLimits() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("games.sqlite"));
        AppSettings settings;
        settings.setHost(&host);
        settings.setTextPercent(500);
        QCOMPARE(settings.textPercent(), AppSettings::kLargestText);
        settings.setTextPercent(1);
        QCOMPARE(settings.textPercent(), AppSettings::kSmallestText);
        settings.setVolumePercent(-3);
        QCOMPARE(settings.volumePercent(), 0);
    }

    void offersEveryLanguageByItsOwnName() {
        const QStringList codes = AppSettings::languageCodes();
        QCOMPARE(codes.size(), AppSettings::languageNames().size());
        QCOMPARE(codes.first(), "en"); // that of the sources
        QCOMPARE(AppSettings::languageNames()[codes.indexOf("pl")], "Polski");
    }

    void tellsOnlyOfChanges() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("games.sqlite"));
        AppSettings settings;
        settings.setHost(&host);
        const QSignalSpy changed(&settings, &AppSettings::changed);
        settings.setLeftHanded(true);
        settings.setLeftHanded(true);
        QCOMPARE(changed.count(), 1);
    }
};

QTEST_GUILESS_MAIN(AppSettingsTest)
#include "tst_app_settings.moc"

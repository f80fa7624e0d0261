#include <QtTest>

#include "app/common/path_picture.h"

/// Signs as they come to the screen.
class TestPathPicture : public QObject {
    Q_OBJECT

private slots:
    void draws();
    void fitsInTheMiddle();
    void isAsFineAsTheScreen();
    void withoutSizeIsNothing();
};

namespace {

/// A square with a hole, and a line below it.
void fill(PathPicture& sign) {
    sign.setProperty("solid", "M4 4h16v12h-16z");
    sign.setProperty("hole", "M10 8h4v4h-4z");
    sign.setProperty("line", "M4 20h16");
    sign.setProperty("color", QColor(Qt::red));
    sign.setProperty("ground", QColor(Qt::blue));
}

} // namespace

void TestPathPicture::draws() {
    PathPicture sign;
    fill(sign);
    sign.setSize({24, 24});
    const QImage picture = sign.picture(1);
    QCOMPARE(picture.size(), QSize(24, 24));
    QCOMPARE(picture.pixelColor(6, 6), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(12, 10), QColor(Qt::blue));
    QCOMPARE(picture.pixelColor(12, 20), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(1, 1).alpha(), 0);
    QCOMPARE(picture.pixelColor(12, 17).alpha(), 0);
}

void TestPathPicture::fitsInTheMiddle() {
    PathPicture sign;
    fill(sign);
    sign.setSize({96, 48});
    const QImage picture = sign.picture(1);
    QCOMPARE(picture.pixelColor(48 - 14, 12), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(48, 20), QColor(Qt::blue));
    QCOMPARE(picture.pixelColor(24, 12).alpha(), 0);
}

void TestPathPicture::isAsFineAsTheScreen() {
    PathPicture sign;
    fill(sign);
    sign.setSize({24, 24});
    const QImage picture = sign.picture(2);
    QCOMPARE(picture.size(), QSize(48, 48));
    QCOMPARE(picture.devicePixelRatio(), 2.0);
    QCOMPARE(picture.pixelColor(24, 20), QColor(Qt::blue));
}

void TestPathPicture::withoutSizeIsNothing() {
    PathPicture sign;
    fill(sign);
    QVERIFY(sign.picture(1).isNull());
}

QTEST_MAIN(TestPathPicture)
#include "tst_path_picture.moc"

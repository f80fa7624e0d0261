#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "app/common/drawing_picture.h"
#include "app/common/file_picture.h"

namespace {

/// Red at the left, blue at the right, with a green line at the bottom.
Drawing halves() {
    Drawing drawing;
    drawing.size = {40, 20};
    drawing.fillBox({0, 0, 20, 20}, 0, 0);
    drawing.fillBox({20, 0, 20, 20}, 0, 1);
    QPainterPath line({0, 18});
    line.lineTo(40, 18);
    drawing.draw(line, 2, 4);
    return drawing;
}

void fill(DrawingPicture& picture, const QSizeF& size) {
    picture.setProperty("drawing", QVariant::fromValue(halves()));
    picture.setProperty("inks", QVariantList{QColor(Qt::red), QColor(Qt::blue), QColor(Qt::green)});
    picture.setSize(size);
}

/// A square on its ground, and a line. Not a raw text, in which moc would lose its way.
constexpr auto kSquare =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
    "<path fill='#ff0000' data-night='#0000ff' d='M0 0H10V10H0Z'/>"
    "<path fill='#00ff00' d='M2 2h6v6h-6z' opacity='0.5'/>"
    "<path fill='none' stroke='#ffffff' data-night='#000000' stroke-width='2' d='M0 9H10'/>"
    "</svg>";

} // namespace

/// Drawings as they come to the screen.
class DrawingPictureTest : public QObject {
    Q_OBJECT

private slots:
    void fitsWholeIntoTheItem() {
        DrawingPicture picture;
        fill(picture, {40, 40});
        const QImage image = picture.picture(1);
        QCOMPARE(image.pixelColor(5, 15), QColor(Qt::red));
        QCOMPARE(image.pixelColor(35, 15), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(5, 28), QColor(Qt::green));
        QCOMPARE(image.pixelColor(5, 5).alpha(), 0);
    }

    void coversTheItemAndIsCut() {
        DrawingPicture picture;
        fill(picture, {20, 20});
        picture.setProperty("isCovering", true);
        QCOMPARE(picture.picture(1).pixelColor(2, 2), QColor(Qt::red));
        QCOMPARE(picture.picture(1).pixelColor(17, 2), QColor(Qt::blue));
        picture.setProperty("hold", QPointF(0, 0));
        QCOMPARE(picture.picture(1).pixelColor(17, 2), QColor(Qt::red));
        picture.setProperty("hold", QPointF(1, 0));
        QCOMPARE(picture.picture(1).pixelColor(2, 2), QColor(Qt::blue));
    }

    void isAsFineAsTheScreen() {
        DrawingPicture picture;
        fill(picture, {40, 20});
        QCOMPARE(picture.picture(3).size(), QSize(120, 60));
        QCOMPARE(picture.picture(3).pixelColor(59, 5), QColor(Qt::red));
        QCOMPARE(picture.picture(3).pixelColor(61, 5), QColor(Qt::blue));
    }

    void hasRoundCorners() {
        DrawingPicture picture;
        fill(picture, {40, 20});
        picture.setProperty("radius", 8);
        QCOMPARE(picture.picture(1).pixelColor(0, 0).alpha(), 0);
        QCOMPARE(picture.picture(1).pixelColor(39, 0).alpha(), 0);
        QCOMPARE(picture.picture(1).pixelColor(10, 1), QColor(Qt::red));
    }

    void readsADrawingByDayAndByNight() {
        const QTemporaryDir folder;
        FilePicture picture;
        picture.setSize({10, 10});
        picture.setSource(QUrl::fromLocalFile(written(folder, kSquare)));
        QCOMPARE(picture.picture(1).pixelColor(0, 0), QColor("#ff0000"));
        QCOMPARE(picture.picture(1).pixelColor(0, 9), QColor("#ffffff"));
        const QColor mixed = picture.picture(1).pixelColor(5, 5);
        QVERIFY(mixed.red() > 100 && mixed.red() < 155 && mixed.green() > 100);
        picture.setNight(true);
        QCOMPARE(picture.picture(1).pixelColor(0, 0), QColor("#0000ff"));
        QCOMPARE(picture.picture(1).pixelColor(0, 9), QColor("#000000"));
        QVERIFY(picture.picture(1).pixelColor(5, 5).green() > 100); // the same by night
    }

    void saysIfThereIsNoDrawing() {
        FilePicture picture;
        picture.setSize({10, 10});
        QTest::ignoreMessage(QtWarningMsg, "There is no drawing file:///gone.svg.");
        picture.setSource(QUrl("file:///gone.svg"));
        QCOMPARE(picture.picture(1).pixelColor(5, 5).alpha(), 0);
    }

private:
    static QString written(const QTemporaryDir& folder, const char* text) {
        QFile file(folder.filePath("drawing.svg"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            return {};
        return file.fileName();
    }
};

QTEST_MAIN(DrawingPictureTest)
#include "tst_drawing_picture.moc"

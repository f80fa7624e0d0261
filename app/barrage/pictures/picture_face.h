#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One sign of a picture, by the name Pictogram knows, with the figure beside it.
struct PictureIcon {
    Q_GADGET
    QML_VALUE_TYPE(pictureIcon)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString figure MEMBER figure)

public:
    QString icon;
    QString figure; // "3", "+2", "≤5", or nothing

    friend bool operator==(const PictureIcon&, const PictureIcon&) = default;
};

/// What is drawn on a card or tile, and the same in words.
struct PictureFace {
    Q_GADGET
    QML_VALUE_TYPE(pictureFace)
    Q_PROPERTY(int group MEMBER group)
    Q_PROPERTY(QString head MEMBER head)
    Q_PROPERTY(QList<PictureIcon> cost MEMBER cost)
    Q_PROPERTY(QList<PictureIcon> icons MEMBER icons)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    // contract: 0 starting, 1 national, then the colours; tile: its level; work: its pile
    int group = 0;
    QString head;             // the figure or sign that is looked for first
    QList<PictureIcon> cost;  // what a work or a building asks for
    QList<PictureIcon> icons; // from left to right
    QString title;            // its name in few words
    QString text;             // what it does, as one sentence

    friend bool operator==(const PictureFace&, const PictureFace&) = default;
};

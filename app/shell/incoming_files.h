#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

/// Files that other programs hand to this one while it runs. A phone does so at the start as well;
/// a desktop names the file on the command line then. On Android our activity makes a file that is
/// sent one that is opened, which is all that Qt tells of.
class IncomingFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit IncomingFiles(QObject* parent = nullptr);
    ~IncomingFiles() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void received(const QUrl& file);
};

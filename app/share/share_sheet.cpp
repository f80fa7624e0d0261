#include "app/share/share_sheet.h"

#if defined(Q_OS_ANDROID)
#include <QCoreApplication>
#include <QJniEnvironment>
#include <QJniObject>
#endif

namespace share {

#if defined(Q_OS_ANDROID)

namespace {

QJniObject intentFor(const QJniObject& context, const QString& path, const QString& mimeType) {
    // The manifest names the provider after the application, as names have to differ everywhere.
    const QString authority =
        context.callObjectMethod("getPackageName", "()Ljava/lang/String;").toString() +
        QStringLiteral(".files");
    const QJniObject file("java/io/File", "(Ljava/lang/String;)V",
                          QJniObject::fromString(path).object<jstring>());
    const QJniObject uri = QJniObject::callStaticObjectMethod(
        "androidx/core/content/FileProvider", "getUriForFile",
        "(Landroid/content/Context;Ljava/lang/String;Ljava/io/File;)Landroid/net/Uri;",
        context.object(), QJniObject::fromString(authority).object<jstring>(), file.object());
    if (!uri.isValid())
        return {};
    constexpr jint kMayRead = 0x00000001; // Intent.FLAG_GRANT_READ_URI_PERMISSION
    const QJniObject action = QJniObject::fromString("android.intent.action.SEND");
    const QJniObject intent("android/content/Intent", "(Ljava/lang/String;)V",
                            action.object<jstring>());
    intent.callObjectMethod("setType", "(Ljava/lang/String;)Landroid/content/Intent;",
                            QJniObject::fromString(mimeType).object<jstring>());
    intent.callObjectMethod(
        "putExtra", "(Ljava/lang/String;Landroid/os/Parcelable;)Landroid/content/Intent;",
        QJniObject::fromString("android.intent.extra.STREAM").object<jstring>(), uri.object());
    intent.callObjectMethod("addFlags", "(I)Landroid/content/Intent;", kMayRead);
    return QJniObject::callStaticObjectMethod(
        "android/content/Intent", "createChooser",
        "(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;",
        intent.object(), nullptr);
}

} // namespace

bool hasShareSheet() { return true; }

bool offerFile(const QString& path, const QString& mimeType) {
    const QJniObject context = QNativeInterface::QAndroidApplication::context();
    QJniEnvironment environment;
    const QJniObject chooser = intentFor(context, path, mimeType);
    if (chooser.isValid())
        context.callMethod<void>("startActivity", "(Landroid/content/Intent;)V", chooser.object());
    return !environment.checkAndClearExceptions() && chooser.isValid();
}

#elif !defined(Q_OS_IOS)

bool hasShareSheet() { return false; }
bool offerFile(const QString& /*path*/, const QString& /*mimeType*/) { return false; }

#endif

} // namespace share

#include "app/shell/spoken_language.h"

#if defined(Q_OS_ANDROID)
#include <QCoreApplication>
#include <QJniObject>
#endif

#if defined(Q_OS_ANDROID)

void setSpokenLanguage(const QString& language) {
    constexpr int kFirstWithAppLanguages = 33;
    if (QNativeInterface::QAndroidApplication::sdkVersion() < kFirstWithAppLanguages)
        return;
    const QJniObject context = QNativeInterface::QAndroidApplication::context();
    const QJniObject manager =
        context.callObjectMethod("getSystemService", "(Ljava/lang/String;)Ljava/lang/Object;",
                                 QJniObject::fromString("locale").object<jstring>());
    const QJniObject languages = QJniObject::callStaticObjectMethod(
        "android/os/LocaleList", "forLanguageTags", "(Ljava/lang/String;)Landroid/os/LocaleList;",
        QJniObject::fromString(language).object<jstring>());
    if (manager.isValid())
        manager.callMethod<void>("setApplicationLocales", "(Landroid/os/LocaleList;)V",
                                 languages.object());
}

#elif !defined(Q_OS_IOS)

void setSpokenLanguage(const QString& /*language*/) {}

#endif

#include "app/shell/spoken_language.h"

#import <UIKit/UIKit.h>

void setSpokenLanguage(const QString& language) {
    UIApplication.sharedApplication.accessibilityLanguage =
        language.isEmpty() ? nil : language.toNSString();
}

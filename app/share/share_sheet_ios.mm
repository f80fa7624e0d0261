#include "app/share/share_sheet.h"

#import <UIKit/UIKit.h>

namespace share {

namespace {

/// The controller that a sheet is shown above; nil if no window is in front.
UIViewController* controllerInFront() {
    for (UIScene* scene in UIApplication.sharedApplication.connectedScenes) {
        if (![scene isKindOfClass:[UIWindowScene class]])
            continue;
        UIViewController* controller =
            static_cast<UIWindowScene*>(scene).keyWindow.rootViewController;
        if (controller)
            return controller;
    }
    return nil;
}

} // namespace

bool hasShareSheet() { return true; }

bool offerFile(const QString& path, const QString& /*mimeType*/) {
    UIViewController* owner = controllerInFront();
    if (!owner)
        return false;
    NSURL* file = [NSURL fileURLWithPath:path.toNSString()];
    UIActivityViewController* sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ file ]
                                                                        applicationActivities:nil];
    sheet.popoverPresentationController.sourceView = owner.view; // a tablet asks where it belongs
    [owner presentViewController:sheet animated:YES completion:nil];
    return true;
}

} // namespace share

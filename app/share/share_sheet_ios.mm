#include "app/share/share_sheet.h"

#import <UIKit/UIKit.h>

namespace share {

bool hasShareSheet() { return true; }

bool offerFile(const QString& path, const QString& /*mimeType*/) {
    UIViewController* owner = UIApplication.sharedApplication.keyWindow.rootViewController;
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

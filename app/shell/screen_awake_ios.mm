#include "app/shell/screen_awake.h"

#import <UIKit/UIKit.h>

void ScreenAwake::tellPlatform() {
    [UIApplication sharedApplication].idleTimerDisabled = m_isAwake;
}

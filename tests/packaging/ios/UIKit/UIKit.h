// The few declarations of Apple's frameworks that our sources use, so that they can be compiled
// where there is no Xcode. What Apple calls deprecated has to be left out here.
#pragma once

#define YES true
#define NO false
#define nil nullptr
typedef bool BOOL;
typedef struct objc_class* Class;

@class NSString;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)wanted;
@end

@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const Element*)objects count:(unsigned long)count;
@end

struct NSFastEnumerationState {
    unsigned long state;
    id __unsafe_unretained* itemsPtr;
    unsigned long* mutationsPtr;
    unsigned long extra[5];
};

@interface NSSet<Element> : NSObject
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState*)state
                                     objects:(id __unsafe_unretained*)buffer
                                       count:(unsigned long)length;
@end

@interface NSURL : NSObject
+ (NSURL*)fileURLWithPath:(NSString*)path;
@end

@interface UIView : NSObject
@end

@interface UIPopoverPresentationController : NSObject
@property(nonatomic, strong) UIView* sourceView;
@end

@interface UIViewController : NSObject
@property(nonatomic, strong) UIView* view;
@property(nonatomic, readonly) UIPopoverPresentationController* popoverPresentationController;
- (void)presentViewController:(UIViewController*)controller
                     animated:(BOOL)isAnimated
                   completion:(void (^)(void))completion;
@end

@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray*)items applicationActivities:(NSArray*)activities;
@end

@interface UIWindow : UIView
@property(nonatomic, strong) UIViewController* rootViewController;
@end

@interface UIScene : NSObject
@end

@interface UIWindowScene : UIScene
@property(nonatomic, readonly) UIWindow* keyWindow;
@end

@interface UIApplication : NSObject
@property(class, nonatomic, readonly) UIApplication* sharedApplication;
@property(nonatomic, readonly) NSSet<UIScene*>* connectedScenes;
@property(nonatomic) BOOL idleTimerDisabled;
@property(nonatomic, retain) NSString* accessibilityLanguage;
@end

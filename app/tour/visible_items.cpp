#include "app/tour/visible_items.h"

#include <algorithm>
#include <array>

#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QStringList>

namespace tour {

namespace {

constexpr int kNamedAncestors = 3;

bool isShown(const QQuickItem& item) { return item.isVisible() && item.opacity() > 0; }

void walk(QQuickItem& item, const std::function<void(QQuickItem&)>& visit) {
    if (!isShown(item))
        return;
    visit(item);
    for (QQuickItem* const child : item.childItems())
        walk(*child, visit);
}

/// The object's own name, or that of its type without what the engine adds.
QString nameOf(const QQuickItem& item) {
    static const QRegularExpression added(QStringLiteral("_QML(TYPE)?_\\d+$"));
    if (!item.objectName().isEmpty())
        return item.objectName();
    return QString::fromLatin1(item.metaObject()->className()).remove(added);
}

bool isOfOurs(const QQuickItem& item) {
    return !item.objectName().isEmpty() || QByteArray(item.metaObject()->className()).contains("_");
}

/// A button of the first page, which has none of Qt's controls, or one of a type made of it.
bool isHomeButton(const QQuickItem& item) {
    const QMetaObject* type = item.metaObject();
    while (type && !QByteArray(type->className()).startsWith("HomeTap_"))
        type = type->superClass();
    return type != nullptr;
}

} // namespace

void eachVisibleItem(QQuickWindow& window, const std::function<void(QQuickItem&)>& visit) {
    walk(*window.contentItem(), visit);
}

QQuickItem* visibleItem(QQuickWindow& window, const QString& name) {
    QQuickItem* found = nullptr;
    eachVisibleItem(window, [&](QQuickItem& item) {
        if (!found && item.objectName() == name)
            found = &item;
    });
    return found;
}

const QQuickItem* coverAround(const QQuickItem& item) {
    const QQuickItem* each = &item;
    while (each && !each->property("coversPage").toBool())
        each = each->parentItem();
    return each;
}

bool isControl(const QQuickItem& item) {
    constexpr std::array kTypes{"QQuickAbstractButton", "QQuickSlider",   "QQuickTextField",
                                "QQuickTextArea",       "QQuickComboBox", "QQuickSpinBox"};
    return isHomeButton(item) ||
           std::ranges::any_of(kTypes, [&item](const char* type) { return item.inherits(type); });
}

QRectF sceneRect(const QQuickItem& item) {
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

QString describe(const QQuickItem& item) {
    QStringList path{nameOf(item)};
    for (const QQuickItem* each = item.parentItem(); each && path.size() < kNamedAncestors;
         each = each->parentItem())
        if (isOfOurs(*each))
            path.prepend(nameOf(*each));
    const QString text = item.property("text").toString().simplified();
    return QStringLiteral("\"%1\" (%2)").arg(text, path.join(QLatin1Char('/')));
}

} // namespace tour

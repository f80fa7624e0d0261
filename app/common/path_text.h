#pragma once

#include <QPainterPath>
#include <QStringView>

/// The outline that an SVG path describes, as far as our own drawings go: every command but the
/// smooth cubic one, arcs only with upright axes. What cannot be read ends the outline.
[[nodiscard]] QPainterPath pathOf(QStringView text);

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dock_title_style.h"

#include <QPainter>
#include <QStyleOptionDockWidget>

namespace warpbench::gui {

void DockTitleStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
  const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
  if (element != CE_DockWidgetTitle || !dock || !widget || dock->verticalTitleBar) {
    QProxyStyle::drawControl(element, option, painter, widget);
    return;
  }
  QStyleOptionDockWidget ground = *dock;
  ground.title.clear();
  QProxyStyle::drawControl(element, &ground, painter, widget);
  const QRect room = subElementRect(SE_DockWidgetTitleBarText, option, widget);
  painter->save();
  painter->setFont(widget->font());
  const QString title = widget->fontMetrics().elidedText(dock->title, Qt::ElideRight, room.width());
  drawItemText(painter, room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, dock->palette,
               dock->state & State_Enabled, title, QPalette::WindowText);
  painter->restore();
}

}  // namespace warpbench::gui

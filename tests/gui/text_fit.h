// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

namespace warpbench::test {

/// Whether a widget is inside a scroll area, which may show only a part of it.
inline bool scrolls(const QWidget* widget, const QWidget* root) {
  for (const QWidget* each = widget->parentWidget(); each && each != root; each = each->parentWidget())
    if (qobject_cast<const QAbstractScrollArea*>(each)) return true;
  return false;
}

/// The visible texts below `root` that do not fit their widget or are clipped by another: one line each, with the
/// widget's name and the missing space. Covers labels, buttons, check boxes, radio buttons, group titles and tabs.
inline QStringList textsThatDoNotFit(const QWidget& root) {
  QStringList faults;
  const auto complain = [&](const QWidget* widget, const QString& text, QSize needs) {
    faults << QString("%1 '%2' has %3x%4 pixels, its text '%5' needs %6x%7")
                  .arg(widget->metaObject()->className(), widget->objectName())
                  .arg(widget->width())
                  .arg(widget->height())
                  .arg(text.left(60))
                  .arg(needs.width())
                  .arg(needs.height());
  };
  for (const QWidget* widget : root.findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
      if (label->text().isEmpty() || !label->pixmap().isNull()) continue;
      QSize needs = label->sizeHint();
      if (label->wordWrap()) needs = {label->minimumSizeHint().width(), label->heightForWidth(label->width())};
      // A label that declares that it may be cut, such as a line elided by its owner.
      if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) needs.setWidth(0);
      if (needs.width() > label->width() || needs.height() > label->height()) complain(widget, label->text(), needs);
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
      if (button->text().isEmpty()) continue;
      const QSize needs = button->sizeHint();
      // A style may make a button slightly lower than it requests, but not its text.
      const int text = button->fontMetrics().height();
      if (needs.width() > button->width() || text > button->height()) complain(widget, button->text(), needs);
    } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
      const int needs = group->fontMetrics().horizontalAdvance(group->title());
      if (needs > group->width()) complain(widget, group->title(), {needs, 0});
    } else if (const auto* choice = qobject_cast<const QComboBox*>(widget)) {
      QStyleOptionComboBox option;
      option.initFrom(choice);
      option.editable = choice->isEditable();
      const QRect room =
          choice->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, choice);
      for (int i = 0; i < choice->count(); ++i) {
        const int needs = choice->fontMetrics().horizontalAdvance(choice->itemText(i));
        if (needs > room.width()) complain(widget, choice->itemText(i), {needs, 0});
      }
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
      for (int i = 0; i < tabs->count(); ++i) {
        if (!tabs->isTabVisible(i)) continue;
        const int needs = tabs->fontMetrics().horizontalAdvance(QString(tabs->tabText(i)).remove('&'));
        if (needs > tabs->tabRect(i).width()) complain(widget, tabs->tabText(i), {needs, 0});
      }
    } else {
      continue;
    }
    const QRect place(widget->mapTo(&root, QPoint()), widget->size());
    if (!scrolls(widget, &root) && !root.rect().contains(place))
      faults
          << QString("%1 '%2' reaches out of the window").arg(widget->metaObject()->className(), widget->objectName());
  }
  return faults;
}

}  // namespace warpbench::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocument>
#include <vector>

namespace warpbench::test {

struct WindowText {
  QString where;  ///< the widget and the kind of text
  QString text;
};

/// All texts of a window: labels, titles, entries, tooltips, texts for screen readers, and menus. Lines of code are
/// excluded.
class WindowTexts {
 public:
  static std::vector<WindowText> of(const QWidget& window) {
    WindowTexts texts;
    texts.addWidget(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) texts.addWidget(*widget);
    for (const QAction* action : window.findChildren<QAction*>()) texts.addAction(*action);
    return texts.m_texts;
  }

 private:
  void add(const QObject& owner, const char* which, const QString& text) {
    if (text.isEmpty()) return;
    QString plain = text;
    if (Qt::mightBeRichText(text)) {
      QTextDocument document;
      document.setHtml(text);
      plain = document.toPlainText();
    }
    const QString name =
        owner.objectName().isEmpty() ? owner.parent() ? owner.parent()->objectName() : QString() : owner.objectName();
    m_texts.push_back(
        {QStringLiteral("%1 '%2', %3").arg(QLatin1String(owner.metaObject()->className()), name, QLatin1String(which)),
         plain});
  }

  void addAction(const QAction& action) {
    if (action.isSeparator()) return;
    add(action, "text", action.text());
    add(action, "tool tip", action.toolTip());
  }

  void addWidget(const QWidget& widget) {
    add(widget, "tool tip", widget.toolTip());
    add(widget, "accessible name", widget.accessibleName());
    add(widget, "accessible description", widget.accessibleDescription());
    if (widget.isWindow() || qobject_cast<const QDockWidget*>(&widget)) add(widget, "title", widget.windowTitle());
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(widget, "text", label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(widget, "text", button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(widget, "title", group->title());
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) add(widget, "title", menu->title());
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) add(widget, "placeholder", edit->placeholderText());
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget))
      add(widget, "placeholder", edit->placeholderText());
    if (const auto* box = qobject_cast<const QSpinBox*>(&widget)) add(widget, "suffix", box->suffix());
    if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&widget)) add(widget, "suffix", box->suffix());
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget))
      add(widget, "special value", box->specialValueText());
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
      for (int i = 0; i < combo->count(); ++i) {
        add(widget, "entry", combo->itemText(i));
        add(widget, "entry's tool tip", combo->itemData(i, Qt::ToolTipRole).toString());
      }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
      for (int i = 0; i < tabs->count(); ++i) {
        add(widget, "tab", tabs->tabText(i));
        add(widget, "tab's tool tip", tabs->tabToolTip(i));
      }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
      if (const QAbstractItemModel* model = view->model(); model && !qobject_cast<const QComboBox*>(view->parent()))
        for (int column = 0; column < model->columnCount(); ++column)
          for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}})
            add(widget, "header", model->headerData(column, Qt::Horizontal, role).toString());
  }

  std::vector<WindowText> m_texts;
};

}  // namespace warpbench::test

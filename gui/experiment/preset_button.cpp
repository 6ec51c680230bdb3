// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/preset_button.h"

#include <QMenu>
#include <utility>

#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

PresetButton::PresetButton(WhyNot whyNot, QWidget* parent)
    : QPushButton(parent), m_whyNot(std::move(whyNot)), m_menu(new QMenu(this)) {
  setObjectName(QStringLiteral("presets"));
  setText(tr("Presets"));
  setAutoDefault(false);
  setToolTip(tr("Use values with published figures from a course or a report"));
  m_menu->setToolTipsVisible(true);
  setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &PresetButton::fillMenu);
}

void PresetButton::show(const Family& family) {
  m_family = &family;
  setVisible(!family.presets.empty());
}

void PresetButton::fillMenu() {
  m_menu->clear();
  for (const Preset& preset : m_family->presets) {
    QStringList values;
    for (const std::string& value : preset.parameters) values << QString::fromStdString(value);
    if (!preset.sweep.empty()) values << QString::fromStdString(preset.sweep);
    QAction* action =
        m_menu->addAction(tr("%1 (%2)").arg(plots::shownText(preset.title), values.join(QStringLiteral(", "))));
    action->setObjectName(QStringLiteral("preset.") + QString::fromStdString(preset.id));
    const QString why = plots::shownText(m_whyNot(preset));
    action->setEnabled(why.isEmpty());
    QStringList lines{plots::shownText(preset.source), why};
    lines.removeAll(QString());
    action->setToolTip(toolTipText(lines.join(QLatin1Char('\n'))));
    connect(action, &QAction::triggered, this, [this, &preset] { emit chosen(preset); });
  }
}

}  // namespace warpbench::gui

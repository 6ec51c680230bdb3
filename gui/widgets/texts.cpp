// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/texts.h"

#include <QTextDocument>

namespace warpbench::gui {

QString toolTipText(const QString& text) {
  return text.isEmpty() ? text : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

}  // namespace warpbench::gui

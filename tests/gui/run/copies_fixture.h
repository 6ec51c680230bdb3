// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QDockWidget>
#include <QTest>

#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "gui/window_fixture.h"

namespace warpbench::test {

/// A window on the simulated H200 at a transpose of 64 x 64, without live runs.
struct CopiesFixture : WindowFixture {
  CopiesFixture() {
    if (!window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no device");
    window.experiment().setLive(false);
    enter("width", 64);
    enter("height", 64);
    field<QDockWidget>("dock.source")->show();
  }

  gui::SourcePanel& source() const { return *field<gui::SourcePanel>("source"); }
  gui::CodeView& code() const { return source().editor().code(); }
  const std::string& shown() const { return source().editor().id(); }

  /// Leaves these checked.
  void check(const QStringList& variants) const {
    for (QCheckBox* box : window.findChildren<QCheckBox*>())
      if (box->objectName().startsWith("variant.") && box->isEnabled())
        box->setChecked(variants.contains(box->objectName().mid(8)));
  }

  /// Puts the cursor before the first such text in the file and deletes the text key by key.
  void erase(const QString& text) const {
    for (int line = 0; line < code().lines(); ++line) {
      const auto at = static_cast<int>(code().text(line).indexOf(text));
      if (at < 0) continue;
      code().setCursorPosition(line, at);
      for (qsizetype i = 0; i < text.size(); ++i) QTest::keyClick(&code(), Qt::Key_Delete);
      return;
    }
    qFatal("no %s in the source", qPrintable(text));
  }

  bool run() {
    if (!window.experiment().problem().isEmpty()) qFatal("%s", qPrintable(window.experiment().problem()));
    QTest::keyClick(&code(), Qt::Key_F5);
    return window.running() && waitForRun();
  }

  /// The last of the variant.
  const Result* result(const std::string& variant) const {
    const Result* found = nullptr;
    for (const Result& each : session().results)
      if (each.variant == variant) found = &each;
    return found;
  }
};

}  // namespace warpbench::test

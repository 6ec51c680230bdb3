// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTest>

#include "experiment/experiment_panel.h"
#include "gui/window_fixture.h"
#include "test_registry.h"
#include "window/command_palette.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

struct Opened : WindowFixture {
  Opened() {
    action("Find a command...")->trigger();
    palette = window.findChild<CommandPalette*>();
    if (!palette) qFatal("no palette");
    words = palette->findChild<QLineEdit*>("palette.words");
    list = palette->findChild<QListWidget*>("palette.commands");
  }

  QStringList found() const {
    QStringList texts;
    for (int row = 0; row < list->count(); ++row) texts << list->item(row)->text();
    return texts;
  }

  QPointer<CommandPalette> palette;
  QLineEdit* words = nullptr;
  QListWidget* list = nullptr;
};

}  // namespace

class TestCommandPalette : public QObject {
  Q_OBJECT

 private slots:
  void ctrlKOpensIt() {
    WindowFixture fixture;
    QCOMPARE(fixture.action("Find a command...")->shortcut(), QKeySequence("Ctrl+K"));
  }

  void aFewLettersFindACommandWithItsShortcut() {
    Opened fixture;
    QVERIFY(fixture.found().size() > 60);
    QTest::keyClicks(fixture.words, "chec MIST");
    QCOMPARE(fixture.found(), QStringList{"Run: Check for mistakes  (Ctrl+Shift+K)"});
    fixture.words->setText("theme");
    QCOMPARE(fixture.found(), (QStringList{"View: Theme: Like the system", "View: Theme: Light", "View: Theme: Dark"}));
    fixture.words->setText("no such command");
    QVERIFY(fixture.found().isEmpty());
    QTest::keyClick(fixture.words, Qt::Key_Return);  // does nothing
    QVERIFY(fixture.palette);
  }

  void whatCannotBeDoneNowIsNotOffered() {
    Opened fixture;
    fixture.words->setText("Run: Stop");
    QVERIFY(fixture.found().isEmpty());
  }

  void theArrowKeysChooseWhileOneTypes() {
    Opened fixture;
    fixture.words->setText("Family:");
    QCOMPARE(fixture.list->currentRow(), 0);
    QTest::keyClick(fixture.words, Qt::Key_Down);
    QTest::keyClick(fixture.words, Qt::Key_Down);
    QCOMPARE(fixture.list->currentRow(), 2);
  }

  void aFamilyAndAVariantAreChosen() {
    Opened fixture;
    fixture.words->setText("Family: Matrix product");
    QCOMPARE(fixture.found().front(), "Family: Matrix product");  // those on tensor cores follow
    QTest::keyClick(fixture.words, Qt::Key_Return);
    QCOMPARE(fixture.window.experiment().family().id, std::string("matmul"));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.palette, kPatienceMs);

    Opened again;
    QVERIFY(again.window.experiment().chooseDevice("simulated:nvidia-h200"));
    again.words->setText("only variant: shared tile, padded");
    QCOMPARE(again.found().size(), 1);
    QTest::keyClick(again.words, Qt::Key_Return);
    QCOMPARE(again.window.experiment().request().variants, std::vector<std::string>{"conflict-free"});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCommandPalette>(__FILE__);
#include "test_command_palette.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTimer>

#include "gui/two_runs.h"
#include "result_views/runs_list.h"
#include "settings/appearance.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::Shown;
using warpbench::test::shownOf;
using warpbench::test::TwoRuns;

class TestRunsList : public QObject {
  Q_OBJECT

 private slots:
  void theListChoosesNamesAndPins() {
    TwoRuns two;
    RunsList list(two.document.runs());
    QCOMPARE(list.count(), 2);
    QCOMPARE(list.item(0)->text(), "Run 2: Matrix transpose");  // the last first
    QCOMPARE(list.item(0)->checkState(), Qt::Checked);
    QCOMPARE(list.item(1)->checkState(), Qt::Unchecked);
    list.item(1)->setCheckState(Qt::Checked);
    QTRY_COMPARE(shownOf(two.document), (Shown{true, true}));
    list.item(1)->setText("with a padded tile");
    QTRY_COMPARE(two.document.runs().runs()[0].name, "with a padded tile");
    two.document.runs().setNote(0, "driver 580");
    QVERIFY(list.item(1)->toolTip().contains("driver 580"));
    QVERIFY(list.item(1)->toolTip().contains("cuda:0"));
    list.setCurrentRow(1);
    const auto action = [&](const QString& text) {
      for (QAction* each : list.actions())
        if (each->text().remove('&') == text) return each;
      return list.actions().front();
    };
    action("Pin")->trigger();
    QVERIFY(two.document.runs().runs()[0].pinned);
    QVERIFY(list.item(1)->font().bold());
    action("Only this run")->trigger();
    QCOMPARE(shownOf(two.document), (Shown{true, false}));
    // A run cannot be compared with itself alone.
    QVERIFY(!action("Compare with it")->isEnabled());
    list.setCurrentRow(0);
    QVERIFY(action("Compare with it")->isEnabled());
    two.document.runs().setShown(0, false);
    QVERIFY(!action("Compare with it")->isEnabled());
    two.document.runs().showAll();
    list.setCurrentRow(1);
    QSignalSpy compared(&list, &RunsList::comparisonRequested);
    action("Compare with it")->trigger();
    QCOMPARE(compared.size(), 1);
    QCOMPARE(compared[0][0].value<std::size_t>(), 0u);
    // Another run comes to the top; the selected one stays selected.
    list.setCurrentRow(1);
    two.document.runs().begin();
    two.document.append(two.document.session().results[0]);
    QCOMPARE(list.count(), 3);
    QCOMPARE(list.currentRow(), 2);
    two.document.remove({5});
    // A session of one run needs no list.
    two.document.remove({3, 4});
    QCOMPARE(list.count(), 1);
    QVERIFY(list.isHidden());
  }

  void anotherRunChoosesNone() {
    TwoRuns two;
    QWidget unseen;  // a focused list has a current row
    const RunsList list(two.document.runs(), &unseen);
    QCOMPARE(list.count(), 2);
    two.document.runs().begin();
    two.document.append(two.document.session().results[0]);
    QCOMPARE(list.count(), 3);
    QCOMPARE(list.currentRow(), -1);
  }

  void aNoteIsWrittenAndLeftByKeys() {
    TwoRuns two;
    two.document.runs().setNote(0, "driver");
    RunsList list(two.document.runs());
    list.setCurrentRow(1);
    QTimer::singleShot(0, &list, [] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      auto* text = dialog->findChild<QPlainTextEdit*>();
      text->moveCursor(QTextCursor::End);
      QTest::keyClicks(text, " 580");
      QTest::keyClick(text, Qt::Key_Return);
      QTest::keyClicks(text, "cold");
      QTest::keyClick(text, Qt::Key_Tab);
      QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
      if (dialog->isVisible()) dialog->reject();
    });
    list.actions().back()->trigger();
    QCOMPARE(two.document.runs().runs()[0].note, "driver 580\ncold");
  }

  void aBoxThatIsNotCheckedIsSeen_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
  }

  void aBoxThatIsNotCheckedIsSeen() {
    QFETCH(bool, dark);
    applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    const auto back = qScopeGuard([] { applyTheme(ThemeChoice::System); });
    TwoRuns two;
    RunsList list(two.document.runs());
    list.resize(300, 200);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    QCOMPARE(list.item(1)->checkState(), Qt::Unchecked);
    QStyleOptionViewItem option;
    option.initFrom(&list);
    option.rect = list.visualItemRect(list.item(1));
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box = list.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &list);
    const QImage picture = list.viewport()->grab().toImage();
    const int ground = qGray(picture.pixel(picture.width() - 3, picture.height() - 3));
    int most = 0;
    for (int y = box.top(); y <= box.bottom(); ++y)
      for (int x = box.left(); x <= box.right(); ++x)
        most = std::max(most, std::abs(qGray(picture.pixel(x, y)) - ground));
    constexpr int kSeen = 20;  // of 255
    QVERIFY2(most >= kSeen, qPrintable(QString::number(most)));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRunsList>(__FILE__);
#include "test_runs_list.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel editor while the user types.
#include <QSignalSpy>
#include <QToolButton>

#include "gui/annotation_text.h"
#include "gui/run/copies_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

class TestKernelTyping : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void aMistakeIsUnderlinedAtAPauseWithoutARun() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "naive");
    QSignalSpy costs(&test.source(), &SourcePanel::costsShown);
    test.erase("threadIdx.x");
    int line = 0;
    int unused = 0;
    test.code().getCursorPosition(&line, &unused);
    const auto said = [&] { return test::annotationOf(test.code(), line); };
    QTRY_VERIFY_WITH_TIMEOUT(!said().isEmpty(), test::kPatienceMs);
    QVERIFY2(said().startsWith("error: "), qPrintable(said()));
    QVERIFY(test.session().results.empty());
    QTest::keyClicks(&test.code(), "threadIdx.x");
    QTRY_VERIFY_WITH_TIMEOUT(said().isEmpty(), test::kPatienceMs);
  }

  void whatIsSaidBelowALineIsPaintedHoweverOftenItComes() {
    CodeView code(nullptr, CodeView::Use::Edit);
    code.setCode("int a;\nint b;oops\n");
    for (int i = 0; i < 40; ++i) {
      code.setDiagnostics({});
      code.setDiagnostics({{.line = 2, .column = 7, .text = "oops"}});
      // QScintilla has few free styles and paints nothing in an undefined one.
      QVERIFY(static_cast<int>(code.SendScintilla(QsciScintillaBase::SCI_ANNOTATIONGETSTYLE, 1)) > 0);
    }
  }

  void theCursorStaysWhereSomebodyTypes() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "conflict-free");
    test.code().setFocus();
    QTRY_VERIFY(test.code().hasFocus());
    QSignalSpy costs(&test.source(), &SourcePanel::costsShown);
    test.erase(" + 1");
    int line = 0;
    int index = 0;
    test.code().getCursorPosition(&line, &index);
    QTRY_VERIFY_WITH_TIMEOUT(!test.code().marked(CodeView::Mark::Costs).empty(), test::kPatienceMs);
    QVERIFY(test.code().marked(CodeView::Mark::Costs).front() != line + 1);
    int lineNow = 0;
    int indexNow = 0;
    test.code().getCursorPosition(&lineNow, &indexNow);
    QCOMPARE(lineNow, line);
    QCOMPARE(indexNow, index);
  }

  void aPauseInTypingRunsTheCopyLive() {
    test::CopiesFixture test;
    test.window.experiment().setLive(true);
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    QTRY_VERIFY_WITH_TIMEOUT(test.result("conflict-free@mine"), test::kPatienceMs);
    QCOMPARE(test.session().results.size(), std::size_t{1});
    const double before = test.result("conflict-free@mine")->counters->sharedLoad.wavefronts;
    test.field<QToolButton>("source.revert")->click();
    QTRY_COMPARE_WITH_TIMEOUT(test.session().results.size(), std::size_t{2}, test::kPatienceMs);
    QCOMPARE(before, 32 * test.result("conflict-free@mine")->counters->sharedLoad.wavefronts);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestKernelTyping>(__FILE__);
#include "test_kernel_typing.moc"

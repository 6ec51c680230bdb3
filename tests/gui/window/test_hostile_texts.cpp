// SPDX-License-Identifier: GPL-3.0-or-later
// The window shows texts from files literally, never as markup, so that nothing in them can be loaded or followed.
#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTimer>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "document/recent_sessions.h"
#include "exporter/exporter.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/lessons/lesson_fixture.h"
#include "lesson/lesson_reader.h"
#include "result_views/comparison_dialog.h"
#include "result_views/results_table.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::LessonFixture;
using warpbench::test::WindowFixture;

namespace {

/// Markup with a word that reveals whether it was interpreted: if the word is shown, the whole text must be.
struct Hostile {
  const char* text;
  const char* word;
};
constexpr Hostile kHostile[] = {{"<b>emboldened</b>", "emboldened"},
                                {"<img src='file:///etc/passwd'>pictured", "pictured"},
                                {"<a href='file:///etc/passwd'>linked</a>", "linked"},
                                {"<style>*{color:red}</style>styled", "styled"}};

std::string allMarkup() {
  std::string text;
  for (const Hostile& each : kHostile) text += std::string(each.text) + " ";
  return text + "&amp; \x1b]0;";
}

/// The visible text of a string that its widget treats as markup if it looks like it.
QString seen(const QString& text, bool rich) {
  if (!rich) return text;
  QTextDocument document;
  document.setHtml(text);
  return document.toPlainText();
}

/// Inspects every text of the window's widgets, actions and models.
class Looker {
 public:
  void look(const QWidget& window) {
    lookAt(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) lookAt(*widget);
    for (const QAction* action : window.findChildren<QAction*>()) {
      auto_("an action's tool tip", action->toolTip());
      auto_("an action's status", seen(action->statusTip(), false));
    }
  }

  void check(const char* where, const QString& text) {
    for (const Hostile& each : kHostile) {
      if (!text.contains(QLatin1String(each.word))) continue;
      ++m_shown;
      if (!text.contains(QLatin1String(each.text))) m_misread << QString("%1: %2").arg(where, text);
    }
  }

  /// Text that Qt treats as markup if it looks like it.
  void auto_(const char* where, const QString& text) { check(where, seen(text, Qt::mightBeRichText(text))); }

  int shown() const { return m_shown; }
  QByteArray misread() const { return m_misread.join('\n').toUtf8(); }

 private:
  void lookAt(const QWidget& widget) {
    auto_("a tool tip", widget.toolTip());
    auto_("what's this", widget.whatsThis());
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
      const bool looks = label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text());
      check(qPrintable("label " + label->objectName()),
            seen(label->text(), looks || label->textFormat() == Qt::RichText));
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
      for (int row = 0; row < view->model()->rowCount(); ++row)
        for (int column = 0; column < view->model()->columnCount(); ++column) {
          const QModelIndex index = view->model()->index(row, column);
          check("a cell", index.data(Qt::DisplayRole).toString());
          auto_("a cell's tool tip", index.data(Qt::ToolTipRole).toString());
        }
  }

  int m_shown = 0;
  QStringList m_misread;
};

Session hostileSession() {
  Session session;
  session.environment.add({.id = allMarkup(), .name = allMarkup()});
  session.environment.host = session.environment.driver = session.environment.date = allMarkup();
  Result known = test::fakeResult();
  known.family = "transpose";
  known.variant = "naive";
  known.device = allMarkup();
  known.parameters.set(allMarkup(), allMarkup());
  known.facts.push_back({allMarkup(), allMarkup()});
  known.warnings = {allMarkup()};
  known.provenance.commit = allMarkup();
  Result foreign = known;
  foreign.family = allMarkup();
  foreign.variant = allMarkup();
  foreign.verification = Verification{.passed = false, .expectedToFail = false, .method = allMarkup()};
  Result failed = foreign;
  failed.status = Result::Status::Failed;
  failed.error = allMarkup();
  session.results = {known, foreign, failed};
  return session;
}

std::unique_ptr<ComputeWorker> hostileWorker() {
  const auto list = [] {
    DeviceInfo info = test::fakeInfo();
    info.record.name = info.details = info.host = info.driver = allMarkup();
    info.notes = {allMarkup()};
    return std::vector{info, test::unavailableInfo("cuda:" + allMarkup(), allMarkup())};
  };
  const auto open = [](std::string_view) {
    return std::make_unique<test::FakeDevice>(
        test::fakeInfo(),
        [](const Point&, const std::stop_token&, const PointProgress&) -> Result { throw DeviceError(allMarkup()); });
  };
  return std::make_unique<ComputeWorker>(open, list);
}

}  // namespace

class TestHostileTexts : public QObject {
  Q_OBJECT

 private slots:
  void ofASession();
  void ofDevicesAndTheirErrors();
  void ofALesson();
  void ofFileNames();
  void ofMessages();
  void inReports();

 private:
  QString written(const QString& name) const {
    const QString path = m_folder.filePath(name);
    writeFile(path.toStdString(), toJson(hostileSession()));
    return path;
  }
  QTemporaryDir m_folder;
};

void TestHostileTexts::ofASession() {
  WindowFixture fixture(hostileWorker());
  const QString path = written("s.json");
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.compareWith(path); }));
  QCOMPARE(fixture.session().results.size(), std::size_t{3});
  fixture.action("What changed...")->trigger();
  Looker looker;
  for (int row = 0; row < 3; ++row) {
    fixture.window.table().selectRow(row);
    QCoreApplication::processEvents();
    looker.look(fixture.window);
    looker.look(fixture.window.comparison());
  }
  QVERIFY2(looker.misread().isEmpty(), looker.misread());
  QVERIFY2(looker.shown() > 50, qPrintable(QString::number(looker.shown())));
}

void TestHostileTexts::ofDevicesAndTheirErrors() {
  WindowFixture fixture(hostileWorker());
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QVERIFY(!fixture.session().results.empty());
  QVERIFY(fixture.session().results[0].error.english().find("emboldened") != std::string::npos);
  fixture.window.table().selectRow(0);
  QCoreApplication::processEvents();
  Looker looker;
  looker.look(fixture.window);
  QVERIFY2(looker.misread().isEmpty(), looker.misread());
  QVERIFY2(looker.shown() > 10, qPrintable(QString::number(looker.shown())));
}

void TestHostileTexts::ofALesson() {
  const std::string text =
      R"({"format":"warpbench-lesson","version":1,"title":"#","summary":"@","sources":["@"],"steps":[
    {"title":"#","text":"@\n\n`@`"},
    {"title":"#","text":"@","guess":{"kind":"choice","question":"@","choices":["@","@ 2"],"right":1},
     "reveal":{"text":"@"}}]})";
  std::string words;
  for (const Hostile& each : kHostile) words += std::string(each.text) + " ";
  const QString document = QString::fromStdString(text)
                               .replace('#', QString::fromLatin1(kHostile[0].text))  // titles are short
                               .replace('@', QString::fromStdString(words));
  LessonFixture fixture;
  QFile file(m_folder.filePath("lesson.json"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(document.toUtf8()) > 0);
  file.close();
  fixture.lessons().open(readLesson(file.fileName().toStdString()));
  Looker looker;
  for (int i = 0; i < 4; ++i) {
    looker.look(fixture.window);
    fixture.window.presentation().action()->trigger();
    QCoreApplication::processEvents();
    for (const QWidget* window : QApplication::topLevelWidgets()) looker.look(*window);
    fixture.window.presentation().action()->trigger();
    fixture.forward();
  }
  QVERIFY2(looker.misread().isEmpty(), looker.misread());
  QVERIFY2(looker.shown() > 30, qPrintable(QString::number(looker.shown())));
}

void TestHostileTexts::ofFileNames() {
  WindowFixture fixture(hostileWorker());
  const QString path = m_folder.filePath("<b>emboldened</b>").replace(QLatin1String("</b>"), QLatin1String("<i>"));
  QVERIFY(QFile::copy(written("t.json"), path));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
  Looker looker;
  bool found = false;
  emit fixture.window.workbench().sessions.recent().menu()->aboutToShow();
  for (const QAction* action : fixture.window.workbench().sessions.recent().menu()->actions()) {
    const QString tip = seen(action->toolTip(), Qt::mightBeRichText(action->toolTip()));
    if (!tip.contains("emboldened")) continue;
    found = true;
    QVERIFY2(tip.contains("<b>emboldened<i>"), qPrintable(tip));
  }
  QVERIFY(found);
}

void TestHostileTexts::ofMessages() {
  const auto inspect = [](const std::function<void()>& show) {
    Looker looker;
    QTimer::singleShot(0, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) qFatal("no message");
      looker.look(*box);
      box->reject();
    });
    show();
    return looker;
  };
  const QString text = QString::fromStdString(allMarkup());
  Dialogs dialogs;
  for (const Looker& looker :
       {inspect([&] { dialogs.showError(nullptr, text); }), inspect([&] { dialogs.askUnsaved(nullptr, text); }),
        inspect([&] { dialogs.askReplace(nullptr, text, 1, 2); })}) {
    QVERIFY2(looker.misread().isEmpty(), looker.misread());
    QCOMPARE(looker.shown(), 4);
  }
}

void TestHostileTexts::inReports() {
  WindowFixture fixture(hostileWorker());
  const QString path = written("r.json");
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
  const QString report = m_folder.filePath("report.html");
  QVERIFY(fixture.fileWork([&] { fixture.window.exporter().writeReport(report); }));
  QFile file(report);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray html = file.readAll();
  QVERIFY(html.contains("&lt;b&gt;emboldened"));
  for (const char* markup : {"<b>emboldened", "<img src='file", "<img src=\"file", "<a href='file", "<style>*"})
    QVERIFY2(!html.contains(markup), markup);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHostileTexts>(__FILE__);
#include "test_hostile_texts.moc"

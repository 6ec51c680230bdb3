// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QMimeData>
#include <QTest>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::WindowFixture;

namespace {

void drop(QWidget& window, const QList<QUrl>& urls, bool accepted = true) {
  QMimeData data;
  data.setUrls(urls);
  QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  enter.ignore();
  QApplication::sendEvent(&window, &enter);
  QCOMPARE(enter.isAccepted(), accepted);
  if (!accepted) return;
  QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &event);
}

}  // namespace

/// Files dropped on the window.
class TestDroppedFiles : public QObject {
  Q_OBJECT

 private slots:
  void aDroppedSessionAsksBeforeItReplacesResults() {
    Session session;
    Result result = test::fakeResult();
    result.family = "transpose";
    result.variant = "naive";
    session.results = {result};
    writeFile(m_folder.filePath("a.json").toStdString(), toJson(session));

    WindowFixture fixture(fakeWorker());
    const QUrl url = QUrl::fromLocalFile(m_folder.filePath("a.json"));
    drop(fixture.window, {url, url}, false);
    drop(fixture.window, {QUrl("https://example.org/a.json")}, false);
    QVERIFY(fixture.fileWork([&] { drop(fixture.window, {url}); }));
    QCOMPARE(fixture.session().results.size(), std::size_t{1});
    QCOMPARE(fixture.window.document().path(), m_folder.filePath("a.json"));
    QCOMPARE(fixture.script.questions, 0);

    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const Session before = fixture.session();
    fixture.script.unsaved = Dialogs::Answer::Cancel;
    drop(fixture.window, {url});
    QTRY_COMPARE(fixture.script.questions, 1);
    QVERIFY(fixture.session() == before);
  }

  void aDroppedImageIsTheImageToWorkOn() {
    QImage cat(4, 3, QImage::Format_RGB888);
    cat.fill(Qt::darkGray);
    QVERIFY(cat.save(m_folder.filePath("cat.png")));
    WindowFixture fixture(fakeWorker());
    drop(fixture.window, {QUrl::fromLocalFile(m_folder.filePath("cat.png"))});
    QCOMPARE(fixture.window.experiment().family().id, std::string("grayscale"));
    QCOMPARE(fixture.window.experiment().request().parameters.text("image"),
             m_folder.filePath("cat.png").toStdString());
  }

 private:
  const test::SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestDroppedFiles>(__FILE__);
#include "test_dropped_files.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>
#include <string>

#include "experiment/experiment_panel.h"
#include "experiment/parameter_editor.h"
#include "format/session_file.h"
#include "widgets/number_box.h"
#include "window/main_window.h"

namespace warpbench::test {

/// The session of a file without its runs, which a document stores separately.
inline Session readWithoutRuns(const QString& path) {
  Session session = readSession(path.toStdString());
  session.runs.clear();
  return session;
}

/// Long enough for a busy machine; a passing test never waits for it.
constexpr int kPatienceMs = 200'000 * WARPBENCH_PATIENCE;

/// An empty folder for settings, isolated from other tests. Files may be there too.
class SettingsFolder {
 public:
  SettingsFolder() {
    if (!m_folder.isValid()) qFatal("no temporary folder");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName("Warpbench");
    // QSettings caches values under a name.
    QCoreApplication::setApplicationName(QFileInfo(m_folder.path()).fileName());
  }
  QString path() const { return m_folder.path(); }
  QString filePath(const QString& name) const { return m_folder.filePath(name); }

 private:
  QTemporaryDir m_folder;
};

/// Answers the window's questions as scripted, and records its messages.
class FakeDialogs : public gui::Dialogs {
 public:
  struct Script {
    QString openPath;
    QString savePath;
    QString folder;
    Answer unsaved = Answer::Discard;
    Existing existing = Existing::Cancel;
    Changed changed = Changed::Cancel;
    bool stop = true;  ///< what runs, to close
    bool end = true;   ///< running programs, to close
    QStringList ended;  ///< the programs, each time that was asked
    QList<int> stops;  ///< how many waited, each time that was asked
    int questions = 0;
    QStringList errors;
    QStringList proposed;
    QList<std::pair<int, int>> replaced;                ///< existing files, and all files
    std::vector<std::optional<std::size_t>> conflicts;  ///< results reported as missing, for each question
    std::function<void()> whileAsked;                   ///< runs while a user thinks about that
    std::function<void()> whileChoosing;                ///< and while a user looks for a file
  };

  explicit FakeDialogs(Script& script) : m_script(script) {}
  QString askOpenPath(QWidget*, const QString&, const QString&) override {
    if (m_script.whileChoosing) m_script.whileChoosing();
    return m_script.openPath;
  }
  QString askSavePath(QWidget*, const QString&, const QString& proposed, const QString&) override {
    m_script.proposed << proposed;
    if (m_script.whileChoosing) m_script.whileChoosing();
    return m_script.savePath;
  }
  QString askFolder(QWidget*, const QString&, const QString&) override { return m_script.folder; }
  Existing askReplace(QWidget*, const QString&, int existing, int all) override {
    m_script.replaced << std::pair(existing, all);
    return m_script.existing;
  }
  Answer askUnsaved(QWidget*, const QString&) override {
    ++m_script.questions;
    return m_script.unsaved;
  }
  bool askStop(QWidget*, int waiting) override {
    m_script.stops << waiting;
    return m_script.stop;
  }
  bool askEnd(QWidget*, const QString& programs) override {
    m_script.ended << programs;
    return m_script.end;
  }
  Changed askChanged(QWidget*, const QString&, std::optional<std::size_t> missing) override {
    m_script.conflicts.push_back(missing);
    if (m_script.whileAsked) m_script.whileAsked();
    return m_script.changed;
  }
  void showError(QWidget*, const QString& line) override { m_script.errors << line; }
  void showAbout(QWidget*) override {}

 private:
  Script& m_script;
};

/// A real window with scripted dialogs, visible, with known devices.
class WindowFixture {
 public:
  explicit WindowFixture(std::unique_ptr<gui::ComputeWorker> worker = std::make_unique<gui::ComputeWorker>())
      : window(std::move(worker), std::make_unique<FakeDialogs>(script)) {
    window.show();
    if (!QTest::qWaitFor([&] { return window.devicesKnown(); }, kPatienceMs)) qFatal("no device list came");
  }

  template <typename Field>
  Field* field(const QString& name) const {
    auto* found = window.findChild<Field*>(name);
    if (!found) qFatal("no field %s", qPrintable(name));
    return found;
  }

  gui::NumberBox* number(const QString& name) const {
    if (auto* box = window.findChild<gui::NumberBox*>(name)) return box;
    return field<gui::ParameterEditor>("parameter." + name)->findChild<gui::NumberBox*>();
  }

  /// Types a number like a user, over the existing text.
  void enter(const QString& name, int value) const {
    gui::NumberBox* box = number(name);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Return);
    if (box->number() != value) qFatal("%s did not take %d", qPrintable(name), value);
  }

  void clickRun() const { QTest::mouseClick(field<QPushButton>("run"), Qt::LeftButton); }
  void clickStop() const { QTest::mouseClick(field<QPushButton>("stop"), Qt::LeftButton); }

  QAction* action(const QString& text) const {
    for (QAction* each : window.findChildren<QAction*>())
      if (QString(each->text()).remove('&') == text) return each;
    qFatal("no action %s", qPrintable(text));
    return nullptr;
  }

  bool waitForRun() {
    return QTest::qWaitFor([&] { return !window.running(); }, kPatienceMs);
  }

  /// Performs an action that reads or writes a file and waits for its end. @returns true on success.
  bool fileWork(const std::function<void()>& work) {
    bool done = false, success = false;
    const auto connection = QObject::connect(&window, &gui::MainWindow::fileDone, &window, [&](bool ok) {
      done = true;
      success = ok;
    });
    work();
    const bool came = QTest::qWaitFor([&] { return done; }, kPatienceMs);
    QObject::disconnect(connection);
    return came && success;
  }

  const Session& session() const { return window.document().session(); }

  FakeDialogs::Script script;
  gui::MainWindow window;
};

}  // namespace warpbench::test

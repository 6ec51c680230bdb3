// SPDX-License-Identifier: GPL-3.0-or-later
// The manual's Python code reads everything that a session contains.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

class TestManualPython : public QObject {
  Q_OBJECT

 private slots:
  void itsPythonReadsSessions_data() {
    QTest::addColumn<QByteArray>("session");
    QTest::addColumn<QString>("says");
    Session made;
    made.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    QTest::newRow("without results") << QByteArray::fromStdString(toJson(made)) << "The session has no results.";
    Result result{.family = "transpose", .variant = "naive", .device = "cuda:0"};
    result.parameters.set("width", std::int64_t{33});
    result.status = Result::Status::Failed;
    made.results = {result};
    QTest::newRow("that failed") << QByteArray::fromStdString(toJson(made)) << "Empty DataFrame";
    result.status = Result::Status::Ok;
    made.results.push_back(result);
    QTest::newRow("without times") << QByteArray::fromStdString(toJson(made)) << "naive NVIDIA H200 measured";
    result.time = TimeStatistics{.median = 2.5, .samples = {2.25, 2.5, 2.75}};
    made.results.push_back(result);
    QTest::newRow("with samples") << QByteArray::fromStdString(toJson(made)) << "naive    NVIDIA H200    3";
  }
  void itsPythonReadsSessions() {
    QFETCH(QByteArray, session);
    QFETCH(QString, says);
    QFile page(QStringLiteral(":/manual/files.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll())
                             .section(QStringLiteral("```python\n"), 1)
                             .section(QStringLiteral("```"), 0, 0);
    QVERIFY(text.contains("json_normalize"));
    const QTemporaryDir folder;
    QProcess python;
    python.start("python3", {"-c", "import pandas"});
    if (!python.waitForFinished(60'000) || python.exitCode() != 0) QSKIP("pandas is not installed");
    writeFile(folder.filePath("read.py").toStdString(), text.toStdString());
    writeFile(folder.filePath("session.json").toStdString(), session.toStdString());
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start("python3", {folder.filePath("read.py"), folder.filePath("session.json")});
    QVERIFY(python.waitForFinished(60'000));
    const QString said = QString::fromUtf8(python.readAll());
    QVERIFY2(said.contains(says), qPrintable(said));
    QVERIFY2(!said.contains("Traceback"), qPrintable(said));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestManualPython>(__FILE__);
#include "test_manual_python.moc"

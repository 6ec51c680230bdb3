// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonParseError>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "compute/process/process_end.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "results/session/session.h"

/// Runs warpbench-cli as a process, for tests of its output and files.
namespace warpbench::test {

constexpr int kPatience = 400'000 * WARPBENCH_PATIENCE;  // ms; the simulator may share its machine with others

struct Outcome {
  int code = -1;
  QString out;
  QString err;
};

inline Outcome outcomeOf(QProcess& process) {
  if (!waitForEnd(process, kPatience)) return {.code = -2, .out = {}, .err = process.errorString()};
  if (process.exitStatus() != QProcess::NormalExit) return {.code = -3, .out = {}, .err = "it crashed"};
  return {.code = process.exitCode(),
          .out = QString::fromUtf8(process.readAllStandardOutput()),
          .err = QString::fromUtf8(process.readAllStandardError())};
}

inline Outcome cli(const QStringList& arguments) {
  QProcess process;
  process.start(WARPBENCH_CLI, arguments);
  return outcomeOf(process);
}

/// A wrong request must end with exit code 2, nothing on stdout, and this one line on stderr.
inline void compareRefusal(const QStringList& arguments, const QString& line) {
  const Outcome outcome = cli(arguments);
  QCOMPARE(outcome.err, "warpbench-cli: " + line + "\n");
  QCOMPARE(outcome.out, QString());
  QCOMPARE(outcome.code, 2);
}

/// The JSON object that makes up `text`; fails the test if it is not a single document.
inline QJsonObject onlyDocument(const QString& text) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &error);
  if (error.error != QJsonParseError::NoError || !document.isObject()) {
    QTest::qFail(qPrintable("no single JSON document: " + error.errorString()), __FILE__, __LINE__);
    return {};
  }
  return document.object();
}

inline const QString kSimulated = "simulated:nvidia-h200";

/// Results of 512x512 fp32 on the simulated device.
inline const QStringList kTranspose{
    "run", "transpose", "--device", kSimulated,  "--variant", "copy,naive,conflict-free",
    "-p",  "width=512", "-p",       "height=512"};

/// Results of transpose with width=64.
inline Result timed(const char* variant, Origin origin, double q1, double median, double q3) {
  Result result{.family = "transpose", .variant = variant, .device = "cuda:0", .origin = origin};
  result.time = TimeStatistics{.median = median, .q1 = q1, .q3 = q3};
  result.parameters.set("width", std::int64_t{64});
  return result;
}

/// Tests with their own folder for files.
class CliTest : public QObject {
 protected:
  CliTest() {
    if (!m_directory.isValid()) qFatal("no folder for files: %s", qPrintable(m_directory.errorString()));
  }

  QString path(const QString& name) const { return m_directory.path() + "/" + name; }
  void save(const QString& name, const Session& session) { writeFile(path(name).toStdString(), toJson(session)); }

  QTemporaryDir m_directory;
};

}  // namespace warpbench::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTest>
#include <memory>
#include <set>
#include <vector>

#include "compute/cli/cli_fixture.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// Results appended to a session's file.
class TestCliAppend : public CliTest {
  Q_OBJECT

 private slots:
  void appendedResultsFollowThoseOfTheFile() {
    Session before;
    before.environment.host = "Another host";
    before.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    before.results = {timed("naive", Origin::Measured, 0.9, 1, 1.1)};
    save("appended.json", before);
    const QString file = path("appended.json");
    const QString csv = path("appended.csv");
    const QStringList run{"run",      "transpose", "--device",  kSimulated, "-p",
                          "width=16", "-p",        "height=16", "--out",    file};
    const Outcome outcome = cli(run + QStringList{"--variant", "copy", "--append", "--json", "--csv", csv});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);

    Session both = readSession(file.toStdString());
    QCOMPARE(both.results.size(), 2u);
    QVERIFY(both.results[0] == before.results[0]);
    QCOMPARE(QString::fromStdString(both.results[1].variant), "copy");
    QCOMPARE(QString::fromStdString(both.environment.host), "Another host");
    QCOMPARE(both.environment.devices.size(), 2u);
    QVERIFY(both.environment.find("cuda:0"));
    QVERIFY(both.environment.find(kSimulated.toStdString()));
    // The printed text and the table contain only this run.
    const QJsonArray printed = onlyDocument(outcome.out)["results"].toArray();
    QCOMPARE(printed.size(), 1);
    QCOMPARE(printed[0]["variant"].toString(), "copy");
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count("\r\n"), 2);

    // The same device again is recorded once.
    QCOMPARE(cli(run + QStringList{"--variant", "naive", "--append"}).code, 0);
    both = readSession(file.toStdString());
    QCOMPARE(both.results.size(), 3u);
    QCOMPARE(QString::fromStdString(both.results[2].variant), "naive");
    QCOMPARE(both.environment.devices.size(), 2u);

    QCOMPARE(cli(run + QStringList{"--variant", "coalesced"}).code, 0);
    const Session replaced = readSession(file.toStdString());
    QCOMPARE(replaced.results.size(), 1u);
    QCOMPARE(QString::fromStdString(replaced.results[0].variant), "coalesced");
    QVERIFY(replaced.environment.host != "Another host");
  }

  void appendMakesTheFileThatIsMissing() {
    const QString file = path("begun.json");
    const Outcome outcome = cli({"run", "transpose", "--variant", "copy", "--device", kSimulated, "-p", "width=16",
                                 "-p", "height=16", "--out", file, "--append", "--json"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()), outcome.out);
  }

  void whatOthersAddedMeanwhileStays() {
    // Each process waits a while before it writes, and the others write in between.
    const QString file = path("together.json");
    constexpr int kTogether = 6;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < kTogether; ++i) {
      processes.push_back(std::make_unique<QProcess>());
      processes.back()->start(WARPBENCH_CLI,
                              {"run", "transpose", "--variant", "copy", "--device", kSimulated, "-p",
                               "width=" + QString::number(256 + i), "-p", "height=256", "--out", file, "--append"});
    }
    for (const auto& process : processes) QCOMPARE(outcomeOf(*process).code, 0);
    std::set<std::int64_t> widths;
    const Session session = readSession(file.toStdString());
    for (const Result& result : session.results) widths.insert(result.parameters.integer("width"));
    QCOMPARE(session.results.size(), std::size_t{kTogether});
    QCOMPARE(widths.size(), std::size_t{kTogether});
  }

  void whatIsNoSessionIsNotAppendedTo() {
    const QByteArray content("{\"format\": \"a letter\"}");
    const QString file = path("letter.json");
    writeFile(file.toStdString(), content.toStdString());
    // So large that running it first would take far longer than the test waits.
    compareRefusal(
        {"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096", "--out", file, "--append"},
        "'" + file + "': format: expected \"warpbench-session\", found \"a letter\"");
    QFile kept(file);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), content);
  }

  void whatKeepsNothingIsNotAppendedTo() {
    // So large that running it first would take far longer than the test waits.
    for (const QString& file : {QString("/dev/null"), QString("/dev/stdout")})
      compareRefusal(
          {"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096", "--out", file, "--append"},
          "--append: '" + file + "' is not a file that --append can add to: name one");
  }

  void aFullSessionIsNotAppendedTo() {
    Session full;
    for (int i = 0; i < 256; ++i) full.environment.add({.id = "cuda:" + std::to_string(i), .name = "NVIDIA H200"});
    save("full.json", full);
    const QString file = path("full.json");
    // So large that running it first would take far longer than the test waits.
    compareRefusal(
        {"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096", "--out", file, "--append"},
        "a session's file has at most 1000000 results of 256 devices: delete some, or start another session");
    QVERIFY(readSession(file.toStdString()) == full);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliAppend>(__FILE__);
#include "test_cli_append.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "export/plot_painting.h"
#include "files.h"
#include "plots/sample_results.h"
#include "report/report_writer.h"
#include "results/values/digest.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;
using warpbench::test::contentOf;

namespace {

const QString kHostile = QStringLiteral("<script>alert('x')</script> & \"quoted\" <b>\u0111</b>");

Result sampled(const char* variant, Sampling::Criterion criterion, std::int64_t kept) {
  Result result = measured("transpose", variant, square(512), 1968);
  result.sampling = Sampling{.criterion = criterion, .kept = kept, .discarded = 2};
  result.verification->method = "every element";
  return result;
}

Session mixed() {
  Session made =
      session({sampled("copy", Sampling::Criterion::Steady, 10), sampled("naive", Sampling::Criterion::TimeLimit, 25),
               modelled("transpose", "coalesced", square(512), 900),
               failed("transpose", "swizzled", square(512), "out of memory")});
  made.environment.devices.push_back(simulatedH200());
  made.environment.host = "A host";
  made.environment.date = "2026-11-20T10:00:00Z";
  made.environment.appVersion = "1.2";
  made.environment.commit = "abc";
  made.results[2].time = modelledTime(2);
  made.results[2].verification.reset();
  made.results[2].counters = Counters{.sampledBlocks = 1, .totalBlocks = 4};
  made.results[1].warnings = {"only 3 samples"};
  return made;
}

/// Every text of it is an attack.
Session hostile() {
  const std::string text = kHostile.toStdString();
  Session made;
  made.environment = {.appVersion = text,
                      .commit = text,
                      .device = text,
                      .driver = text,
                      .toolkit = text,
                      .host = text,
                      .date = text,
                      .clocks = text,
                      .devices = {h200()}};
  made.environment.devices[0].id = made.environment.devices[0].name = made.environment.devices[0].date = text;
  for (const char* variant : {"one", "two"}) {
    Result result = measured(text, variant + text, {}, 100);
    result.parameters.set(text, text);
    result.device = text;
    result.warnings = {text};
    result.verification->method = text;
    result.facts = {{text, text}};
    made.results.push_back(result);
  }
  Result broken = made.results.front();
  broken.status = Result::Status::Failed;
  broken.error = text;
  broken.parameters.set("other", std::int64_t{1});
  made.results.push_back(broken);
  return made;
}

QString textFrom(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  process.waitForFinished();
  return QString::fromUtf8(process.readAllStandardOutput());
}

QString whyNoReport(const Report& report, const QString& path) {
  try {
    exportReport(report, path);
  } catch (const RequestError& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

}  // namespace

class TestReport : public QObject {
  Q_OBJECT

 private slots:
  void theMethodSaysWhatTheResultsSay() {
    QCOMPARE(reportMethod(mixed()),
             (QStringList{"2 times were measured on the devices named above.",
                          "1 times are modelled: computed from counts for the profile of a GPU; nothing was timed.",
                          "1 points failed; the warnings say why.",
                          "Cold (2 results): a sample is one launch after a flush of the last-level cache.",
                          "10 to 25 samples of each result were kept, 35 in total; 4 were discarded, because the GPU "
                          "ran well below its clock.",
                          "A time is the median of its samples; the noise is their standard deviation / their mean.",
                          "For 1 results sampling ended because the times were steady.",
                          "For 1 results sampling ended at the time limit.",
                          "2 results were verified against a double-precision reference: every element was compared.",
                          "Sampled results were verified before sampling and again after it.",
                          "1 results were not verified.",
                          "The counts of 1 results are simulated: the same kernels ran thread by thread on the CPU, "
                          "which counted a GPU's memory accesses.",
                          "The counts of 1 results are estimated from some of the blocks.",
                          "Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is "
                          "10\u2079 bytes per second.",
                          "The tables' numbers have a decimal point."}));
  }

  void nothingIsSaidOfSamplesWhereNoneWereTaken() {
    Session made = session({modelled("transpose", "copy", square(512), 900)});
    made.results[0].time = modelledTime(2);
    for (const QString& sentence : reportMethod(made)) {
      QVERIFY2(!sentence.contains("sampl"), qPrintable(sentence));
      QVERIFY2(!sentence.contains("measured on"), qPrintable(sentence));
    }
  }

  void timesFromOtherProgramsComeWithoutAnAccount() {
    const Session made = session({measured("transpose", "copy", square(512), 900)});
    QVERIFY(reportMethod(made).contains("The method of sampling 1 results is unknown."));
  }

  void runsThatAreLeftOutAreSaid() {
    const QString said = "Results of hidden runs, left out here: 3.";
    QVERIFY(reportOf(mixed(), {.leftOut = 3}).method.contains(said));
    QVERIFY(reportOf(mixed(), {}).method.filter("left out here").isEmpty());
  }

  void aPlotHasTheAxesThatAPersonChose() {
    PlotData plot = bars();
    const QByteArray linear = plotSvg(plot, {900, 520}, 13);
    QVERIFY(linear.contains(">0<"));
    plot.axes = PlotAxes{.family = "transpose", .view = "bandwidth", .logY = true};
    const QByteArray logarithmic = plotSvg(plot, {900, 520}, 13);
    QVERIFY(!logarithmic.contains(">0<"));
    QVERIFY(logarithmic.contains(">500<"));
  }

  void theEnvironmentIsThatOfTheSession() {
    const auto rows = reportEnvironment(mixed());
    const auto value = [&](const QString& what) {
      const auto found = std::ranges::find(rows, what, &std::pair<QString, QString>::first);
      return found == rows.end() ? QString() : found->second;
    };
    QVERIFY(value("Device cuda:0").startsWith("NVIDIA H200, measured, peak bandwidth 4814 GB/s"));
    QCOMPARE(value("Host"), QString("A host"));
    QCOMPARE(value("Date (UTC)"), QString("2026-11-20T10:00:00Z"));
    QCOMPARE(value("Warpbench"), QString("1.2 (commit abc)"));
    QCOMPARE(value("Driver"), QString());
  }

  void eachFamilyHasItsPlotsTableWarningsAndExplanations() {
    const Report report = reportOf(mixed(), {});
    QCOMPARE(report.families.size(), 1u);
    const ReportFamily& family = report.families[0];
    QCOMPARE(family.title, QString("Matrix transpose"));
    QVERIFY(!family.plots.empty());
    QCOMPARE(family.table.rows.size(), 4u);
    QVERIFY(family.warnings.join('\n').contains("out of memory"));
    QVERIFY(family.warnings.join('\n').contains("only 3 samples"));
    QCOMPARE(family.explanations.size(), 3u);
    QVERIFY(family.listings.empty());
  }

  void aPlotOfTooManySeriesIsLeftOutWithAWarning() {
    Session made;
    for (int block = 1; block <= 61; ++block)
      for (const int size : {1, 2, 3, 4, 5})
        made.results.push_back(measured("unknown", "v" + std::to_string(block), unknownAt(size, 1), 100));
    ReportFamily family = reportOf(made, {}).families[0];
    QVERIFY(family.plots.empty());
    QVERIFY2(family.warnings.last().contains("could not distinguish its 61 series"),
             qPrintable(family.warnings.join('\n')));
    made.results.resize(5 * 60);
    family = reportOf(made, {}).families[0];
    QVERIFY(!family.plots.empty());
  }

  void theTableLeavesOutWhatAllRowsShare() {
    const ReportFamily family = reportOf(session({measured("transpose", "copy", square(512), 1968),
                                                  measured("transpose", "naive", square(1024), 550)}),
                                         {})
                                    .families[0];
    QCOMPARE(family.common, QString("type=fp32, cold, measured, on cuda:0"));
    QCOMPARE(family.table.columns[1].header, std::string("Parameters"));
    QCOMPARE(family.table.rows[0][1], std::string("width=512 height=512"));
    QCOMPARE(family.table.rows[0][2], std::string("2.000"));
    QCOMPARE(family.table.rows[0][3], std::string("1.600 - 2.500"));
  }

  void tablesHaveADecimalPointInAnyLanguage() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Italian));
    const Report report = reportOf(mixed(), {});
    QLocale::setDefault(before);
    QCOMPARE(report.language, QString("it"));
    for (const auto& row : report.families[0].table.rows)
      for (const std::string& cell : row)
        QVERIFY2(cell.find(',') == std::string::npos || !std::isdigit(static_cast<unsigned char>(cell[0])),
                 cell.c_str());
  }

  void kernelsAreListedWhereWanted() {
    const Report report = reportOf(mixed(), {.listings = true});
    const auto& listings = report.families[0].listings;
    QVERIFY(listings.size() >= 3);
    QVERIFY(listings[0].title.startsWith("transposeCopy (kernels/transpose.cuh, line "));
    QVERIFY(listings[0].code.contains("__global__"));
  }

  void copiesAreListedWithEachTextThatRan() {
    const KernelFile& file = *findKernel("transposeNaive")->file;
    const std::string text(file.text);
    std::string changed = text;
    const std::string before = "out[x * height + y] = in[y * width + x]";
    changed.replace(changed.find(before, changed.find("void transposeNaive")), before.size(), "out[0] = in[0]");
    const auto of = [](const std::string& each) { return OwnKernel{.name = "mine", .file = "mine.cuh", .text = each}; };
    Session own = session({});
    for (const std::string& each : {changed, "// other\n" + text, "never kept" + text}) {
      own.results.push_back(measured("transpose", "naive@mine", square(512), 100));
      own.results.back().kernelDigest = digestOf(of(each));
    }
    own.copies = {
        {.family = "transpose", .variant = "naive", .kernel = of("// other\n" + text), .earlier = {of(changed)}}};
    const Report report = reportOf(own, {.listings = true});
    const auto& listings = report.families[0].listings;
    QCOMPARE(listings.size(), std::size_t{2});
    // The kernel alone, because the rest of its file is the catalogue's.
    QCOMPARE(listings[0].title, QString("Naive (mine) (mine.cuh, version 1)"));
    QVERIFY2(listings[0].code.contains("out[0] = in[0]"), qPrintable(listings[0].code));
    QVERIFY(!listings[0].code.contains("transposeCopy"));
    QCOMPARE(listings[1].title, QString("Naive (mine) (mine.cuh)"));
    QVERIFY(listings[1].code.startsWith("// other\n"));
    QVERIFY(listings[1].code.contains("transposeCopy"));
  }

  void aSessionWithoutResultsIsRefused() { QVERIFY_EXCEPTION_THROWN(reportOf({}, {}), RequestError); }

  void nothingOfASessionIsMarkupInHtml() {
    const QString path = m_folder.filePath("hostile.html");
    Session session = hostile();
    for (Result& result : session.results) result.variant += "\x01\x1b";  // not allowed in XML
    exportReport(reportOf(session, {.listings = true}), path);
    const QByteArray html = contentOf(path);
    QVERIFY(html.contains("&lt;script&gt;alert("));
    // Also valid XML, which a strict parser can read.
    QXmlStreamReader reader(html);
    const QStringList known{"html",   "head",     "meta", "title", "style",  "body",  "h1",     "h2",
                            "h3",     "table",    "tr",   "th",    "td",     "thead", "tbody",  "p",
                            "strong", "br",       "ul",   "li",    "figure", "svg",   "defs",   "g",
                            "path",   "polyline", "text", "rect",  "div",    "line",  "circle", "desc"};
    while (!reader.atEnd()) {
      if (reader.readNext() != QXmlStreamReader::StartElement) continue;
      QVERIFY2(known.contains(reader.name().toString()), qPrintable(reader.name().toString()));
      for (const QXmlStreamAttribute& attribute : reader.attributes()) {
        const QString name = attribute.name().toString().toLower();
        QVERIFY2(!name.startsWith("on") && name != "href" && name != "src", qPrintable(name));
      }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
  }

  void theSameReportIsTheSameHtml() {
    const Report report = reportOf(mixed(), {.listings = true});
    exportReport(report, m_folder.filePath("a.html"));
    exportReport(report, m_folder.filePath("b.html"));
    QVERIFY(!contentOf(m_folder.filePath("a.html")).isEmpty());
    QCOMPARE(contentOf(m_folder.filePath("a.html")), contentOf(m_folder.filePath("b.html")));
  }

  void htmlNeedsNothingElse() {
    const QString path = m_folder.filePath("alone.html");
    exportReport(reportOf(mixed(), {}), path);
    const QByteArray html = contentOf(path);
    QVERIFY(html.contains("<svg"));
    QVERIFY(!html.contains("<script") && !html.contains("<link") && !html.contains("@import") &&
            !html.contains("url(") && !html.contains("<img"));
  }

  void pdfFontsAreEmbeddedAndTextIsText() {
    for (const char* tool : {"pdffonts", "pdftotext"})
      if (QStandardPaths::findExecutable(tool).isEmpty()) QSKIP("poppler-utils is not installed");
    const QString path = m_folder.filePath("report.pdf");
    Session made = mixed();
    made.environment.host = kHostile.toStdString();
    exportReport(reportOf(made, {.listings = true}), path);
    const QStringList fonts = textFrom("pdffonts", {path}).split('\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString& font : fonts) {
      // emb, sub, uni precede the object's two numbers.
      const QStringList words = font.simplified().split(' ');
      QVERIFY2(words.value(words.size() - 5) == "yes", qPrintable(font));
    }
    const QString text = textFrom("pdftotext", {"-layout", path, "-"}).simplified();
    for (const char* expected : {"Matrix transpose", "Environment", "1.600 - 2.500", "Page 1 of ", "__global__",
                                 "NVIDIA H200 (measured)", "<script>alert('x')</script>"})
      QVERIFY2(text.contains(expected), expected);
  }

  void longTablesBreakAcrossPagesBelowTheirHeaders() {
    if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("poppler-utils is not installed");
    Session made;
    made.environment.devices = {h200()};
    for (int width = 1; width <= 300; ++width)
      made.results.push_back(measured("transpose", "copy", square(width), 100 + width));
    const QString path = m_folder.filePath("long.pdf");
    exportReport(reportOf(made, {}), path);
    const QStringList pages = textFrom("pdftotext", {"-layout", path, "-"}).split('\f');
    int withRows = 0;
    QStringList seen;
    for (const QString& page : pages) {
      QRegularExpressionMatchIterator rows = QRegularExpression("width=(\\d+) height=\\1").globalMatch(page);
      int here = 0;
      for (; rows.hasNext(); ++here) seen << rows.next().captured(1);
      if (here < 5) continue;  // explanations name single points
      ++withRows;
      QVERIFY2(page.contains("Quartiles"), qPrintable(page));
    }
    QVERIFY(withRows >= 3);
    seen.removeDuplicates();
    QCOMPARE(seen.size(), 300);
  }

  void otherEndingsAreRefused() {
    const Report report = reportOf(mixed(), {});
    QCOMPARE(whyNoReport(report, m_folder.filePath("report.doc")),
             "cannot write " + m_folder.filePath("report.doc") + ": the name of a report must end in .html or .pdf");
  }

  void whatCannotBeWrittenIsSaidAndOldFilesStay() {
    const Report report = reportOf(mixed(), {});
    const QString old = m_folder.filePath("old \u0111 'quoted'.html");
    exportReport(report, old);
    const QByteArray before = contentOf(old);
    QVERIFY(!before.isEmpty());
    for (const char* ending : {"pdf", "html"}) {
      QVERIFY(whyNoReport(report, old + "/below." + ending).contains("below"));
      QVERIFY(whyNoReport(report, QString("/nowhere/report.") + ending).contains("/nowhere/report"));
    }
    QCOMPARE(contentOf(old), before);
  }

 private:
  QTemporaryDir m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestReport>(__FILE__);
#include "test_report.moc"

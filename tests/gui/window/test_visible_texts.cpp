// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the style sheet (manual, contributing) that a machine can check, for the texts of the window, the
// messages, the catalogue, the lessons and the command line. test_translations finds texts without a translation.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <utility>
#include <vector>

#include "gui/window/ts_file.h"
#include "gui/window_fixture.h"
#include "test_registry.h"

using warpbench::test::readTs;
using warpbench::test::TsFile;
using warpbench::test::TsMessage;

namespace {

struct Text {
  QString place;  ///< a context, a file or a command
  QString english;
};

const QString kTranslations = QStringLiteral(WARPBENCH_TRANSLATIONS);

/// Adds each English text of a lesson, {"en": "..."}.
void addEnglish(const QString& place, const QJsonValue& value, std::vector<Text>& texts) {
  if (value.isArray())
    for (const QJsonValue& each : value.toArray()) addEnglish(place, each, texts);
  const QJsonObject object = value.toObject();
  if (object[QLatin1String("en")].isString()) texts.push_back({place, object[QLatin1String("en")].toString()});
  for (const QJsonValue& each : object) addEnglish(place, each, texts);
}

/// The source texts of a .ts file, which test_translations compares with the program's. Contexts such as QFileDialog
/// are Qt's own.
std::vector<Text> windowTexts() {
  std::vector<Text> texts;
  const TsFile ts = readTs(kTranslations + QStringLiteral("/warpbench_it.ts"));
  for (const TsMessage& message : ts.messages)
    if (!message.context.startsWith(QLatin1Char('Q'))) texts.push_back({message.context, message.source});
  return texts;
}

std::vector<Text> lessonTexts() {
  std::vector<Text> texts;
  QDirIterator lessons(kTranslations + QStringLiteral("/../lessons"), {QStringLiteral("*.json")}, QDir::Files);
  while (lessons.hasNext()) {
    QFile file(lessons.next());
    if (file.open(QIODevice::ReadOnly))
      addEnglish(lessons.fileName(), QJsonDocument::fromJson(file.readAll()).object(), texts);
  }
  return texts;
}

QString help(const QStringList& command) {
  QProcess cli;
  cli.start(QStringLiteral(WARPBENCH_CLI), QStringList(command) << QStringLiteral("--help"));
  return cli.waitForFinished(warpbench::test::kPatienceMs) ? QString::fromUtf8(cli.readAllStandardOutput()) : QString();
}

/// The help of the program and of each command in its list.
std::vector<Text> helpTexts() {
  const QString all = help({});
  std::vector<Text> texts{{QStringLiteral("warpbench-cli --help"), all.simplified()}};
  static const QRegularExpression command(QStringLiteral("^  ([a-z]+) "), QRegularExpression::MultilineOption);
  for (auto each = command.globalMatch(all); each.hasNext();) {
    const QString name = each.next().captured(1);
    texts.push_back({name + QStringLiteral(" --help"), help({name}).simplified()});
  }
  return texts;
}

/// Collected once, because each help starts a process.
const std::vector<Text>& allTexts() {
  static const std::vector<Text> all = [] {
    std::vector<Text> texts = windowTexts();
    for (const auto& more : {lessonTexts(), helpTexts()}) texts.insert(texts.end(), more.begin(), more.end());
    return texts;
  }();
  return all;
}

/// A pattern that no text may contain, and its replacement.
using Rule = std::pair<const char*, const char*>;

/// Fails with each text that breaks a rule.
void verifyRules(const std::vector<Text>& texts, const std::vector<Rule>& rules) {
  QStringList wrong;
  for (const auto& [pattern, instead] : rules) {
    const QRegularExpression expression{QLatin1String(pattern)};
    QVERIFY2(expression.isValid(), pattern);
    for (const Text& text : texts)
      if (const auto found = expression.match(text.english); found.hasMatch())
        wrong << QStringLiteral("%1: '%2' in '%3'; write %4")
                     .arg(text.place, found.captured(), text.english.left(200), QLatin1String(instead));
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

const std::vector<Rule> kPhrases{
    {"\\bof which\\b", "a sentence of its own"},
    {"\\b[Ww]hoever\\b", "a noun"},
    {"\\bbeside\\b", "next to, or compared with"},
    {"\\b(told|tells? of)\\b", "reported, shown"},
    {"\\bcomes? of\\b", "results"},
    {"\\bthat was not\\b", "a verb"},
    {"\\bhad not\\b", "the present tense"},
    {"\\bas above\\b", "the thing itself"},
    {"\\bin vain\\b", "a verb"},
    {"\\b(where|what) (\\w+ )?would do\\b", "instead of"},
    {"\\bwould be right\\b", "use ..."},
    {"\\b[Nn]obody\\b", "the thread, warp or program that does not"},
    {"\\b(it|which|that|this|') is no (?!longer\\b)", "is not a"},
    {"' is none\\b", "is not"},
    {"\\bcut short\\b", "truncated"},
    {"\\b(has|have) to be\\b", "must be"},
    {"\\bsets? \\w+ \\w+ apart\\b", "differences between"},
    {"\\bas fast as it is\\b", "what limits it"},
    {"\\bnothing has written\\b", "no thread has written"},
    {"\\bever (fewer|less|more)\\b", "fewer and fewer"},
    {"\\bnext to nothing\\b", "almost nothing"},
    {"\\basked for\\b", "requested"},
    {"\\bin work\\b", "in progress"},
    {"\\btakes no times\\b|\\bmeasures no times\\b", "does not measure times"},
    {"\\d (sectors?|wavefronts?|words?|threads?|bytes) a (request|block|access|load|row)\\b", "per"},
};

/// One spelling for each term, British where spellings differ.
const std::vector<Rule> kTerms{
    {"\\b(FP|fp |Fp)(16|32|64)\\b", "fp16, fp32, fp64"},
    {"^Type$|\\belement type\\b", "data type"},
    {"\\b[Ss]peed-up\\b", "speedup"},
    {"\\b[Bb]ase( |-)line\\b", "baseline"},
    {"\\b[Ww]arm ?up (run|launch)", "warm-up"},
    {"\\b[Tt]ime( |-)line\\b", "timeline"},
    {"\\b[Rr]oof( |-)line\\b", "roofline"},
    {"\\b[Bb]ank-conflict", "bank conflict"},
    {"\\b[Mm]ulti-processor", "multiprocessor"},
    {"\\bCuda\\b|\\bcuda (?!:)", "CUDA"},
    {"\\bNsight(?! Compute| Systems)", "Nsight Compute"},
    {"\\bnvidia\\b(?!-)", "NVIDIA"},
    {"\\bCub[Ll]as\\b|\\bCUBLAS\\b", "cuBLAS"},
    {"\\b([Cc]olor|[Nn]eighbor|[Bb]ehavior|[Cc]enter\\b)", "the British spelling"},
    {"\\b(\\w*synchroniz|\\w*initializ|\\w*normaliz|\\w*utiliz|\\w*vectoriz)", "the British spelling, -ise"},
};

/// First words of buttons: imperatives, and directions of steps.
const QSet<QString> kButtons{"Add",   "Allow",   "Browse", "Cancel",   "Change",  "Check",   "Clear",
                             "Close", "Compile", "Copy",   "Count",    "Delete",  "Discard", "Export",
                             "Keep",  "Open",    "Play",   "Recover",  "Remove",  "Replace", "Restore",
                             "Run",   "Save",    "Show",   "Simulate", "Start",   "Stop",    "Swap",
                             "Test",  "Trace",   "Back",   "Next",     "Previous"};

}  // namespace

class TestVisibleTexts : public QObject {
  Q_OBJECT

 private slots:
  void theRulesSeeAllKindsOfText() {
    QVERIFY(windowTexts().size() > 2000);
    QVERIFY(lessonTexts().size() > 300);
    QVERIFY(helpTexts().size() > 10);
    for (const Text& text : helpTexts()) QVERIFY2(text.english.contains("--help"), qPrintable(text.place));
  }

  void noTextHasAPhraseOfTheStyleSheetsList() { verifyRules(allTexts(), kPhrases); }

  void termsAreSpeltInOneWay() { verifyRules(allTexts(), kTerms); }

  void noSentenceHasMoreThanThirtyWords() {
    constexpr qsizetype kMostWords = 30;
    static const QRegularExpression ends(QStringLiteral("[.?!](?=\\s|$)|\\n"));
    std::vector<Text> texts = windowTexts();
    for (const Text& text : lessonTexts()) texts.push_back(text);
    QStringList wrong;
    for (const Text& text : texts)
      for (const QString& sentence : text.english.split(ends))
        if (sentence.simplified().split(QLatin1Char(' ')).size() > kMostWords)
          wrong << text.place + QLatin1String(": ") + sentence;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }

  void buttonsBeginWithAnImperative() {
    static const QRegularExpression made(QStringLiteral("(?:QPushButton|addButton)\\(\\s*tr\\(\"([^\"]*)\""));
    QStringList wrong;
    int buttons = 0;
    QDirIterator sources(kTranslations + QStringLiteral("/../../gui"), {QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
      QFile file(sources.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString source = QString::fromUtf8(file.readAll());
      for (auto each = made.globalMatch(source); each.hasNext(); ++buttons) {
        QString text = each.next().captured(1).remove(QLatin1Char('&')).remove(QLatin1String("..."));
        if (!kButtons.contains(text.section(QLatin1Char(' '), 0, 0))) wrong << sources.fileName() + ": " + text;
      }
    }
    QVERIFY(buttons > 30);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestVisibleTexts>(__FILE__);
#include "test_visible_texts.moc"

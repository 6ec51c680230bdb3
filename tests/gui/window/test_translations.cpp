// SPDX-License-Identifier: GPL-3.0-or-later
// The .ts files are complete, and placeholders in a translation are in the right place.
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <set>

#include "gui/window/ts_file.h"
#include "gui/window_fixture.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::readTs;
using warpbench::test::TsFile;
using warpbench::test::TsMessage;

namespace {

const QString kFolder = QStringLiteral(WARPBENCH_TRANSLATIONS);

QString fileName(const QString& code) { return QStringLiteral("warpbench_%1.ts").arg(code); }

TsFile fileOf(const QString& code) { return readTs(kFolder + QLatin1Char('/') + fileName(code)); }

QStringList all(const QString& pattern, const QString& text) {
  QStringList found;
  for (auto each = QRegularExpression(pattern).globalMatch(text); each.hasNext();) found << each.next().captured();
  found.sort();
  return found;
}

/// %1 to %9 and %n, as often as they occur.
QStringList placeholders(const QString& text) { return all(QStringLiteral("%(L?[1-9]|n)"), text); }

/// The number of letters marked with an ampersand; "&&" is a literal ampersand.
int mnemonics(QString text) { return static_cast<int>(text.remove(QLatin1String("&&")).count(QLatin1Char('&'))); }

/// Spaces and punctuation at a text's ends.
QString frame(const QString& text) {
  QString frame;
  if (text.startsWith(QLatin1Char(' '))) frame += QLatin1String("space first, ");
  if (text.endsWith(QLatin1Char(' '))) frame += QLatin1String("space last, ");
  const QString end = text.trimmed();
  if (end.endsWith(QLatin1String("...")))
    frame += QLatin1String("ellipsis");
  else if (end.endsWith(QLatin1Char('.')))
    frame += QLatin1String("full stop");
  else if (end.endsWith(QLatin1Char(':')))
    frame += QLatin1String("colon");
  return frame;
}

bool isKey(const QString& text) {
  static const QRegularExpression key(QStringLiteral("^((Ctrl|Shift|Alt)\\+)+\\S+$|^F\\d+$|^Esc$"));
  return text.contains(key);
}

/// Adding a variant must not require five languages: before a release, missing texts of the catalogue only cause a
/// warning.
bool mayWait(const QString& context) {
  return context == QLatin1String("Catalogue") && !qEnvironmentVariableIsSet("CI");
}

/// Warns about texts that may wait and fails with the others.
void verifyNoneOf(const QStringList& missing, const QStringList& waiting, const QString& what) {
  const auto named = [&](const QStringList& texts) {
    constexpr int kNamed = 30;
    return QStringLiteral("%1 %2, such as\n").arg(texts.size()).arg(what) +
           texts.mid(0, kNamed).join(QLatin1Char('\n'));
  };
  if (!waiting.isEmpty()) qWarning("%s", qPrintable(named(waiting)));
  QVERIFY2(missing.isEmpty(), qPrintable(named(missing)));
}

/// Calls `differs(source, translation)` for each translation, and fails with a list of those for which it returns true.
template <typename Differs>
void verifyNoneDiffers(const QString& code, const char* what, Differs differs) {
  const TsFile ts = fileOf(code);
  QVERIFY2(ts.error.isEmpty(), qPrintable(ts.error));
  QStringList wrong;
  for (const TsMessage& message : ts.messages)
    for (const QString& translation : message.translations)
      if (!translation.isEmpty() && differs(message, translation))
        wrong
            << QStringLiteral("%1: %2: %3 -> %4").arg(fileName(code), QLatin1String(what), message.name(), translation);
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void everyTextIsTranslated_data() { languageRows(); }
  void everyTextIsTranslated() {
    QFETCH(const QString, code);
    const TsFile ts = fileOf(code);
    QVERIFY2(ts.error.isEmpty(), qPrintable(ts.error));
    QVERIFY(ts.messages.size() > 1000);
    QCOMPARE(ts.language.section(QLatin1Char('_'), 0, 0), code);
    QStringList missing;
    QStringList waiting;
    for (const TsMessage& message : ts.messages)
      if (!message.finished || message.translations.isEmpty() || message.translations.contains(QString()))
        (mayWait(message.context) ? waiting : missing) << fileName(code) + QLatin1String(": ") + message.name();
    verifyNoneOf(missing, waiting, QStringLiteral("without a finished translation"));
  }

  void englishHasAFormForOneAndOneForMore() {
    for (const TsMessage& message : fileOf(QStringLiteral("en")).messages) {
      QVERIFY2(message.numerus && message.finished, qPrintable(message.name()));
      QCOMPARE(message.translations.size(), 2);
      for (const QString& form : message.translations) QCOMPARE(placeholders(form), placeholders(message.source));
    }
  }

  void placeholdersAreThoseOfTheSource_data() { languageRows(); }
  void placeholdersAreThoseOfTheSource() {
    QFETCH(const QString, code);
    verifyNoneDiffers(code, "other placeholders", [](const TsMessage& message, const QString& translation) {
      return placeholders(translation) != placeholders(message.source);
    });
  }

  void pluralsHaveTheFormsOfTheLanguage() {
    for (const auto& [code, forms] : std::map<QString, int>{{"sr", 3}, {"it", 2}, {"es", 2}, {"hu", 1}})
      for (const TsMessage& message : fileOf(code).messages)
        QVERIFY2(message.translations.size() == (message.numerus ? forms : 1),
                 qPrintable(fileName(code) + QLatin1String(": ") + message.name()));
  }

  void mnemonicsAreWhereTheSourceHasOne_data() { languageRows(); }
  void mnemonicsAreWhereTheSourceHasOne() {
    QFETCH(const QString, code);
    verifyNoneDiffers(code, "mnemonics", [](const TsMessage& message, const QString& translation) {
      return mnemonics(translation) != mnemonics(message.source);
    });
  }

  void spacesAndPunctuationAtTheEndsAreKept_data() { languageRows(); }
  void spacesAndPunctuationAtTheEndsAreKept() {
    QFETCH(const QString, code);
    verifyNoneDiffers(code, "ends", [](const TsMessage& message, const QString& translation) {
      return frame(translation) != frame(message.source);
    });
  }

  void linesAndFilePatternsAndKeysAreKept_data() { languageRows(); }
  void linesAndFilePatternsAndKeysAreKept() {
    QFETCH(const QString, code);
    verifyNoneDiffers(code, "lines, patterns or keys", [](const TsMessage& message, const QString& translation) {
      const QString patterns = QStringLiteral("\\(\\*[^)]*\\)|;;");
      return translation.count(QLatin1Char('\n')) != message.source.count(QLatin1Char('\n')) ||
             all(patterns, translation) != all(patterns, message.source) ||
             (isKey(message.source) && translation != message.source);
    });
  }

  /// Runs the target update_translations on a copy.
  void theFilesHaveTheTextsOfTheProgram() {
    if (!QFile::exists(QStringLiteral(WARPBENCH_LUPDATE))) QSKIP("lupdate is not installed");
    const QTemporaryDir copy;
    for (const QString& code : codes())
      QVERIFY(QFile::copy(kFolder + QLatin1Char('/') + fileName(code), copy.filePath(fileName(code))));
    QProcess update;
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start(
        QStringLiteral(WARPBENCH_CMAKE),
        {QStringLiteral("-DLUPDATE=" WARPBENCH_LUPDATE), QStringLiteral("-DWRITE_TEXTS=" WARPBENCH_WRITE_TEXTS),
         QStringLiteral("-DBUILD=") + copy.filePath("build"), QStringLiteral("-DOUTPUT=") + copy.path(),
         QStringLiteral("-P"), kFolder + QLatin1String("/update.cmake")});
    QVERIFY(update.waitForFinished(test::kPatienceMs));
    const QString output = QString::fromUtf8(update.readAll());
    QVERIFY2(update.exitCode() == 0, qPrintable(output));
    // The program never uses a context that lupdate guesses wrongly.
    for (const char* trouble : {"lacks Q_OBJECT", "unknown namespace", "rror:"})
      QVERIFY2(!output.contains(QLatin1String(trouble)), qPrintable(output));
    for (const QString& code : codes()) {
      std::map<std::tuple<QString, QString, QString>, int> kept;
      for (const TsMessage& message : fileOf(code).messages) ++kept[message.key()];
      for (const TsMessage& message : readTs(copy.filePath(fileName(code))).messages) --kept[message.key()];
      QStringList differences;
      QStringList waiting;
      for (const auto& [key, count] : kept)
        if (count != 0)
          (mayWait(std::get<0>(key)) ? waiting : differences)
              << QStringLiteral("%1 %2: %3: %4")
                     .arg(fileName(code), QLatin1String(count < 0 ? "lacks" : "has without need"), std::get<0>(key),
                          std::get<1>(key));
      verifyNoneOf(differences, waiting, QStringLiteral("to be mended by the target update_translations"));
    }
  }

 private:
  static QStringList codes() { return {"sr", "it", "es", "hu"}; }
  static void languageRows() {
    QTest::addColumn<QString>("code");
    for (const QString& code : codes()) QTest::newRow(qPrintable(code)) << code;
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTranslations>(__FILE__);
#include "test_translations.moc"

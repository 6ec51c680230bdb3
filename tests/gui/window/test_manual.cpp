// SPDX-License-Identifier: GPL-3.0-or-later
// The manual opens, its links work, and its commands, options, keys and examples are the program's own.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "format/session_file.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "help/manual_pages.h"
#include "help/manual_window.h"
#include "lesson/lesson_reader.h"
#include "results/session/session.h"
#include "settings/language.h"
#include "test_registry.h"
#include "views/views.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::WindowFixture;

namespace {

const QString kManual = QStringLiteral(":/manual/");
const QStringList kOfAll{QStringLiteral("--help"), QStringLiteral("--help-all"), QStringLiteral("--version")};
const QString kSource = QStringLiteral(WARPBENCH_TESTS "/../");

QString textOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
  return QString::fromUtf8(file.readAll());
}

/// With the name that a failure reports.
std::map<QString, QString> allTexts() {
  std::map<QString, QString> texts{{QStringLiteral("README.md"), textOf(kSource + QStringLiteral("README.md"))}};
  for (const QString& name : QDir(kManual).entryList()) texts[name] = textOf(kManual + name);
  return texts;
}

struct Code {
  QStringList lines;  ///< of blocks
  QStringList spans;  ///< between backticks, in running text
};

Code codeOf(const QString& markdown) {
  Code code;
  QString prose;
  bool inBlock = false;
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.trimmed().startsWith(QLatin1String("```")))
      inBlock = !inBlock;
    else if (inBlock)
      code.lines << line.trimmed();
    else
      prose += line.trimmed() + QLatin1Char('\n');
  }
  static const QRegularExpression span(QStringLiteral("`([^`]+)`"));
  for (auto each = span.globalMatch(prose); each.hasNext();)
    code.spans << each.next().captured(1).replace(QLatin1Char('\n'), QLatin1Char(' '));
  return code;
}

/// The first block in that language.
std::string blockOf(const QString& page, const QString& language) {
  const QRegularExpression block(QStringLiteral("```%1\\n(.*?)```").arg(language),
                                 QRegularExpression::DotMatchesEverythingOption);
  return block.match(textOf(kManual + page)).captured(1).toStdString();
}

std::set<QString> optionsIn(const QString& text) {
  static const QRegularExpression option(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
  std::set<QString> options;
  for (auto each = option.globalMatch(text); each.hasNext();) options.insert(each.next().captured());
  return options;
}

QString helpOf(const QString& program, const QStringList& words) {
  QProcess process;
  process.start(program, words + QStringList{QStringLiteral("--help")});
  if (!process.waitForFinished(test::kPatienceMs) || process.exitCode() != 0)
    qFatal("no help of %s", qPrintable(program));
  return QString::fromUtf8(process.readAllStandardOutput());
}

/// Options listed at the beginnings of lines in a help, except those that every program has.
std::set<QString> optionsOfHelp(const QString& help) {
  static const QRegularExpression listed(QStringLiteral("^\\s+(?:-\\w,\\s*)?(--[a-z][a-z-]*)"),
                                         QRegularExpression::MultilineOption);
  std::set<QString> options;
  for (auto each = listed.globalMatch(help); each.hasNext();) options.insert(each.next().captured(1));
  for (const QString& common : kOfAll) options.erase(common);
  return options;
}

/// The programs' own help texts.
class Programs {
 public:
  Programs() : window(optionsOfHelp(helpOf(QStringLiteral(WARPBENCH_PROGRAM), {}))) {
    const QString help = helpOf(QStringLiteral(WARPBENCH_CLI), {});
    static const QRegularExpression listed(QStringLiteral("^  ([a-z]+) "), QRegularExpression::MultilineOption);
    for (auto each = listed.globalMatch(help.mid(help.indexOf(QLatin1String("Subcommands:")))); each.hasNext();) {
      const QString command = each.next().captured(1);
      commands[command] = optionsOfHelp(helpOf(QStringLiteral(WARPBENCH_CLI), {command}));
    }
  }

  bool know(const QString& option) const {
    return window.contains(option) || kOfAll.contains(option) ||
           std::ranges::any_of(commands, [&](const auto& command) { return command.second.contains(option); });
  }

  std::map<QString, std::set<QString>> commands;  ///< of warpbench-cli, with their options
  std::set<QString> window;                       ///< options of warpbench
};

/// The options in the first cells of the tables of each section of the page on the command line.
std::map<QString, std::set<QString>> optionsBySection() {
  std::map<QString, std::set<QString>> sections;
  QString section;
  for (const QString& line : textOf(kManual + QStringLiteral("command-line.md")).split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("## "))) {
      section = line.mid(3);
      sections[section];
    } else if (line.startsWith(QLatin1Char('|'))) {
      sections[section].merge(optionsIn(line.section(QLatin1Char('|'), 1, 1)));
    }
  }
  return sections;
}

QString joined(const std::set<QString>& names) {
  return QStringList(names.begin(), names.end()).join(QLatin1Char(' '));
}

void verifyNoLine(const QStringList& lines) { QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QLatin1Char('\n')))); }

}  // namespace

class TestManual : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_programs = std::make_unique<Programs>(); }

  void f1OpensIt() {
    WindowFixture fixture(fakeWorker());
    const auto* manual = fixture.field<ManualWindow>("manual");
    const auto* text = fixture.field<QTextBrowser>("manual.text");
    QVERIFY(!manual->isVisible());
    QTest::keyClick(&fixture.window, Qt::Key_F1);
    QTRY_VERIFY(manual->isVisible());
    QVERIFY(manual->isWindow());
    QCOMPARE(text->document()->begin().text(), QStringLiteral("Warpbench manual"));
    fixture.action("Keyboard shortcuts")->trigger();
    QCOMPARE(manual->source().fileName(), QStringLiteral("shortcuts.md"));
  }

  void theContentsLeadToPagesAndSections() {
    WindowFixture fixture(fakeWorker());
    auto* manual = fixture.field<ManualWindow>("manual");
    manual->showPage({});
    auto* contents = fixture.field<QTreeWidget>("manual.contents");
    const auto* text = fixture.field<QTextBrowser>("manual.text");
    QCOMPARE(contents->topLevelItemCount(), static_cast<int>(manualPages().size()));
    for (int i = 0; i < contents->topLevelItemCount(); ++i) {
      QTreeWidgetItem* page = contents->topLevelItem(i);
      contents->setCurrentItem(page);
      QCOMPARE(text->document()->begin().text(), page->text(0));
      for (int j = 0; j < page->childCount(); ++j) {
        contents->setCurrentItem(page->child(j));
        QCOMPARE(text->textCursor().block().text(), page->child(j)->text(0));
        QCOMPARE(contents->currentItem(), page->child(j));
      }
    }
    QTRY_COMPARE(QApplication::activeWindow(), manual);
    const QUrl before = manual->source();
    manual->showPage(QStringLiteral("index.md"));
    QTest::keyClick(manual, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(manual->source(), before);
  }

  void itStaysWhereItIsInAnotherLanguage() {
    {
      WindowFixture fixture(fakeWorker());
      fixture.field<ManualWindow>("manual")->showPage(QStringLiteral("plots.md#lines"));
      const QUrl place = fixture.field<ManualWindow>("manual")->source();
      Settings settings = fixture.window.settings();
      settings.language = QStringLiteral("it");
      QSignalSpy changed(&fixture.window, &MainWindow::languageChanged);
      fixture.window.setSettings(settings);
      QVERIFY(changed.wait(test::kPatienceMs));
      const auto* manual = fixture.field<ManualWindow>("manual");
      QVERIFY(manual->isVisible());
      QCOMPARE(manual->source(), place);
      QCOMPARE(manual->windowTitle(), QStringLiteral("Manuale"));
      QCOMPARE(fixture.window.findChildren<ManualWindow*>().size(), 1);
    }
    applyLanguage(QStringLiteral("en"));
  }

  void everyLinkLeadsSomewhere() {
    QStringList dead;
    std::set<QString> reached;
    for (const ManualPage& page : manualPages()) {
      reached.insert(page.file);
      QTextDocument document;
      document.setMarkdown(textOf(kManual + page.file));
      QVERIFY2(page.title != page.file, qPrintable(page.file));
      for (const QString& link : linksOf(document)) {
        if (link.startsWith(QLatin1String("https://"))) continue;
        const QString file = link.section(QLatin1Char('#'), 0, 0);
        const QString anchor = link.section(QLatin1Char('#'), 1);
        const QString path = kManual + (file.isEmpty() ? page.file : file);
        QTextDocument other;
        if (QFile::exists(path)) other.setMarkdown(textOf(path));
        if (!QFile::exists(path) || (!anchor.isEmpty() && !findHeading(other, anchor).isValid()))
          dead << page.file + QStringLiteral(": ") + link;
      }
    }
    for (const QString& name : QDir(kManual).entryList())
      if (!reached.contains(name)) dead << name + QStringLiteral(": no link of index.md leads there");
    verifyNoLine(dead);
    QVERIFY(reached.size() > 10);
  }

  void everyLinkOfReadmeLeadsSomewhere() {
    const QString readme = textOf(kSource + QStringLiteral("README.md"));
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)#]+)(?:#([^)]+))?\\)"));
    int links = 0;
    for (auto each = link.globalMatch(readme); each.hasNext(); ++links) {
      const auto match = each.next();
      const QString path = kSource + match.captured(1);
      QVERIFY2(QFile::exists(path), qPrintable(path));
      if (match.captured(2).isEmpty()) continue;
      QTextDocument document;
      document.setMarkdown(textOf(path));
      QVERIFY2(findHeading(document, match.captured(2)).isValid(), qPrintable(match.captured(0)));
    }
    QVERIFY(links > 10);
  }

  void searchingGoesOverAllPagesAndRound() {
    WindowFixture fixture(fakeWorker());
    auto* manual = fixture.field<ManualWindow>("manual");
    manual->showPage({});
    auto* words = fixture.field<QLineEdit>("manual.words");
    const auto* text = fixture.field<QTextBrowser>("manual.text");
    words->setText(QStringLiteral("FREIVALDS"));
    for (int i = 0; i < 2; ++i) {  // it occurs once, and is found again
      QTest::keyClick(words, Qt::Key_Return);
      QCOMPARE(manual->source().fileName(), QStringLiteral("measuring.md"));
      QCOMPARE(text->textCursor().selectedText(), QStringLiteral("Freivalds"));
    }
    // In the middle of the view, not on the last line.
    const int middle = text->viewport()->height() / 2;
    QVERIFY(std::abs(text->cursorRect().center().y() - middle) <= text->fontMetrics().height());
    manual->showPage(QStringLiteral("index.md"));
    manual->findNext(true);
    QCOMPARE(text->textCursor().selectedText(), QStringLiteral("Freivalds"));
    words->setText(QStringLiteral("no such words"));
    QTest::keyClick(words, Qt::Key_Return);
    QVERIFY(manual->isVisible());
    QVERIFY(!fixture.field<QLabel>("manual.missing")->isHidden());
  }

  void theCommandLineIsThatOfTheHelp() {
    const Programs& programs = *m_programs;
    QVERIFY(programs.commands.size() > 10);
    auto sections = optionsBySection();
    QStringList differences;
    const auto compare = [&](const QString& section, const std::set<QString>& options) {
      if (!sections.contains(section))
        differences << QStringLiteral("no section ") + section;
      else if (sections[section] != options)
        differences << QStringLiteral("%1: the manual has %2; the help has %3")
                           .arg(section, joined(sections[section]), joined(options));
      sections.erase(section);
    };
    for (const auto& [command, options] : programs.commands) compare(command, options);
    compare(QStringLiteral("The window's options"), programs.window);
    sections.erase(QString());  // before the first heading
    for (const auto& [section, options] : sections) differences << QStringLiteral("no command ") + section;
    verifyNoLine(differences);
  }

  void everyViewIsNamedByHelpManualAndManPage() {
    QString help = helpOf(QStringLiteral(WARPBENCH_PROGRAM), {});
    help = help.mid(help.indexOf(QLatin1String("--view"))).simplified();
    help.truncate(help.indexOf(QLatin1String(" --"), 1));
    const QString manual = textOf(kManual + QStringLiteral("exporting.md"));
    QString page = textOf(kSource + QStringLiteral("resources/packaging/warpbench.1.in")).remove(QLatin1Char('\\'));
    page = page.mid(page.indexOf(QLatin1String(".BI --view")));
    page.truncate(page.indexOf(QLatin1String(".TP")));
    const QStringList names = plots::viewNames();
    QCOMPARE(names.size(), 10);
    QStringList missing;
    for (const QString& name : names) {
      const QRegularExpression word(QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(name));
      if (!help.contains(word)) missing << QStringLiteral("--help: ") + name;
      if (!manual.contains(QLatin1Char('`') + name + QLatin1Char('`'))) missing << QStringLiteral("manual: ") + name;
      if (!page.contains(word)) missing << QStringLiteral("man page: ") + name;
    }
    verifyNoLine(missing);
  }

  void everyCommandShownExists() {
    const Programs& programs = *m_programs;
    static const QRegularExpression cli(QStringLiteral("warpbench-cli\\s+([a-z]+)(?=\\s|$)"));
    static const QRegularExpression window(QStringLiteral("^(?:build/release/bin/)?warpbench\\s"));
    QStringList wrong;
    int seen = 0;
    for (const auto& [name, text] : allTexts()) {
      const Code code = codeOf(text);
      for (QString line : code.lines + code.spans) {
        line = line.section(QStringLiteral(" #"), 0, 0);
        std::set<QString> options;
        if (const auto match = cli.match(line); match.hasMatch()) {
          ++seen;
          const auto command = programs.commands.find(match.captured(1));
          if (command == programs.commands.end())
            wrong << name + QStringLiteral(": ") + line;
          else
            options = command->second;
        } else if (line.contains(window)) {
          options = programs.window;
        } else if (line.startsWith(QLatin1String("--")) && !programs.know(line.section(QLatin1Char(' '), 0, 0))) {
          wrong << name + QStringLiteral(": ") + line;
          continue;
        } else {
          continue;
        }
        for (const QString& option : optionsIn(line.mid(std::max<qsizetype>(0, line.indexOf("warpbench")))))
          if (!options.contains(option)) wrong << name + QStringLiteral(": ") + line + QStringLiteral(": ") + option;
      }
    }
    verifyNoLine(wrong);
    QVERIFY(seen > 20);
  }

  void everyShortcutIsOnTheSheet() {
    WindowFixture fixture(fakeWorker());
    const QStringList sheet = codeOf(textOf(kManual + QStringLiteral("shortcuts.md"))).spans;
    QStringList missing;
    for (const QAction* action : fixture.window.findChildren<QAction*>()) {
      const auto isThere = [&](const QKeySequence& key) {
        return sheet.contains(key.toString(QKeySequence::PortableText));
      };
      // A desktop may define additional keys.
      const QList<QKeySequence> keys = action->shortcuts();
      if (!keys.isEmpty() && std::ranges::none_of(keys, isThere))
        missing << keys.first().toString() + QStringLiteral(": ") + action->text();
    }
    verifyNoLine(missing);
  }

  void itsExamplesAreRead() {
    const Lesson lesson = lessonFromJson("manual.json", blockOf(QStringLiteral("lessons.md"), QStringLiteral("json")));
    QCOMPARE(lesson.steps.size(), std::size_t{1});
    const Session session = sessionFromJson(blockOf(QStringLiteral("files.md"), QStringLiteral("json")));
    QCOMPARE(session.results.size(), std::size_t{1});
    QCOMPARE(session.environment.devices.size(), std::size_t{1});
  }

 private:
  std::unique_ptr<Programs> m_programs;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestManual>(__FILE__);
#include "test_manual.moc"

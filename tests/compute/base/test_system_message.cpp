// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/system_message.h"

#include <libintl.h>
#include <signal.h>

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <clocale>
#include <cstdint>
#include <cstring>

#include "core/files/file_io.h"
#include "refusal.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// A catalogue of translations with one text (GNU gettext, "The Format of GNU MO Files").
std::string catalogueOf(const std::string& source, const std::string& translation) {
  constexpr std::uint32_t kHeader = 28, kTables = 16;
  const auto begin = kHeader + kTables;
  const auto size = [](const std::string& text) { return static_cast<std::uint32_t>(text.size()); };
  const std::uint32_t words[] = {0x950412de,
                                 0,
                                 1,
                                 kHeader,
                                 kHeader + 8,
                                 0,
                                 begin,
                                 size(source),
                                 begin,
                                 size(translation),
                                 begin + size(source) + 1};
  std::string file(sizeof words, '\0');
  std::memcpy(file.data(), words, sizeof words);
  return file + source + '\0' + translation + '\0';
}

}  // namespace

class TestSystemMessage : public QObject {
  Q_OBJECT

 private slots:
  /// QApplication takes the locale of the machine's user, but others read the files.
  void theLocaleDoesNotReachWhatIsSaid() {
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("xx/LC_MESSAGES"));
    writeFile(folder.filePath("xx/LC_MESSAGES/libc.mo").toStdString(),
              catalogueOf("No such file or directory", "Datei oder Verzeichnis nicht gefunden"));
    if (!std::setlocale(LC_ALL, "C.UTF-8")) QSKIP("the only locale is C");
    qputenv("LANGUAGE", "xx");
    ::bindtextdomain("libc", qPrintable(folder.path()));
    const std::string translated = std::strerror(ENOENT);
    const QString refusal = test::refusal([] { readFile("/nowhere"); });
    const std::string message = systemMessage(std::make_error_code(std::errc::no_such_file_or_directory));
    std::setlocale(LC_ALL, "C");
    qunsetenv("LANGUAGE");
    if (translated != "Datei oder Verzeichnis nicht gefunden") QSKIP("this system has another translation");
    QCOMPARE(refusal, QString("cannot read '/nowhere': No such file or directory"));
    QCOMPARE(message, std::string("No such file or directory"));
  }

  void whatIsUnknownIsSaidToBe() {
    QCOMPARE(systemMessage(ENOSPC), std::string("No space left on device"));
    QCOMPARE(systemMessage(12345), std::string("Unknown error 12345"));
    QCOMPARE(signalName(SIGKILL), std::string("Killed"));
    QCOMPARE(signalName(1234), std::string("Unknown signal 1234"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSystemMessage>(__FILE__);
#include "test_system_message.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>

#include "app/command_line.h"
#include "app/headless.h"
#include "app/session_export.h"
#include "core/files/user_data.h"
#include "core/machine/thread_stacks.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "settings/appearance.h"
#include "settings/language.h"
#include "widgets/background.h"
#include "widgets/screen_fit.h"
#include "widgets/shortcuts_in_fields.h"
#include "window/main_window.h"

namespace {

bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
  return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
         !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
  return true;
#endif
}

/// For headless runs: Qt's remarks about the missing screen would hide the one line that matters.
void onlyGraveMessages(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtCriticalMsg || type == QtFatalMsg) std::fprintf(stderr, "warpbench: %s\n", qPrintable(message));
}

/// The language given on the command line, which is then parsed in that language; otherwise the one chosen in the
/// window.
QString languageToSpeak() {
  const QStringList arguments = QApplication::arguments();
  const qsizetype option = arguments.indexOf(QStringLiteral("--language"));
  QString asked = option < 0 ? QString() : arguments.value(option + 1);
  for (const QString& argument : arguments)
    if (argument.startsWith(QLatin1String("--language="))) asked = argument.section(QLatin1Char('='), 1);
  return warpbench::gui::isLanguage(asked) ? asked : warpbench::gui::Settings::read(QSettings()).language;
}

int runWindow(const warpbench::gui::CommandLine& line) {
  warpbench::gui::ShortcutsInFields shortcuts;
  QApplication::instance()->installEventFilter(&shortcuts);
  warpbench::gui::MainWindow window;
  warpbench::gui::resizeWithinScreen(window, window.size());
  window.rememberLayout();
  if (line.theme) warpbench::gui::applyTheme(*line.theme);  // for this run only
  window.workbench().sessions.keepUnsaved(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                          QLatin1String("/recovery"));
  if (const auto jobs = warpbench::userDataFolder("jobs"); !jobs.empty()) window.workbench().jobs.watch(jobs);
  window.show();
  if (line.session.isEmpty())
    QObject::connect(&window, &warpbench::gui::MainWindow::devicesListed, &window,
                     [&window] { window.replayAtStart(); });
  else
    window.open(line.session);
  return QApplication::exec();
}

int perform(const warpbench::gui::CommandLine& line, bool display) {
  using Action = warpbench::gui::CommandLine::Action;
  if (line.theme) warpbench::gui::applyTheme(*line.theme);
  switch (line.action) {
    case Action::Help:
    case Action::Version:
      std::fputs(qPrintable(line.message), stdout);
      return 0;
    case Action::Export:
      return warpbench::gui::exportSession(line);
    case Action::Screenshot:
      return warpbench::gui::takeScreenshot(line);
    case Action::Window:
      break;
  }
  if (!display)
    throw warpbench::RequestError(
        "there is no display for the window: set DISPLAY or WAYLAND_DISPLAY, or use --export or warpbench-cli");
  const int code = runWindow(line);
  warpbench::gui::backgroundPool().waitForDone();  // before the objects that it may paint with are destroyed
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  warpbench::setThreadStacks();
  // Reports a file that exceeds the shell's limit (ulimit -f) like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  // Help, exports and error messages must work on any machine, so Qt must never search for a display in vain. Exports
  // never use one, so a stale DISPLAY cannot stop them.
  const bool display = hasDisplay();
  const bool exports = std::any_of(
      argv + 1, argv + argc, [](const char* argument) { return std::string_view(argument).starts_with("--export"); });
  if (!display || (exports && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (qgetenv("QT_QPA_PLATFORM") == "offscreen") qInstallMessageHandler(onlyGraveMessages);

  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Warpbench"));
  QApplication::setApplicationName(QStringLiteral("warpbench"));
  QApplication::setApplicationDisplayName(QStringLiteral("Warpbench"));
  QApplication::setApplicationVersion(QLatin1String(warpbench::kVersion));
  QApplication::setDesktopFileName(QStringLiteral("org.warpbench.Warpbench"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/warpbench.svg")));
  warpbench::gui::addFontsOfArchive();
  warpbench::gui::applyLanguage(languageToSpeak());
  try {
    return perform(warpbench::gui::CommandLine::parse(QApplication::arguments()), display);
  } catch (const warpbench::RequestError& error) {
    std::fprintf(stderr, "warpbench: %s\n", error.what());
  } catch (const warpbench::FormatError& error) {
    std::fprintf(stderr, "warpbench: %s\n", error.what());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "warpbench: %s\n", error.what());
    return 1;
  }
  return 2;
}

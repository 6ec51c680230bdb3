// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion.h"

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::gui {

namespace {

const QString kDevices = QStringLiteral("$(warpbench-cli devices --ids 2>/dev/null)");

QStringList dashed(const QStringList& names) {
  QStringList all;
  for (const QString& name : names) all << (name.size() > 1 ? QStringLiteral("--") : QStringLiteral("-")) + name;
  return all;
}

/// Quotes text for fish.
QString quoted(QString text) {
  text.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('\''), QStringLiteral("\\'"));
  return QLatin1Char('\'') + text + QLatin1Char('\'');
}

/// For bash, and for zsh through its bashcompinit.
QString bashScript(const std::vector<CompletedOption>& options) {
  QStringList names;
  QString values;
  for (const CompletedOption& option : options) {
    names << dashed(option.names);
    if (!option.takesValue) continue;
    const QString words = option.device ? kDevices : option.values.join(QLatin1Char(' '));
    // In a comma-separated list, completes the last item.
    if (!words.isEmpty())
      values += QStringLiteral("    %1) words=\"%2\" ;;\n").arg(dashed(option.names).join(QLatin1Char('|')), words);
  }
  return QStringLiteral(R"sh(_warpbench() {
  local line="${COMP_LINE:0:$COMP_POINT}" typed before words="" list="" head
  typed="${line##* }"
  before="${line%"$typed"}"
  before="${before% }"
  COMPREPLY=()
  case "${before##* }" in
%1  esac
  if [ -n "$words" ]; then
    case "$typed" in *,*) list="${typed%,*}," ;; esac
    COMPREPLY=($(compgen -P "$list" -W "$words" -- "${typed##*,}"))
    # bash divides words at colons.
    case "$COMP_WORDBREAKS" in
      *:*) head="${typed%"${typed##*:}"}"; COMPREPLY=("${COMPREPLY[@]#"$head"}") ;;
    esac
    return
  fi
  case "$typed" in
    -*) COMPREPLY=($(compgen -W "%2" -- "$typed")) ;;
    *) COMPREPLY=($(compgen -f -- "$typed")) ;;
  esac
}

)sh")
      .arg(values, names.join(QLatin1Char(' ')));
}

QString fishScript(const std::vector<CompletedOption>& options) {
  QString text;
  for (const CompletedOption& option : options) {
    text += QStringLiteral("complete -c warpbench");
    for (const QString& name : option.names)
      text += (name.size() > 1 ? QStringLiteral(" -l ") : QStringLiteral(" -s ")) + name;
    if (option.device)
      text += QStringLiteral(" -x -a '(warpbench-cli devices --ids 2>/dev/null)'");
    else if (!option.values.isEmpty())
      text += QStringLiteral(" -x -a ") + quoted(option.values.join(QLatin1Char(' ')));
    else if (option.takesValue)
      text += QStringLiteral(" -r -F");
    text += QStringLiteral(" -d ") + quoted(option.meaning) + QLatin1Char('\n');
  }
  return text;
}

}  // namespace

QString completionScript(const std::vector<CompletedOption>& options, const QString& shell) {
  const QString answer = QStringLiteral("-o filenames -o bashdefault -F _warpbench");
  const QString registered = QStringLiteral("complete %1 warpbench\n").arg(answer);
  if (shell == QLatin1String("bash"))
    return QStringLiteral("# Completion of warpbench for bash.\n") + bashScript(options) + registered;
  // zsh loads the file at the first completion and then expects an answer.
  if (shell == QLatin1String("zsh"))
    return QStringLiteral(
               "#compdef warpbench\n# Completion of warpbench for zsh.\nautoload -U +X bashcompinit && "
               "bashcompinit\n") +
           bashScript(options) +
           QStringLiteral("if [ \"$funcstack[1]\" = _warpbench ]; then\n  _bash_complete %1\nelse\n  %2fi\n")
               .arg(answer, registered);
  if (shell == QLatin1String("fish"))
    return QStringLiteral("# Completion of warpbench for fish.\n") + fishScript(options);
  throw RequestError("--completion " + printable(shell.toStdString()) + ": must be bash, zsh or fish");
}

}  // namespace warpbench::gui

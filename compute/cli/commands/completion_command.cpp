// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/completion_command.h"

#include <algorithm>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "catalogue/catalogue.h"

namespace warpbench::cli {

namespace {

struct Command {
  std::string name;
  std::string meaning;
  std::vector<std::string> options;  ///< with their dashes
};

std::vector<Command> commandsOf(const CLI::App& app) {
  std::vector<Command> commands;
  for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; })) {
    Command command{each->get_name(), each->get_description(), {}};
    for (const CLI::Option* option : each->get_options()) {
      for (const std::string& name : option->get_lnames()) command.options.push_back("--" + name);
      for (const std::string& name : option->get_snames()) command.options.push_back("-" + name);
    }
    commands.push_back(std::move(command));
  }
  return commands;
}

std::string families() {
  std::vector<std::string> ids;
  for (const Family& family : catalog()) ids.push_back(family.id);
  return joined(ids, " ");
}

/// One branch for each family: what a `case` of the shell makes of it.
template <typename Branch>
std::string forEachFamily(Branch branch) {
  std::string text;
  for (const Family& family : catalog()) {
    std::vector<std::string> ids;
    for (const Variant& variant : family.variants) ids.push_back(variant.id);
    text += branch(family.id, joined(ids, " "));
  }
  return text;
}

/// Within single quotes of all three shells.
std::string quoted(std::string text) {
  std::ranges::replace(text, '\'', '`');
  return "'" + oneLine(text) + "'";
}

/// bash and zsh share this, with zsh's own bashcompinit.
std::string bashScript(const CLI::App& app) {
  std::string names;
  std::string options;
  for (const Command& command : commandsOf(app)) {
    names += (names.empty() ? "" : " ") + command.name;
    options += "    " + command.name + ") options=\"" + joined(command.options, " ") + "\" ;;\n";
  }
  const std::string variants = forEachFamily([](const std::string& family, const std::string& ids) {
    return "    " + family + ") echo \"" + ids + "\" ;;\n";
  });
  return R"sh(_warpbench_cli_variants() {
  case "$1" in
)sh" + variants +
         R"sh(  esac
}

_warpbench_cli() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" options="" i
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ")sh" +
         names + R"sh(" -- "$word"))
    return
  fi
  case "$command" in
)sh" + options +
         R"sh(  esac
  case "$before" in
    --variant)
      # Of a list with commas, the last.
      local list="" family
      case "$word" in *,*) list="${word%,*}," ;; esac
      for i in "${COMP_WORDS[@]}"; do
        family="$(_warpbench_cli_variants "$i")"
        [ -n "$family" ] && COMPREPLY=($(compgen -P "$list" -W "$family" -- "${word##*,}"))
      done
      return ;;
    --mode) COMPREPLY=($(compgen -W "cold hot inside" -- "$word")); return ;;
    --progress) COMPREPLY=($(compgen -W "auto json none" -- "$word")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    --family) COMPREPLY=($(compgen -W ")sh" +
         families() + R"sh(" -- "$word")); return ;;
    --out|--csv|--picture|--kernel|--against|--times|--points|--launches|--keep|--kept) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
  esac
  case "$command" in
    run|source|trace|check|record|validate)
      if [ "$command" = source ] && [ "$COMP_CWORD" -eq 3 ]; then
        COMPREPLY=($(compgen -W "$(_warpbench_cli_variants "$before")" -- "$word"))
      else
        COMPREPLY=($(compgen -W ")sh" +
         families() + R"sh(" -- "$word"))
      fi ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}

complete -o filenames -o bashdefault -F _warpbench_cli warpbench-cli
)sh";
}

std::string fishScript(const CLI::App& app) {
  const std::string complete = "complete -c warpbench-cli ";
  std::string text = complete + "-f\n";
  for (const Command& command : commandsOf(app)) {
    text += complete + "-n __fish_use_subcommand -a " + command.name + " -d " + quoted(command.meaning) + "\n";
    const std::string here = complete + "-n '__fish_seen_subcommand_from " + command.name + "' ";
    for (const std::string& option : command.options)
      text += here + (option.starts_with("--") ? "-l " + option.substr(2) : "-s " + option.substr(1)) + "\n";
  }
  for (const char* command : {"run", "source", "trace", "check", "record", "validate"})
    text += complete + "-n '__fish_seen_subcommand_from " + command + "' -a " + quoted(families()) + "\n";
  for (const char* command : {"show", "compare", "repeat", "exec"})
    text += complete + "-n '__fish_seen_subcommand_from " + command + "' -F\n";
  text += forEachFamily([&](const std::string& family, const std::string& ids) {
    return complete + "-n '__fish_seen_subcommand_from " + family + "' -l variant -x -a " + quoted(ids) + "\n";
  });
  return text + complete + "-n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'\n";
}

}  // namespace

std::string completionScript(const CLI::App& app, const std::string& shell) {
  if (shell == "bash") return "# Completion of warpbench-cli for bash.\n" + bashScript(app);
  if (shell == "zsh")
    return "#compdef warpbench-cli\n# Completion of warpbench-cli for zsh.\nautoload -U +X bashcompinit && "
           "bashcompinit\n" +
           bashScript(app);
  if (shell == "fish") return "# Completion of warpbench-cli for fish.\n" + fishScript(app);
  throw RequestError("there are completions for bash, zsh and fish, not for '" + printable(shell) + "'");
}

}  // namespace warpbench::cli

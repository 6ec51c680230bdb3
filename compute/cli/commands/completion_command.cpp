// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::cli {

namespace {

struct Option {
  std::vector<std::string> names;  ///< including the dashes
  std::string meaning;
  bool takesValue = false;
};

struct Command {
  std::string name;
  std::string meaning;
  std::vector<Option> options;

  std::vector<std::string> optionNames() const {
    std::vector<std::string> all;
    for (const Option& option : options) all.insert(all.end(), option.names.begin(), option.names.end());
    return all;
  }
};

Option optionOf(const CLI::Option& option) {
  Option made{.meaning = option.get_description(), .takesValue = option.get_items_expected_max() > 0};
  for (const std::string& name : option.get_lnames()) made.names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) made.names.push_back("-" + name);
  return made;
}

std::vector<Command> commandsOf(const CLI::App& app) {
  std::vector<Command> commands;
  for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; })) {
    Command command{each->get_name(), each->get_description(), {}};
    for (const CLI::Option* option : each->get_options())
      if (option->nonpositional()) command.options.push_back(optionOf(*option));
    commands.push_back(std::move(command));
  }
  return commands;
}

std::string families() {
  std::vector<std::string> ids;
  for (const Family& family : catalog()) ids.push_back(family.id);
  return joined(ids, " ");
}

/// The values to propose for an option.
struct Values {
  bool files = false;
  std::string words = {};  ///< separated by spaces; empty: unknown
  bool devices = false;
};

Values valuesOf(const Option& option) {
  const auto is = [&](std::initializer_list<const char*> names) {
    return std::ranges::any_of(
        names, [&](const char* name) { return std::ranges::find(option.names, name) != option.names.end(); });
  };
  if (is({"--mode"})) return {.words = "cold hot inside"};
  if (is({"--progress"})) return {.words = "auto json none"};
  if (is({"--flush"})) return {.words = "write-read memset"};
  if (is({"--family"})) return {.words = families()};
  if (is({"--device"})) return {.devices = true};
  return {.files = is({"--out", "--csv", "--picture", "--kernel", "--against", "--times", "--points", "--launches",
                       "--keep", "--kept", "--junit", "--sarif", "--suppressions", "--ncu", "-I"})};
}

bool isOfFamily(const Option& option) {
  constexpr std::array kNames{"--variant", "--preset", "--parameter", "--sweep"};
  return std::ranges::find(kNames, option.names.front()) != kNames.end();
}

/// The options of all commands, each once. Omits options whose values depend on the family, and device ids, which bash
/// splits at colons.
std::vector<Option> optionsWithValues(const CLI::App& app) {
  std::vector<Option> options;
  for (const Command& command : commandsOf(app))
    for (const Option& option : command.options)
      if (option.takesValue && !isOfFamily(option) && !valuesOf(option).devices &&
          std::ranges::find(options, option.names, &Option::names) == options.end())
        options.push_back(option);
  return options;
}

/// Joins one branch for each family that has such parts. `branch` makes a `case` branch of its variants, presets or
/// parameters.
template <typename Part, typename Branch>
std::string forEachFamily(std::vector<Part> Family::*parts, Branch branch) {
  std::string text;
  for (const Family& family : catalog()) {
    std::vector<std::string> ids;
    for (const Part& part : family.*parts) ids.push_back(part.id);
    if (!ids.empty()) text += branch(family.id, joined(ids, " "));
  }
  return text;
}

/// The text as one line, escaped for fish's single quotes.
std::string quoted(const std::string& text) {
  std::string escaped;
  for (const char c : oneLine(text)) {
    if (c == '\'' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return "'" + escaped + "'";
}

/// For bash, and for zsh with its bashcompinit.
std::string bashScript(const CLI::App& app) {
  std::string names;
  std::string options;
  for (const Command& command : commandsOf(app)) {
    names += (names.empty() ? "" : " ") + command.name;
    options += "    " + command.name + ") options=\"" + joined(command.optionNames(), " ") + "\" ;;\n";
  }
  std::string values;
  for (const Option& option : optionsWithValues(app)) {
    const Values known = valuesOf(option);
    const std::string answer = known.files ? "COMPREPLY=($(compgen -f -- \"$word\")); "
                               : known.words.empty()
                                   ? ""
                                   : "COMPREPLY=($(compgen -W \"" + known.words + "\" -- \"$word\")); ";
    values += "    " + joined(option.names, "|") + ") " + answer + "return ;;\n";
  }
  const auto branch = [](const std::string& family, const std::string& ids) {
    return "    " + family + ") echo \"" + ids + "\" ;;\n";
  };
  const std::string variants = forEachFamily(&Family::variants, branch);
  const std::string presets = forEachFamily(&Family::presets, branch);
  const std::string parameters = forEachFamily(&Family::parameters, branch);
  return R"sh(_warpbench_cli_variants() {
  case "$1" in
)sh" + variants +
         R"sh(  esac
}

_warpbench_cli_presets() {
  case "$1" in
)sh" + presets +
         R"sh(  esac
}

_warpbench_cli_parameters() {
  case "$1" in
)sh" + parameters +
         R"sh(  esac
}

# Of all devices that are here, of a list with commas the last. Their ids have colons, at which bash divides words.
_warpbench_cli_devices() {
  local head list=""
  case "$2" in *,*) list="${2%,*}," ;; esac
  COMPREPLY=($(compgen -P "$list" -W "$("$1" devices --ids 2>/dev/null)" -- "${2##*,}"))
  case "$COMP_WORDBREAKS" in
    *:*) head="${2%"${2##*:}"}"; COMPREPLY=("${COMPREPLY[@]#"$head"}") ;;
  esac
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
  local line="${COMP_LINE:0:$COMP_POINT}" typed
  typed="${line##* }"
  case "${line%"$typed"}" in
    *" --device ") _warpbench_cli_devices "${COMP_WORDS[0]}" "$typed"; return ;;
  esac
  case "$before" in
    --preset)
      for i in "${COMP_WORDS[@]}"; do
        COMPREPLY+=($(compgen -W "$(_warpbench_cli_presets "$i")" -- "$word"))
      done
      return ;;
    -p|--parameter|--sweep)
      for i in "${COMP_WORDS[@]}"; do
        COMPREPLY+=($(compgen -S = -W "$(_warpbench_cli_parameters "$i")" -- "$word"))
      done
      compopt -o nospace 2>/dev/null
      return ;;
    --variant)
      # Of a list with commas, the last.
      local list="" family
      case "$word" in *,*) list="${word%,*}," ;; esac
      for i in "${COMP_WORDS[@]}"; do
        family="$(_warpbench_cli_variants "$i")"
        [ -n "$family" ] && COMPREPLY=($(compgen -P "$list" -W "$family" -- "${word##*,}"))
      done
      return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
)sh" + values +
         R"sh(  esac
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

)sh";
}

std::string fishScript(const CLI::App& app) {
  const std::string complete = "complete -c warpbench-cli ";
  std::string text = R"fish(# Each of the words, after what stands before the last comma of a list.
function __warpbench_cli_list
  set -l before (string replace -r '^--[^=]*=' '' -- (commandline -ct) | string match -r '.*,')
  for word in $argv
    echo "$before$word"
  end
end

)fish" + complete + "-f\n";
  for (const Command& command : commandsOf(app)) {
    text += complete + "-n __fish_use_subcommand -a " + command.name + " -d " + quoted(command.meaning) + "\n";
    const std::string here = complete + "-n '__fish_seen_subcommand_from " + command.name + "'";
    for (const Option& option : command.options) {
      text += here;
      for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (option.takesValue) {
        const Values known = valuesOf(option);
        if (known.devices)
          text += " -x -a '(__warpbench_cli_list (warpbench-cli devices --ids 2>/dev/null))'";
        else
          text += known.files ? " -r -F" : (known.words.empty() ? " -x" : " -x -a " + quoted(known.words));
      }
      text += " -d " + quoted(option.meaning) + "\n";
    }
  }
  const std::string seen = complete + "-n '__fish_seen_subcommand_from ";
  const std::string noFamily = "; and not __fish_seen_subcommand_from " + families() + "'";
  for (const char* command : {"run", "source", "trace", "check"})
    text += seen + command + noFamily + " -a " + quoted(families()) + "\n";
  for (const char* command : {"record", "validate"}) text += seen + command + "' -a " + quoted(families()) + "\n";
  for (const char* command : {"show", "compare", "repeat", "exec"}) text += seen + command + "' -F\n";
  text += forEachFamily(&Family::presets, [&](const std::string& family, const std::string& ids) {
    return seen + family + "' -l preset -x -a " + quoted(ids) + "\n";
  });
  text += forEachFamily(&Family::parameters, [&](const std::string& family, const std::string& ids) {
    std::string words;
    for (const char c : ids) words += c == ' ' ? std::string("= ") : std::string(1, c);
    const std::string names = quoted(std::as_const(words += '='));
    return seen + family + "' -s p -l parameter -x -a " + names + "\n" + seen + family + "' -l sweep -x -a " + names +
           "\n";
  });
  text += forEachFamily(&Family::variants, [&](const std::string& family, const std::string& ids) {
    return seen + family + "' -l variant -x -a '(__warpbench_cli_list " + ids + ")'\n" + seen +
           "source; and __fish_seen_subcommand_from " + family + "' -a " + quoted(ids) + "\n";
  });
  return text + seen + "completion' -a 'bash zsh fish'\n";
}

}  // namespace

std::string completionScript(const CLI::App& app, const std::string& shell) {
  const std::string answer = "-o filenames -o bashdefault -F _warpbench_cli";
  const std::string registered = "complete " + answer + " warpbench-cli\n";
  if (shell == "bash") return "# Completion of warpbench-cli for bash.\n" + bashScript(app) + registered;
  // zsh reads the file at the first completion, and expects an answer at once.
  if (shell == "zsh")
    return "#compdef warpbench-cli\n# Completion of warpbench-cli for zsh.\nautoload -U +X bashcompinit && "
           "bashcompinit\n" +
           bashScript(app) + "if [ \"$funcstack[1]\" = _warpbench-cli ]; then\n  _bash_complete " + answer +
           "\nelse\n  " + registered + "fi\n";
  if (shell == "fish") return "# Completion of warpbench-cli for fish.\n" + fishScript(app);
  throw RequestError("there are completions for bash, zsh and fish, not for '" + printable(shell) + "'");
}

}  // namespace warpbench::cli

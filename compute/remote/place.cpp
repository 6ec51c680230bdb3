// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/place.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <optional>
#include <system_error>

#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/devices/devices.h"
#include "results/values/device_id.h"

namespace warpbench::process {

namespace {

using Kind = Remote::Kind;

struct KindWord {
  Kind kind;
  std::string_view word;
};
constexpr std::array kKinds{KindWord{Kind::Process, "process"}, KindWord{Kind::Ssh, "ssh"},
                            KindWord{Kind::Slurm, "slurm"},     KindWord{Kind::Docker, "docker"},
                            KindWord{Kind::Podman, "podman"},   KindWord{Kind::Apptainer, "apptainer"},
                            KindWord{Kind::Command, "command"}};

std::string wordOf(Kind kind) { return std::string(std::ranges::find(kKinds, kind, &KindWord::kind)->word); }

bool letterOrDigit(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 && static_cast<signed char>(c) > 0;
}

/// Checks a name that becomes an argument of another program, which would take a leading '-' for an option.
void check(const std::string& what, const std::string& value, std::string_view others) {
  if (value.empty()) throw RequestError(Message::text("the place's %1 is missing"), what);
  if (value.front() == '-' || value.find("@-") != std::string::npos)
    throw RequestError(Message::text("the place's %1 '%2' begins with '-', like an option"), what, printable(value));
  for (const char c : value)
    if (!letterOrDigit(c) && others.find(c) == std::string_view::npos)
      throw RequestError(Message::text("the place's %1 '%2' has a character other than letters, digits and %3"), what,
                         printable(value), others);
}

/// Checks a path, which may contain nearly any character.
void checkPath(const std::string& what, const std::string& value) {
  if (value.empty()) throw RequestError(Message::text("the place's %1 is missing"), what);
  if (value.front() == '-')
    throw RequestError(Message::text("the place's %1 '%2' begins with '-', like an option"), what, printable(value));
  for (const char c : value)
    if (std::iscntrl(static_cast<unsigned char>(c)) != 0)
      throw RequestError(Message::text("the place's %1 '%2' has a control character"), what, printable(value));
}

/// An option of a kind of place.
struct Option {
  std::string_view name;
  std::string Remote::*value;
};

std::vector<Option> optionsOf(Kind kind) {
  switch (kind) {
    case Kind::Ssh:
      return {{"port", &Remote::port}, {"config", &Remote::config}, {"program", &Remote::program}};
    case Kind::Slurm:
      return {{"host", &Remote::host},           {"port", &Remote::port},      {"config", &Remote::config},
              {"partition", &Remote::partition}, {"gpus", &Remote::gpus},      {"time", &Remote::time},
              {"account", &Remote::account},     {"program", &Remote::program}};
    case Kind::Docker:
    case Kind::Podman:
    case Kind::Apptainer:
      return {{"gpus", &Remote::gpus}, {"program", &Remote::program}};
    case Kind::Process:
    case Kind::Command:
      break;
  }
  return {};
}

void setOption(Remote& place, std::string_view text) {
  std::vector<std::string> known;
  const std::size_t sign = text.find('=');
  for (const Option& option : optionsOf(place.kind)) {
    known.emplace_back(option.name);
    if (sign == std::string_view::npos || text.substr(0, sign) != option.name) continue;
    place.*option.value = text.substr(sign + 1);
    if ((place.*option.value).empty()) throw RequestError(Message::text("the place's %1 is missing"), option.name);
    return;
  }
  throw RequestError(Message::text("a place by %1 has no option '%2'; its options are %3"), wordOf(place.kind),
                     printable(text), joined(known));
}

void checkNames(const Remote& place) {
  const auto checkGiven = [](const std::string& what, const std::string& value, std::string_view others) {
    if (!value.empty()) check(what, value, others);
  };
  checkPath("program", place.program);
  if (place.kind == Kind::Ssh || !place.host.empty()) check("host", place.host, ".-_@:[]%");
  if (!place.config.empty()) checkPath("config", place.config);
  if (place.port.find_first_not_of("0123456789") != std::string::npos || place.port.size() > 5)
    throw RequestError(Message::text("the place's port '%1' is not a port number"), printable(place.port));
  if (place.kind == Kind::Slurm) {
    checkGiven("partition", place.partition, ".-_");
    checkGiven("gpus", place.gpus, ":-_");
    checkGiven("time", place.time, ":-");
    checkGiven("account", place.account, ".-_");
  } else if (!place.gpus.empty() && place.gpus != "all") {
    throw RequestError(Message::text("a container gets all GPUs (gpus=all) or none: gpus=%1 is neither"),
                       printable(place.gpus));
  }
  if (place.kind == Kind::Docker || place.kind == Kind::Podman || place.kind == Kind::Apptainer)
    check("image", place.image, ".-_/:@+");
}

/// ssh and its arguments up to the host; a remote shell command follows.
std::vector<std::string> loginOf(const Remote& place) {
  // Never prompt, and time out on unreachable hosts.
  std::vector<std::string> words{
      "ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o", "ServerAliveInterval=15"};
  if (!place.port.empty()) words.insert(words.end(), {"-p", place.port});
  if (!place.config.empty()) words.insert(words.end(), {"-F", place.config});
  words.insert(words.end(), {"--", place.host});
  return words;
}

/// Start limits: a container may have to be fetched, and a job may wait in the queue.
Timeouts timeoutsOf(Kind kind) {
  constexpr double kMinute = 60;
  constexpr double kWeek = 7 * 24 * 60 * kMinute;
  switch (kind) {
    case Kind::Slurm:
      return {.start = kWeek};
    case Kind::Docker:
    case Kind::Podman:
    case Kind::Apptainer:
      return {.start = 10 * kMinute};
    case Kind::Process:
      return {.grace = 0.4, .endsAtOnce = true};
    case Kind::Ssh:
    case Kind::Command:
      break;
  }
  return {};
}

}  // namespace

void addJobOptions(std::vector<std::string>& words, const Remote& place) {
  const auto add = [&words](const char* option, const std::string& value) {
    if (!value.empty()) words.push_back(option + value);
  };
  add("--partition=", place.partition);
  add("--gpus=", place.gpus);
  add("--time=", place.time);
  add("--account=", place.account);
}

std::vector<std::string> splitWords(std::string_view text) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      word = word.value_or("") + text[++i];
    } else if (quote != 0) {
      if (c == quote)
        quote = 0;
      else
        *word += c;
    } else if (c == '\'' || c == '"') {
      quote = c;
      word = word.value_or("");
    } else if (c == ' ' || c == '\t') {
      if (word) words.push_back(*std::exchange(word, std::nullopt));
    } else {
      word = word.value_or("") + c;
    }
  }
  if (quote != 0) throw RequestError(Message::text("'%1': a quote is not closed"), printable(text));
  if (word) words.push_back(*word);
  if (words.empty() || words.front().empty()) throw RequestError(Message::text("the place's %1 is missing"), "command");
  return words;
}

std::string quotedForShell(const std::string& word) {
  constexpr std::string_view kPlain = "._/+-";
  if (!word.empty() &&
      std::ranges::all_of(word, [&](char c) { return letterOrDigit(c) || kPlain.find(c) != std::string_view::npos; }))
    return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

Remote remoteFrom(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view word = text.substr(0, colon);
  const auto known = std::ranges::find(kKinds, word, &KindWord::word);
  if (known == kKinds.end())
    throw RequestError(Message::text("there is no place '%1'; the places are %2"), printable(text), kPlaceForms);
  Remote place{.kind = known->kind};
  std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  if (place.kind == Kind::Command) {
    place.words = splitWords(rest);
    return place;
  }
  if (place.kind == Kind::Process && colon != std::string_view::npos)
    throw RequestError(Message::text("the place process takes no options: '%1'"), printable(text));
  bool first = true;
  while (!rest.empty() || (first && place.kind != Kind::Process && place.kind != Kind::Slurm)) {
    const std::size_t comma = rest.find(',');
    const std::string_view part = rest.substr(0, comma);
    rest = comma == std::string_view::npos ? "" : rest.substr(comma + 1);
    if (!first || place.kind == Kind::Slurm)
      setOption(place, part);
    else
      (place.kind == Kind::Ssh ? place.host : place.image) = part;
    first = false;
  }
  checkNames(place);
  return place;
}

bool isRemote(std::string_view text) {
  try {
    remoteFrom(text);
    return true;
  } catch (const RequestError&) {
    return false;
  }
}

std::string nameOf(const Remote& place) {
  std::string name = wordOf(place.kind);
  for (const std::string& detail : {place.host, place.partition, place.image})
    if (!detail.empty()) name += ":" + detail;
  return name;
}

std::vector<std::string> commandOf(const Remote& place, const std::string& ownProgram) {
  switch (place.kind) {
    case Kind::Process:
      return {ownProgram, "serve"};
    case Kind::Ssh: {
      std::vector<std::string> words = loginOf(place);
      // sshd passes the command to a shell.
      words.push_back(quotedForShell(place.program) + " serve");
      return words;
    }
    case Kind::Slurm: {
      std::vector<std::string> words{"srun", "--quiet", "--ntasks=1", "--unbuffered"};
      addJobOptions(words, place);
      words.insert(words.end(), {place.program, "serve"});
      return words;
    }
    case Kind::Docker:
    case Kind::Podman: {
      std::vector<std::string> words{wordOf(place.kind), "run", "--rm", "--interactive"};
      if (!place.gpus.empty())
        words.emplace_back(place.kind == Kind::Docker ? "--gpus=all" : "--device=nvidia.com/gpu=all");
      words.insert(words.end(), {place.image, place.program, "serve"});
      return words;
    }
    case Kind::Apptainer: {
      std::vector<std::string> words{"apptainer", "exec"};
      if (!place.gpus.empty()) words.emplace_back("--nv");
      words.insert(words.end(), {place.image, place.program, "serve"});
      return words;
    }
    case Kind::Command:
      break;
  }
  return place.words;
}

std::string ownServer() {
  constexpr const char* kName = "warpbench-cli";
  std::error_code error;
  const std::filesystem::path own = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return kName;
  const std::filesystem::path beside = own.parent_path() / kName;
  return std::filesystem::exists(beside, error) ? beside.string() : kName;
}

Endpoint parseEndpoint(const Remote& place, const std::string& name) {
  return {.name = name,
          .words = commandOf(place, ownServer()),
          .timeouts = timeoutsOf(place.kind),
          .slurm = place.kind == Kind::Slurm,
          .login = place.kind == Kind::Slurm && !place.host.empty() ? loginOf(place) : std::vector<std::string>()};
}

Endpoint confinedEndpoint() {
  Endpoint endpoint = parseEndpoint(remoteFrom("process"), "");
  endpoint.words.emplace_back("--confined");
  return endpoint;
}

bool isPlaceName(std::string_view name) {
  constexpr std::string_view kOthers = ".-_:[] ";
  constexpr std::size_t kLongest = 64;
  return !name.empty() && name.size() <= kLongest && name.front() != ' ' && name.back() != ' ' &&
         std::ranges::all_of(name,
                             [&](char c) { return letterOrDigit(c) || kOthers.find(c) != std::string_view::npos; });
}

std::vector<DeviceInfo> devicesAt(const NamedRemote& place, const std::stop_token& stop,
                                  const PointProgress& progress) {
  try {
    return listDevices(parseEndpoint(remoteFrom(place.text), place.name), stop, progress);
  } catch (const Cancelled&) {
    throw;
  } catch (const std::exception& error) {
    DeviceInfo info;
    info.kind = DeviceInfo::Kind::Cuda;
    info.record.id = withPlace("cuda:0", place.name);
    info.record.name = oneLine(place.name);
    info.available = false;
    info.whyNot = messageOf(error);
    return {info};
  }
}

std::unique_ptr<Device> openInChild(const std::string& id, const std::stop_token& stop) {
  return std::make_unique<ProcessDevice>(
      id.starts_with("simulated:") ? confinedEndpoint() : parseEndpoint(remoteFrom("process"), ""), id, stop);
}

std::unique_ptr<Device> openHere(std::string_view id) {
  return id.starts_with("cuda:") ? openInChild(std::string(id)) : openDevice(id);
}

std::unique_ptr<Device> openAt(std::string_view id, const std::vector<NamedRemote>& places, const std::stop_token& stop,
                               const PointProgress& progress) {
  const std::string_view name = placeIn(id);
  const auto place = std::ranges::find(places, name, &NamedRemote::name);
  if (place == places.end())
    throw RequestError(Message::text("device '%1' is at an unknown place: '%2'"), printable(id), printable(name));
  return std::make_unique<ProcessDevice>(parseEndpoint(remoteFrom(place->text), place->name),
                                         std::string(withoutPlace(id)), stop, progress);
}

}  // namespace warpbench::process

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/allowed.h"

#include <algorithm>

#include "cli/command.h"
#include "cli/options.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::cli {
namespace {

namespace fs = std::filesystem;

bool allowsAll(const std::vector<std::string>& allowed) {
  return std::ranges::count(namesIn("--allow", allowed), "all") > 0;
}

std::string folderOf(const std::string& word, std::size_t begin) {
  std::error_code unknown;
  const fs::path folder = fs::canonical(word.substr(begin), unknown);
  if (unknown) throw RequestError("--allow: there is no '" + printable(word.substr(begin)) + "'");
  return folder.string();
}

}  // namespace

void addAllowed(CLI::App& command, std::vector<std::string>& allowed) {
  addRepeated(command, "--allow", allowed,
              "Let the program do more than read and write in its folder: network, processes, read=DIR, write=DIR; or "
              "all: no sandbox")
      ->type_name("WHAT,WHAT");
}

std::optional<sandbox::Confinement> makeConfinement(const std::vector<std::string>& allowed,
                                                    const std::vector<fs::path>& files) {
  sandbox::Confinement confinement = sandbox::systemConfinement();
  for (const fs::path& file : files) sandbox::addFolder(confinement.write, file.parent_path());
  sandbox::addFolder(confinement.write, ".");
  for (const std::string& word : namesIn("--allow", allowed)) {
    if (word == "network")
      confinement.network = true;
    else if (word == "processes")
      confinement.processes = true;
    else if (word.starts_with("read="))
      confinement.read.push_back(folderOf(word, 5));
    else if (word.starts_with("write="))
      confinement.write.push_back(folderOf(word, 6));
    else if (word != "all")
      throw RequestError("--allow: '" + printable(word) +
                         "' is not one of network, processes, read=DIR, write=DIR, all");
  }
  if (allowsAll(allowed)) return std::nullopt;
  if (confinement.network)  // to resolve host names
    for (const char* const file :
         {"/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/services", "/etc/ssl", "/run"})
      confinement.read.emplace_back(file);
  return confinement;
}

void sayWhatIsNotConfined(const std::vector<std::string>& allowed, bool onGpu) {
  if (!makeConfinement(allowed, {})) return;
  if (onGpu) {
    say("a program on a GPU runs without the sandbox; --allow all hides this line");
    return;
  }
  if (const std::string what = sandbox::whatCannotBeConfined(); !what.empty())
    say("this kernel cannot confine " + what + ": the program can do there what you can");
}

}  // namespace warpbench::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// warpbench-mutants: warpbench-cli with mutated kernels. It reads commands, one per line: the place to change, its
// change, the command's time limit in seconds, and the command's words, separated by tabs. It answers each with a line,
// "EXIT-CODE SIGNAL BYTES", and that many bytes: the command's output, a form feed, and the places that kernels have
// reached.
#include "mutants.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/subcommands.h"

namespace warpbench::mutants {
namespace {

int chosen = 0;
int change = 0;
std::set<int> reached;
int reachedLast = 0;

void reach(int place) {
  if (place == reachedLast) return;
  reachedLast = place;
  reached.insert(place);
}

struct Command {
  int place = 0;
  int change = 0;
  unsigned seconds = 0;
  std::vector<std::string> words;
};

Command commandOf(const std::string& line) {
  Command command;
  std::istringstream text(line);
  text >> command.place >> command.change >> command.seconds;
  text.get();
  for (std::string word; std::getline(text, word, '\t');) command.words.push_back(word);
  return command;
}

int run(std::vector<std::string> words) {
  words.insert(words.begin(), "warpbench-mutants");
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  const int code = cli::runCommandLine(static_cast<int>(pointers.size()), pointers.data());
  std::cout.flush();
  std::fflush(stdout);
  return code;
}

/// Runs a command in this process, to read the debug information of its family's kernels once: this takes longer than
/// most commands.
void warmUp(const Command& command) {
  const int output = ::dup(STDOUT_FILENO);
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  ::dup2(nowhere, STDOUT_FILENO);
  run(command.words);
  ::dup2(output, STDOUT_FILENO);
  ::close(nowhere);
  ::close(output);
}

[[noreturn]] void become(const Command& command, int output) {
  ::dup2(output, STDOUT_FILENO);
  ::alarm(command.seconds);
  chosen = command.place;
  change = command.change;
  reached.clear();
  reachedLast = 0;
  const int code = run(command.words);
  std::cout << '\f';
  for (const int place : reached) std::cout << place << ' ';
  std::cout.flush();
  ::_exit(code);
}

void answer(const Command& command) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) std::exit(1);
  const pid_t child = ::fork();
  if (child < 0) std::exit(1);
  if (child == 0) {
    ::close(ends[0]);
    become(command, ends[1]);
  }
  ::close(ends[1]);
  std::string said;
  std::array<char, 65536> part;
  for (ssize_t bytes = 0; (bytes = ::read(ends[0], part.data(), part.size())) > 0;)
    said.append(part.data(), static_cast<std::size_t>(bytes));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  std::cout << (WIFEXITED(status) ? WEXITSTATUS(status) : 0) << ' ' << (WIFSIGNALED(status) ? WTERMSIG(status) : 0)
            << ' ' << said.size() << '\n'
            << said << std::flush;
}

}  // namespace

int shift(int place) {
  reach(place);
  return place == chosen ? change : 0;
}

bool keeps(int place) {
  reach(place);
  return place != chosen;
}

}  // namespace warpbench::mutants

int main() {
  using namespace warpbench::mutants;
  std::set<std::string> known;
  for (std::string line; std::getline(std::cin, line);) {
    const Command command = commandOf(line);
    const bool checks = command.words.size() > 1 && command.words[0] == "check";
    if (checks && known.insert(command.words[1]).second) warmUp(command);
    answer(command);
  }
}

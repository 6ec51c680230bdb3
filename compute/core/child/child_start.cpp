// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/child_start.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "core/text/error.h"
#include "core/text/system_message.h"

namespace warpbench::process {

namespace {

/// The child's ends of the pipes; -1 if inherited.
struct Ends {
  int input = -1;
  int output = -1;
  int errors = -1;
};

/// Built before fork(): the child of a multithreaded program may only call async-signal-safe functions.
struct Program {
  std::string path;
  std::vector<char*> words;
  std::vector<char*> environment;
};

std::vector<char*> pointersTo(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

void limit(__rlimit_resource resource, std::size_t most) {
  rlimit limits{};
  ::getrlimit(resource, &limits);
  limits.rlim_cur = std::min<rlim_t>(most, limits.rlim_cur);
  ::setrlimit(resource, &limits);
}

/// Setup common to programs and forked copies.
void begin(const ChildStart& start) {
  if (start.ownGroup) ::setpgid(0, 0);
  if (start.endsWithStarter()) ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (start.limits.memoryBytes != 0) limit(RLIMIT_AS, start.limits.memoryBytes);
  if (start.limits.fileBytes != 0) limit(RLIMIT_FSIZE, start.limits.fileBytes);
  if (start.limits.cpuSeconds != 0) limit(RLIMIT_CPU, start.limits.cpuSeconds);
  if (start.limits.noCoreFile) limit(RLIMIT_CORE, 0);
  struct sigaction usual {};
  usual.sa_handler = SIG_DFL;
  for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGCHLD})
    ::sigaction(signal, &usual, nullptr);
  sigset_t none;
  sigemptyset(&none);
  ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
}

/// Returns only on failure, with the errno.
int become(const ChildStart& start, const char* folder, const Program& program, const Ends& ends) {
  if (ends.input >= 0) ::dup2(ends.input, STDIN_FILENO);
  if (ends.output >= 0) ::dup2(ends.output, STDOUT_FILENO);
  if (ends.errors >= 0) ::dup2(ends.errors, STDERR_FILENO);
  if (!start.folder.empty() && ::chdir(folder) != 0) return errno;
  if (start.confinement) sandbox::confine(*start.confinement);
  ::execve(program.path.c_str(), program.words.data(), program.environment.data());
  return errno;
}

/// The program's file; if not found, the name unchanged so that execve() reports it.
std::string pathOf(const std::string& name) {
  if (name.find('/') != std::string::npos) return name;
  const auto found = findProgram(name);
  return found ? found->string() : name;
}

}  // namespace

Pipe Pipe::make() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    throw DeviceError(Message::text("cannot make a pipe: %1"), systemMessage(errno));
  return {.read = Descriptor(ends[0]), .write = Descriptor(ends[1])};
}

std::optional<std::filesystem::path> findProgram(const std::string& name) {
  const char* const variable = std::getenv("PATH");
  std::string_view path = variable ? variable : "/usr/bin:/bin";
  while (!path.empty()) {
    const std::size_t end = std::min(path.find(':'), path.size());
    const std::filesystem::path candidate = std::filesystem::path(path.substr(0, end)) / name;
    path.remove_prefix(std::min(end + 1, path.size()));
    std::error_code unknown;
    if (candidate.is_absolute() && std::filesystem::is_regular_file(candidate, unknown) &&
        ::access(candidate.c_str(), X_OK) == 0)
      return candidate;
  }
  return std::nullopt;
}

StartedChild startChild(const ChildStart& start) {
  using Input = ChildStart::Input;
  using Stream = ChildStart::Stream;
  using Errors = ChildStart::Errors;
  const auto piped = [](bool is) { return is ? Pipe::make() : Pipe(); };
  Pipe input = piped(start.input == Input::Piped);
  Pipe output = piped(start.output == Stream::Piped);
  Pipe errors = piped(start.errors == Errors::Piped);
  Pipe failure = Pipe::make();  // closed on a successful exec; otherwise carries the error
  Descriptor nothing;
  if (start.input == Input::Nothing) nothing = Descriptor("/dev/null", O_RDONLY);
  const Ends ends{.input = start.input == Input::Nothing ? nothing.get() : input.read.get(),
                  .output = output.write.get(),
                  .errors = start.errors == Errors::WithOutput ? output.write.get() : errors.write.get()};
  const std::string name = start.body ? "this program" : start.words.at(0);
  const std::string folder = start.folder.string();
  Program program;
  if (!start.body) {
    program = {.path = pathOf(name), .words = pointersTo(start.words), .environment = pointersTo(start.environment)};
    if (start.environment.empty()) {
      program.environment.clear();
      for (char** entry = environ; *entry != nullptr; ++entry) program.environment.push_back(*entry);
      program.environment.push_back(nullptr);
    }
  }
  const pid_t pid = ::fork();
  if (pid < 0) throw DeviceError(Message::text("cannot start '%1': %2"), printable(name), systemMessage(errno));
  if (pid == 0) {
    begin(start);
    if (start.body) {
      failure.write.close();
      output.read.close();
      std::_Exit(start.body(ends.output));
    }
    const int error = become(start, folder.c_str(), program, ends);
    static_cast<void>(::write(failure.write.get(), &error, sizeof error));
    ::_exit(1);
  }
  if (start.ownGroup) ::setpgid(pid, pid);  // in parent and child, since either may run first
  StartedChild child{
      .pid = pid, .input = std::move(input.write), .output = std::move(output.read), .errors = std::move(errors.read)};
  failure.write.close();
  int error = 0;
  ssize_t count = 0;
  do count = ::read(failure.read.get(), &error, sizeof error);
  while (count < 0 && errno == EINTR);
  if (count == sizeof error) {
    ::waitpid(pid, nullptr, 0);
    throw DeviceError(Message::text("cannot start '%1': %2"), printable(name), systemMessage(error));
  }
  return child;
}

}  // namespace warpbench::process

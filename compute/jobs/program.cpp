// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/program.h"

#include "base/last_words.h"
#include "device/process/child.h"

namespace warpbench::jobs {

using process::Child;

std::string outputOf(const std::vector<std::string>& words, std::chrono::seconds limit) {
  constexpr std::size_t kMost = std::size_t{16} << 20;
  const std::string name = printable(words.at(0));
  const Message late(Message::text("did not end within %1 s"), limit.count());
  Child child(words, kMost);
  const Child::Clock::time_point until = Child::Clock::now() + limit;
  std::string output;
  const auto take = [&] {
    while (const auto line = child.nextLine()) output += line->text + "\n";
    if (!child.rest().tooLong && output.size() + child.rest().text.size() <= kMost) return;
    child.end();
    throw DeviceError(processFailure(name, {Message::text("wrote more than %1 MiB"), kMost >> 20}));
  };
  for (;;) {
    const Child::Event event = child.wait(until, -1);
    take();
    if (event == Child::Event::Ended) break;
    if (event == Child::Event::TimedOut || Child::Clock::now() >= until) {
      child.end();
      throw TimedOut(processFailure(name, late));
    }
  }
  output += child.rest().text;
  if (!child.awaitEnd(until)) {
    child.end();
    throw TimedOut(processFailure(name, late));
  }
  const Message end = child.end();
  if (child.endedWell()) return output;
  throw DeviceError(processFailure(name, end, child.complaints()));
}

}  // namespace warpbench::jobs

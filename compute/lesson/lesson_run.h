// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"
#include "device/device.h"
#include "lesson/lesson.h"

namespace warpbench {

/// An experiment of a lesson on one of this machine's devices.
struct LessonRun {
  Request request;
  Message whyNotChosen;              ///< why not on the device that was chosen: one line; empty where it is
  std::vector<std::string> leftOut;  ///< variants of the experiment that the device does not run
};

/// The experiment on that device: its own sizes where it simulates, and no more of each launch than takes a moment.
Request requestFor(const LessonExperiment& experiment, const DeviceInfo& device);

/// Where a lesson's experiment can run, best first: the device chosen, then the CPU for its own loops, a recording
/// (nvidia-h200 first) and a simulated device. One after the other is tried when a run fails. A chosen device that
/// lacks some of the variants runs the others; a stand-in has all, but where none does. Where `needsCounts`, simulated
/// devices come first, that of the chosen GPU's profile before the others.
std::vector<LessonRun> lessonRuns(const LessonExperiment& experiment, const std::vector<DeviceInfo>& devices,
                                  std::string_view chosen, bool needsCounts);

}  // namespace warpbench

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "jobs/detached_job.h"

namespace warpbench::jobs {

std::string toJson(const JobRecord& record);

JobRecord recordFrom(std::string_view text);

}  // namespace warpbench::jobs

// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/open_several.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

#include "core/text/error.h"
#include "device/several_gpus.h"
#include "results/values/device_id.h"

namespace warpbench::process {

std::vector<std::unique_ptr<Device>> openEach(const std::vector<std::string>& ids, const DeviceOpener& open,
                                              const std::stop_token& stop) {
  std::vector<std::unique_ptr<Device>> devices(ids.size());
  std::stop_source any;
  const std::stop_callback outer(stop, [&any] { any.request_stop(); });
  std::mutex mutex;
  std::exception_ptr failure;
  {
    std::vector<std::jthread> threads;
    const auto fail = [&] {
      // Only the first exception is the reason; this one cancels the other devices.
      const std::scoped_lock lock(mutex);
      if (!failure) failure = std::current_exception();
      any.request_stop();
    };
    try {
      for (std::size_t i = 0; i < ids.size(); ++i)
        threads.emplace_back([&, i] {
          try {
            devices[i] = open(ids[i], any.get_token());
          } catch (...) {
            fail();
          }
        });
    } catch (const std::system_error&) {
      fail();  // out of threads
    }
  }
  if (failure) std::rethrow_exception(failure);
  return devices;
}

void checkTogether(const Remote& place) {
  if (place.kind == Remote::Kind::Slurm)
    throw RequestError(
        Message::text("several GPUs of a cluster work together only in a detached job: leave it to the cluster "
                      "(--detach), or choose one GPU"));
}

std::vector<std::unique_ptr<Device>> openTogether(std::string_view ids, const std::vector<NamedRemote>& places,
                                                  const std::stop_token& stop) {
  const std::vector<std::string> all = devicesIn(ids);
  for (const std::string& id : all)
    if (const auto place = std::ranges::find(places, placeIn(id), &NamedRemote::name); place != places.end())
      checkTogether(remoteFrom(place->text));
  const auto open = [&](const std::string& id, const std::stop_token& any) {
    return placeIn(id).empty() ? openInChild(id, any) : openAt(id, places, any);
  };
  return openEach(all, open, stop);
}

}  // namespace warpbench::process

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <utility>

namespace warpbench {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : m_fd(fd) {}
  Descriptor(const std::filesystem::path& path, int flags, mode_t mode = 0)
      : m_fd(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    close();
    m_fd = std::exchange(other.m_fd, -1);
    return *this;
  }

  bool isOpen() const { return m_fd >= 0; }
  int get() const { return m_fd; }

  /// @returns 0 or an errno: some file systems report a full disk only here.
  int close() {
    if (m_fd < 0) return 0;
    const int fd = std::exchange(m_fd, -1);
    return ::close(fd) == 0 || errno == EINTR ? 0 : errno;
  }

  /// Reports the error that close() would, without closing. @returns 0 or an errno.
  int closeCopy() const {
    const int copy = ::fcntl(m_fd, F_DUPFD_CLOEXEC, 0);
    return copy < 0 || (::close(copy) != 0 && errno != EINTR) ? errno : 0;
  }

  /// @returns 0 or an errno.
  int writeAll(std::string_view content) const {
    while (!content.empty()) {
      const ssize_t written = ::write(m_fd, content.data(), content.size());
      if (written >= 0)
        content.remove_prefix(static_cast<std::size_t>(written));
      else if (errno != EINTR)
        return errno;
    }
    return 0;
  }

 private:
  int m_fd = -1;
};

}  // namespace warpbench

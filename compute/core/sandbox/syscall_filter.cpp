// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sandbox/syscall_filter.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

#include "core/sandbox/landlock.h"

namespace warpbench::sandbox {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0;
#endif

/// System calls that older headers lack; the numbers are the same on all architectures.
constexpr int kFchmodat2 = 452;
constexpr int kProcessMadvise = 440;
constexpr int kPidfdGetfd = 438;
constexpr int kMountSetattr = 442;

enum class Group : std::uint8_t { Network, Processes, Builds, Always };
struct Denied {
  int number;
  Group group;
  const char* what;
};

constexpr const char* kOthers = "look into another process or change it";
constexpr const char* kSystem = "change the system";
constexpr const char* kAttributes = "change the owner, the rights or the times of a file";
constexpr const char* kShared = "use memory or queues that processes share";
constexpr const char* kStart = "start a process";

constexpr Denied kDenied[] = {
    {SYS_socket, Group::Network, "open a socket"},
    {SYS_io_uring_setup, Group::Always, "use io_uring"},
#ifdef SYS_fork
    {SYS_fork, Group::Processes, kStart},
    {SYS_vfork, Group::Processes, kStart},
#endif
    {SYS_execve, Group::Processes, kStart},
    {SYS_execveat, Group::Processes, kStart},
    {SYS_ptrace, Group::Always, kOthers},
    {SYS_process_vm_readv, Group::Always, kOthers},
    {SYS_process_vm_writev, Group::Always, kOthers},
    {SYS_pidfd_open, Group::Always, kOthers},
    {SYS_pidfd_send_signal, Group::Always, kOthers},
    {kPidfdGetfd, Group::Always, kOthers},
    {kProcessMadvise, Group::Always, kOthers},
    {SYS_kcmp, Group::Always, kOthers},
    {SYS_ioprio_set, Group::Always, kOthers},
    {SYS_perf_event_open, Group::Always, kSystem},
    {SYS_bpf, Group::Always, kSystem},
    {SYS_userfaultfd, Group::Always, kSystem},
    {SYS_mount, Group::Always, kSystem},
    {SYS_umount2, Group::Always, kSystem},
    {SYS_pivot_root, Group::Always, kSystem},
    {SYS_chroot, Group::Always, kSystem},
    {SYS_setns, Group::Always, kSystem},
    {SYS_unshare, Group::Always, kSystem},
    {SYS_move_mount, Group::Always, kSystem},
    {SYS_open_tree, Group::Always, kSystem},
    {SYS_fsopen, Group::Always, kSystem},
    {SYS_fsconfig, Group::Always, kSystem},
    {SYS_fsmount, Group::Always, kSystem},
    {SYS_fspick, Group::Always, kSystem},
    {kMountSetattr, Group::Always, kSystem},
    {SYS_add_key, Group::Always, kSystem},
    {SYS_request_key, Group::Always, kSystem},
    {SYS_keyctl, Group::Always, kSystem},
    {SYS_init_module, Group::Always, kSystem},
    {SYS_finit_module, Group::Always, kSystem},
    {SYS_delete_module, Group::Always, kSystem},
    {SYS_kexec_load, Group::Always, kSystem},
    {SYS_kexec_file_load, Group::Always, kSystem},
    {SYS_reboot, Group::Always, kSystem},
    {SYS_swapon, Group::Always, kSystem},
    {SYS_swapoff, Group::Always, kSystem},
    {SYS_sethostname, Group::Always, kSystem},
    {SYS_setdomainname, Group::Always, kSystem},
    {SYS_settimeofday, Group::Always, kSystem},
    {SYS_clock_settime, Group::Always, kSystem},
    {SYS_adjtimex, Group::Always, kSystem},
    {SYS_clock_adjtime, Group::Always, kSystem},
    {SYS_acct, Group::Always, kSystem},
    {SYS_quotactl, Group::Always, kSystem},
    {SYS_syslog, Group::Always, kSystem},
    {SYS_name_to_handle_at, Group::Always, kSystem},
    {SYS_open_by_handle_at, Group::Always, kSystem},
    {SYS_fanotify_init, Group::Always, kSystem},
#ifdef SYS_iopl
    {SYS_iopl, Group::Always, kSystem},
    {SYS_ioperm, Group::Always, kSystem},
    {SYS_chmod, Group::Builds, kAttributes},
    {SYS_chown, Group::Always, kAttributes},
    {SYS_lchown, Group::Always, kAttributes},
    {SYS_utime, Group::Builds, kAttributes},
    {SYS_utimes, Group::Builds, kAttributes},
    {SYS_futimesat, Group::Builds, kAttributes},
#endif
    {SYS_fchmodat, Group::Builds, kAttributes},
    {kFchmodat2, Group::Builds, kAttributes},
    {SYS_fchown, Group::Always, kAttributes},
    {SYS_fchownat, Group::Always, kAttributes},
    {SYS_setxattr, Group::Always, kAttributes},
    {SYS_lsetxattr, Group::Always, kAttributes},
    {SYS_fsetxattr, Group::Always, kAttributes},
    {SYS_removexattr, Group::Always, kAttributes},
    {SYS_lremovexattr, Group::Always, kAttributes},
    {SYS_fremovexattr, Group::Always, kAttributes},
    {SYS_shmget, Group::Always, kShared},
    {SYS_shmat, Group::Always, kShared},
    {SYS_semget, Group::Always, kShared},
    {SYS_msgget, Group::Always, kShared},
    {SYS_mq_open, Group::Always, kShared},
};

/// A BPF program on the stack: after fork() nothing may be allocated.
class Filter {
 public:
  void add(std::uint16_t code, std::uint32_t operand, std::uint8_t yes = 0, std::uint8_t no = 0) noexcept {
    if (m_count < m_steps.size()) m_steps[m_count++] = {.code = code, .jt = yes, .jf = no, .k = operand};
  }
  void load(std::size_t offset) noexcept { add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }
  void loadNumber() noexcept { load(offsetof(seccomp_data, nr)); }
  /// Loads the lower half of an argument.
  void loadArgument(std::size_t which) noexcept { load(offsetof(seccomp_data, args) + which * 8); }
  void end(std::uint32_t answer) noexcept { add(BPF_RET | BPF_K, answer); }
  /// Skips the next `steps` unless the loaded value equals `value`.
  void unlessEqual(std::uint32_t value, std::uint8_t steps) noexcept {
    add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, steps);
  }
  void onlyFor(int number, std::uint8_t steps) noexcept { unlessEqual(static_cast<std::uint32_t>(number), steps); }

  bool install() noexcept {
    const sock_fprog program{.len = static_cast<unsigned short>(m_count), .filter = m_steps.data()};
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
  }

 private:
  std::array<sock_filter, 400> m_steps{};
  std::size_t m_count = 0;
};

}  // namespace

bool filtersCalls() noexcept {
  std::uint32_t action = SECCOMP_RET_TRAP;
  return kArchitecture != 0 && ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

DeniedCall deniedCall(int number) noexcept {
  for (const Denied& each : kDenied)
    if (each.number == number)
      return {each.what, each.group == Group::Network ? "network" : each.group == Group::Processes ? "processes" : ""};
  switch (number) {
    case SYS_kill:
    case SYS_tkill:
    case SYS_tgkill:
    case SYS_rt_sigqueueinfo:
    case SYS_rt_tgsigqueueinfo:
      return {"send a signal to another process", ""};
    case SYS_prlimit64:
      return {kOthers, ""};
    case SYS_ioctl:
      return {"type into the terminal", ""};
    case SYS_utimensat:
      return {kAttributes, ""};
    default:
      return {"do what the sandbox does not know", ""};
  }
}

void filterCalls(const Confinement& confinement) noexcept {
  if (!filtersCalls()) return;
  // A started program has no handler for SIGSYS and would be killed by it.
  const bool reported = confinement.denials == Confinement::Denials::Reported && !confinement.processes;
  constexpr std::uint32_t kFail = std::uint32_t{SECCOMP_RET_ERRNO} | EPERM;
  const std::uint32_t deny = reported ? std::uint32_t{SECCOMP_RET_TRAP} : kFail;
  constexpr std::uint32_t kAllow = SECCOMP_RET_ALLOW;
  const auto own = static_cast<std::uint32_t>(::getpid());
  Filter filter;
  filter.load(offsetof(seccomp_data, arch));
  filter.add(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0);
  filter.end(SECCOMP_RET_KILL_PROCESS);  // calls of another ABI, such as 32-bit ones, have other numbers
  filter.loadNumber();
#ifdef __x86_64__
  constexpr std::uint32_t kX32 = 0x40000000;
  filter.add(BPF_JMP | BPF_JGE | BPF_K, kX32, 0, 1);
  filter.end(SECCOMP_RET_KILL_PROCESS);
#endif
  for (const Denied& each : kDenied) {
    if ((each.group == Group::Network && confinement.network) ||
        (each.group == Group::Processes && confinement.processes) ||
        (each.group == Group::Builds && confinement.builds))
      continue;
    filter.onlyFor(each.number, 1);
    filter.end(deny);
  }
  // Force the C library to fall back from clone3, whose arguments a filter cannot read.
  filter.onlyFor(SYS_clone3, 1);
  filter.end(std::uint32_t{SECCOMP_RET_ERRNO} | ENOSYS);
  // Allow threads but no processes or namespaces. The C library blocks all signals while it starts a process, so its
  // wrappers in denials.cpp report the denial.
  filter.onlyFor(SYS_clone, 5);
  filter.loadArgument(0);
  filter.add(BPF_JMP | BPF_JSET | BPF_K,
             CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET,
             2, 0);
  filter.add(BPF_JMP | BPF_JSET | BPF_K, confinement.processes ? 0xffffffff : CLONE_THREAD, 0, 1);
  filter.end(kAllow);
  filter.end(kFail);
  // Allow signals to itself, for abort() and raise(). If it may start programs, Landlock restricts their signals.
  if (!confinement.processes || landlockVersion() < kLandlockScopes) {
    filter.onlyFor(SYS_tkill, 1);
    filter.end(deny);
    for (const int number : {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo}) {
      filter.onlyFor(number, 4);
      filter.loadArgument(0);
      filter.add(BPF_JMP | BPF_JEQ | BPF_K, own, 0, 1);
      filter.end(kAllow);
      filter.end(deny);
    }
  }
  // prlimit() on itself only.
  filter.onlyFor(SYS_prlimit64, 5);
  filter.loadArgument(0);
  filter.add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  filter.add(BPF_JMP | BPF_JEQ | BPF_K, own, 0, 1);
  filter.end(kAllow);
  filter.end(deny);
  // Deny injecting input into the user's terminal.
  filter.onlyFor(SYS_ioctl, 5);
  filter.loadArgument(1);
  filter.add(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 2, 0);
  filter.add(BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 1, 0);
  filter.end(kAllow);
  filter.end(deny);
  // Only on open files.
  if (!confinement.builds) {
    filter.onlyFor(SYS_utimensat, 6);
    filter.loadArgument(1);
    filter.add(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 3);
    filter.load(offsetof(seccomp_data, args) + 1 * 8 + 4);
    filter.add(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
    filter.end(kAllow);
    filter.end(deny);
  }
  filter.end(kAllow);
  filter.install();
}

}  // namespace warpbench::sandbox

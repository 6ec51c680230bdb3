// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::test {

/// A program that attempts the attack named by its first argument, and prints "done" if it succeeded, otherwise
/// "refused". The second argument is a folder with `home/.ssh/id_rsa` and `outside/victim`.
inline const char* const kHostile = R"cuda(
#include <dirent.h>
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <vector>
using std::string;

extern "C" __host__ __device__ int harm(const char* path) { return open(path, O_RDONLY); }

__global__ void reads(const char* path, int* file) { *file = harm(path); }
__global__ void starts(int* pid) { *pid = fork(); }

static bool opens(const string& path, const char* mode) {
  FILE* const file = fopen(path.c_str(), mode);
  if (!file) return false;
  char text[64] = "";
  if (fgets(text, sizeof text, file)) fputs(text, stdout);
  fclose(file);
  return true;
}

static bool makesSocket(int family, int type) { return socket(family, type, 0) >= 0; }

static bool child(pid_t pid) {
  if (pid == 0) _exit(0);
  return pid > 0;
}

int main(int, char** words) {
  const string what = words[1], base = words[2];
  const string key = base + "/home/.ssh/id_rsa", outside = base + "/outside", victim = outside + "/victim";
  const string parent = "/proc/" + std::to_string(getppid());
  const auto ok = [](long result) { return result >= 0; };
  bool done = false;
  if (what == "read-key") done = opens(key, "r");
  if (what == "read-key-by-stream") { std::ifstream in(key); string text; done = static_cast<bool>(in >> text); std::puts(text.c_str()); }
  if (what == "read-above") done = opens("../outside/victim", "r");
  if (what == "read-by-link") done = symlink(victim.c_str(), "link") == 0 && opens("link", "r");
  if (what == "read-by-hard-link") done = link(victim.c_str(), "hard") == 0 && opens("hard", "r");
  if (what == "read-by-folder") { int folder = open("..", O_PATH); done = ok(openat(folder, "outside/victim", O_RDONLY)); }
  if (what == "read-mapped") { int file = open(victim.c_str(), O_RDONLY); done = mmap(nullptr, 1, PROT_READ, MAP_PRIVATE, file, 0) != MAP_FAILED; }
  if (what == "read-passwords") done = opens("/etc/shadow", "r");
  if (what == "read-environment") done = opens(parent + "/environ", "r");
  if (what == "write-memory") done = opens(parent + "/mem", "r+");
  if (what == "list-home") done = opendir((base + "/home").c_str()) != nullptr;
  if (what == "write-new") done = opens(outside + "/new", "w");
  if (what == "append") done = opens(victim, "a");
  if (what == "truncate") done = truncate(victim.c_str(), 0) == 0;
  if (what == "remove") done = unlink(victim.c_str()) == 0;
  if (what == "rename") done = rename(victim.c_str(), "mine") == 0;
  if (what == "replace") { opens("own", "w"); done = rename("own", victim.c_str()) == 0; }
  if (what == "make-folder") done = mkdir((outside + "/folder").c_str(), 0777) == 0;
  if (what == "remove-folder") done = rmdir((outside + "/empty").c_str()) == 0;
  if (what == "make-link") done = symlink("/", (outside + "/root").c_str()) == 0;
  if (what == "make-pipe") done = mkfifo((outside + "/pipe").c_str(), 0600) == 0;
  if (what == "make-device") done = mknod("device", S_IFCHR | 0600, 0x101) == 0;
  if (what == "chmod") done = chmod(victim.c_str(), 0777) == 0;
  if (what == "chown") done = chown(victim.c_str(), 1, 1) == 0;
  if (what == "touch") done = utime(victim.c_str(), nullptr) == 0;
  if (what == "attribute") done = setxattr(victim.c_str(), "user.a", "b", 1, 0) == 0;
  if (what == "temporary") done = opens("/tmp/warpbench-hostile", "w");
  if (what == "shared-file") done = ok(shm_open("/warpbench-hostile", O_CREAT | O_RDWR, 0600));
  if (what == "tcp") done = makesSocket(AF_INET, SOCK_STREAM);
  if (what == "udp") done = makesSocket(AF_INET6, SOCK_DGRAM);
  if (what == "unix") done = makesSocket(AF_UNIX, SOCK_STREAM);
  if (what == "netlink") done = makesSocket(AF_NETLINK, SOCK_RAW);
  if (what == "io-uring") { char parameters[256] = {}; done = ok(syscall(SYS_io_uring_setup, 8, parameters)); }
  if (what == "fork") done = child(fork());
  if (what == "fork-bomb") for (int i = 0; i < 1000; ++i) { const pid_t pid = fork(); if (pid >= 0) done = true; if (pid == 0) pause(); }
  if (what == "setsid") { if (child(fork())) done = ok(setsid()); }
  if (what == "spawn") { char* none[] = {nullptr}; char name[] = "true"; char* all[] = {name, nullptr}; pid_t pid; done = posix_spawnp(&pid, "true", nullptr, nullptr, all, none) == 0; }
  if (what == "shell") done = system("true") == 0;
  if (what == "pipe-to-shell") done = popen("true", "r") != nullptr;
  if (what == "execute") { char name[] = "true"; char* all[] = {name, nullptr}; done = execv("/bin/true", all) == 0; }
  if (what == "kill-parent") done = kill(getppid(), SIGTERM) == 0;
  if (what == "kill-all") done = kill(-1, SIGWINCH) == 0;
  if (what == "trace") done = ok(ptrace(PTRACE_SEIZE, getppid(), nullptr, nullptr));
  if (what == "look-into") { char byte; iovec here{&byte, 1}, there{reinterpret_cast<void*>(0x400000), 1}; done = ok(process_vm_readv(getppid(), &here, 1, &there, 1, 0)); }
  if (what == "limit-parent") { rlimit none{0, 0}; done = prlimit(getppid(), RLIMIT_NOFILE, &none, nullptr) == 0; }
  if (what == "mount") done = mount("none", outside.c_str(), "tmpfs", 0, nullptr) == 0;
  if (what == "new-user") done = unshare(CLONE_NEWUSER) == 0;
  if (what == "change-root") done = chroot(".") == 0;
  if (what == "shared-memory") done = ok(shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600));
  if (what == "queue") done = ok(syscall(SYS_mq_open, "hostile", O_CREAT | O_RDWR, 0600, nullptr));
  if (what == "type") { char byte = 'x'; done = ioctl(0, TIOCSTI, &byte) == 0; }
  if (what == "open-files") for (int i = 3; i < 200; ++i) { char to[4096] = ""; readlink(("/proc/self/fd/" + std::to_string(i)).c_str(), to, sizeof to - 1); done |= *to != 0 && !string(to).ends_with(".so"); }
  if (what == "fill-disk") { signal(SIGXFSZ, SIG_IGN); int file = open("big", O_CREAT | O_RDWR, 0600); done = ftruncate(file, 1L << 40) == 0; }
  if (what == "memory") { std::vector<void*> all; for (int i = 0; i < 100000; ++i) { void* p = malloc(1L << 30); if (!p) break; all.push_back(p); } done = all.size() > 1000; }
  if (what == "kernel-reads") { int* file; cudaMallocManaged(&file, 4); char* path; cudaMallocManaged(&path, 4096); strcpy(path, key.c_str()); reads<<<1, 1>>>(path, file); cudaDeviceSynchronize(); done = *file >= 0; }
  if (what == "kernel-starts") { int* pid; cudaMallocManaged(&pid, 4); *pid = -1; starts<<<1, 1>>>(pid); cudaDeviceSynchronize(); done = *pid >= 0; }
  if (what == "own-folder") done = opens("own.txt", "w") && opens("own.txt", "r") && mkdir("folder", 0700) == 0 && opens(string(getenv("TMPDIR")) + "/t", "w");
  std::puts(done ? "done" : "refused");
  return 0;
}
)cuda";

}  // namespace warpbench::test

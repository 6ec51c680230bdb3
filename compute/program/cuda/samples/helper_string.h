// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the CUDA samples read their arguments, "-name=value", for programs that come without the samples' own header.
#include <strings.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(to, bytes, from) strcpy(to, from)

namespace warpbench_samples {
/// The argument's text after the name, from its '=' on; nullptr if the argument is missing.
inline const char* argument(int argc, const char** argv, const char* name) {
  for (int i = 1; i < argc; ++i) {
    const char* text = argv[i];
    while (*text == '-') ++text;
    const std::size_t length = std::strlen(name);
    if (strncasecmp(text, name, length) == 0 && (text[length] == '=' || text[length] == '\0')) return text + length;
  }
  return nullptr;
}
}  // namespace warpbench_samples

inline bool checkCmdLineFlag(int argc, const char** argv, const char* name) {
  return warpbench_samples::argument(argc, argv, name) != nullptr;
}
inline int getCmdLineArgumentInt(int argc, const char** argv, const char* name) {
  const char* const value = warpbench_samples::argument(argc, argv, name);
  return value != nullptr && *value == '=' ? std::atoi(value + 1) : 0;
}
inline float getCmdLineArgumentFloat(int argc, const char** argv, const char* name) {
  const char* const value = warpbench_samples::argument(argc, argv, name);
  return value != nullptr && *value == '=' ? static_cast<float>(std::atof(value + 1)) : 0.0f;
}
inline bool getCmdLineArgumentString(int argc, const char** argv, const char* name, char** to) {
  const char* const value = warpbench_samples::argument(argc, argv, name);
  *to = value != nullptr && *value == '=' ? const_cast<char*>(value + 1) : nullptr;
  return *to != nullptr;
}
/// A file of the program's own folder, or of "data" in it.
inline char* sdkFindFilePath(const char* name, const char*) {
  for (const char* folder : {"", "./data/"})
    if (std::FILE* file = std::fopen((std::string(folder) + name).c_str(), "rb")) {
      std::fclose(file);
      return strdup((std::string(folder) + name).c_str());
    }
  return nullptr;
}

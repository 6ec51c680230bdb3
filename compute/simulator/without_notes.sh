#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a compiler and hides g++'s notes about each pass that is enabled or disabled: g++ has no option for that.
exec 3>&1
status=$({
  { "$@" 2>&1 >&3 3>&- 4>&-; echo $? >&4; } | sed '/: note: \(dis\|en\)able pass /d' >&2
} 4>&1)
exit "$status"

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a compiler, without what g++ notes of each pass that is told to run or not to run: no option of its own does that.
exec 3>&1
status=$({
  { "$@" 2>&1 >&3 3>&- 4>&-; echo $? >&4; } | sed '/: note: \(dis\|en\)able pass /d' >&2
} 4>&1)
exit "$status"

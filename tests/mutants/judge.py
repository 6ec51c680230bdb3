# SPDX-License-Identifier: GPL-3.0-or-later
"""Decides whether a finding is at the line of the mutant.

For a changed bound check, the finding must name a line that the check guards (Catalogue.guarded_lines).

For a removed barrier, the two accesses of the race must be on different sides of it. A read of uninitialised memory, or
of another thread's unfinished copy, must be after it. The line of an access in the barrier's function gives its side;
for an access in a called function, the line of that call does; for an access in a caller, the line of the caller's
call. In a loop around the barrier, and in a function that is called more than once, every line is on both sides."""

import re

BEFORE, BEHIND = "before", "behind"


def named_lines(finding):
    lines = [(finding["where"]["file"], finding["where"]["line"])]
    if "other_where" in finding:
        lines.append((finding["other_where"]["file"], finding["other_where"]["line"]))
    return lines


class Judge:
    def __init__(self, catalogue):
        self.catalogue = catalogue
        self._lines_of_call = {}

    def is_at_the_line(self, site, finding):
        if site.kind == "bound":
            guarded = self.catalogue.guarded_lines(site)
            return any(line in guarded for line in named_lines(finding))
        sides = [self._sides(site, line) for line in named_lines(finding)]
        if finding["kind"] in ("uninitialised", "unfinished-copy"):
            return BEHIND in sides[0]
        if finding["kind"] == "race":
            return BEFORE in sides[0] and BEHIND in sides[1] or BEFORE in sides[1] and BEHIND in sides[0]
        return False

    def _sides(self, site, line):
        return self._sides_of(site.function, site.position, line, {id(site.function)})

    def _sides_of(self, function, position, line, seen):
        """The sides of `position` in `function` that an access at `line` can be on."""
        file = function.file
        loops = [(b, e) for b, e in file.loops(position) if function.contains(b)]
        sides = set()
        callers = self.catalogue.callers(function)
        for at in self._places(function, line):
            if any(b <= at < e for b, e in loops) or self._is_repeated(callers):
                return {BEFORE, BEHIND}
            sides.add(BEFORE if at < position else BEHIND)
        for caller, call in callers:
            if id(caller) not in seen:
                sides |= self._sides_of(caller, call, line, seen | {id(caller)})
        return sides

    def _is_repeated(self, callers):
        inside = [id(caller) for caller, _ in callers]
        return len(set(inside)) < len(inside) or any(caller.file.loops(call) for caller, call in callers)

    def _places(self, function, line):
        """The positions in a function from which an access at `line` is made: the line itself, and calls."""
        file = function.file
        places = []
        if line in function.lines():
            begin = [m.start() for m in re.finditer("^", file.text, re.M)][line[1] - 1]
            places.append(max(begin, function.begin))
        for begin, lines in self._calls(function):
            if line in lines:
                places.append(begin)
        return places

    def _calls(self, function):
        """(position, lines of the called functions) of each call in a function."""
        if id(function) not in self._lines_of_call:
            calls = []
            for match in re.finditer(r"[\w.:\[\]]+(?:<[^;()]*?>)?\(", function.body):
                called = self.catalogue.called_from(match.group())
                if called:
                    calls.append((function.begin + match.start(), set().union(*(each.lines() for each in called))))
            self._lines_of_call[id(function)] = calls
        return self._lines_of_call[id(function)]

# SPDX-License-Identifier: GPL-3.0-or-later
"""The places in kernels that the mutation test changes, and the lines that each of them affects."""

import re
from dataclasses import dataclass, field

from kernel_source import BARRIER, OPERATOR, touches_memory

CALL = re.compile(r"((?:\w+(?:\[[^\[\]]*\])?\.)?)(?:template )?\b(\w+)(?:<[^;()]*?>)?\(")
DECLARATION = re.compile(r"\b(?:int|unsigned) (\w+) = ([^;]*)")


@dataclass
class Site:
    """A barrier, which one mutant removes, or a bound check, which two mutants move by one. The mutated kernels
    identify it by `number`, and people by `key`, which has no line number, so that edits elsewhere do not change it."""

    kind: str  # "barrier" or "bound"
    file: object
    function: object
    position: int
    end: int
    what: str
    number: int = 0
    key: str = ""

    @property
    def line(self):
        return self.file.line(self.position)

    @property
    def changes(self):
        return ["removed"] if self.kind == "barrier" else ["-1", "+1"]


@dataclass
class LeftOut:
    file: object
    position: int
    what: str
    why: str


@dataclass
class Catalogue:
    files: list
    sites: list = field(default_factory=list)
    left_out: list = field(default_factory=list)

    def __post_init__(self):
        for file in self.files:
            found = [(m, "barrier") for m in BARRIER.finditer(file.code)]
            found += [(m, "bound") for m in OPERATOR.finditer(file.code)]
            for match, kind in sorted(found, key=lambda each: each[0].start()):
                self._add(file, match, kind)
        seen = {}
        for number, site in enumerate(self.sites, 1):
            site.number = number
            plain = f"{site.file.path.name} {site.function.owner}{site.function.name}: {site.what}"
            seen[plain] = seen.get(plain, 0) + 1
            site.key = plain + (f" #{seen[plain]}" if seen[plain] > 1 else "")

    def mutants(self):
        """The keys of all mutants."""
        return {f"{site.key} {change}" for site in self.sites for change in site.changes}

    def places(self):
        return "".join(site.key + "\n" for site in self.sites)

    def _add(self, file, match, kind):
        function = file.function_at(match.start())
        if kind == "barrier":
            self.sites.append(Site(kind, file, function, match.start(), match.end(), match.group()[:-1]))
            return
        left, right = file.operands(match.start(), match.end())
        site = Site(kind, file, function, match.start(), match.end(), f"{left} {match.group()} {right}")
        why = self._why_no_bound(site, left, match.group(), right)
        if why:
            self.left_out.append(LeftOut(file, match.start(), site.what, why))
        else:
            self.sites.append(site)

    def _why_no_bound(self, site, left, operator, right):
        if site.function is None:
            return "outside of kernels: the compiler evaluates it"
        if operator in ("==", "!=") and re.fullmatch(r"\w*\d+|[\w:]*::\w+", right):
            return "chooses threads, steps or types: equality with a number is not a bound"
        sizes = sizes_of(site.function)
        if not any(mentions(operand, sizes) for operand in (left, right)) and not self._counts_from_thread(site, left):
            return "has no size known only at run time: it counts an unrolled loop or compares data"
        if self._counts_repeats(site, left):
            return "counts repetitions of the same work: no index depends on it"
        if not self.guarded_lines(site):
            return "chooses a value in registers: no access to memory depends on it"
        return None

    def _counts_from_thread(self, site, left):
        """Whether it is the condition of a loop that distributes its iterations among threads."""
        begin, _ = site.file.statement(site.position)
        return site.file.code.startswith(f"for (int {left} = threadIdx.x;", begin)

    def _counts_repeats(self, site, left):
        """Whether it is the condition of a loop that uses the variable, if at all, only to recognise its first turn."""
        begin, end = site.file.statement(site.position)
        text = site.file.code[begin:end]
        if not text.startswith("for (") or not re.fullmatch(r"\w+", left):
            return False
        body = site.file.code[site.file.close[begin + 4] : end]
        return re.search(rf"\b{left}\b(?! > 0\))", body) is None and f"++{left})" in text

    def functions(self):
        return [function for file in self.files for function in file.functions + file.lambdas]

    def called_from(self, text):
        """The functions that access memory, among those that the text calls, directly or through others."""
        found = {}
        texts = [text]
        while texts:
            calls = {(self._owner(receiver), name) for receiver, name in CALL.findall(texts.pop())}
            for function in self.functions():
                called = any(name == function.name and owner in ("", function.owner) for owner, name in calls)
                if called and id(function) not in found:
                    found[id(function)] = function
                    texts.append(function.body)
        return [function for function in found.values() if touches_memory(function.body)]

    def _owner(self, receiver):
        """The class of `receiver.`, if there is a declaration `Class<...> receiver`; otherwise empty."""
        name = re.match(r"\w*", receiver).group()
        for file in self.files if name else []:
            declared = re.search(rf"\b(\w+)<[^;{{}}()]*>&? {name}\b", file.code)
            if declared and any(function.owner == declared.group(1) + "::" for function in self.functions()):
                return declared.group(1) + "::"
        return ""

    def callers(self, function):
        """(caller, position of the call) for each call of a function."""
        call = re.compile(rf"\b{function.name}(?:<[^;()]*?>)?\(")
        return [(each, each.begin + m.start()) for each in self.functions() for m in call.finditer(each.body)]

    def guarded_lines(self, site):
        """(file, line) of the code that depends on a bound check: the `if` with its `else`, the loop, or the statement
        with the `? :`, that contains it; and the functions called there. If the check only computes a variable or a
        value to store, also the statements that use this in an index or a condition. Empty if none of this accesses
        memory."""
        file = site.file
        begin, end = file.statement(site.position)
        lines = self._lines(file, begin, end)
        text = file.code[begin:end]
        value = text[file.close[begin + 3] - begin + 2 :] if text.startswith("if (") else text
        assigned = re.match(r"(?:const )?(?:\w+ )?(\w+)(\.\w+|\[\w+\])? = ", value)
        value = value[assigned.end() :] if assigned else text
        if touches_memory(value) or self.called_from(value):
            return lines
        used = self._uses(site.function, assigned.group(1), end) if assigned else set()
        if assigned and "[" in (assigned.group(2) or "") and not has_array(site.function, assigned.group(1)):
            return lines if text.startswith("if (") else lines | used
        return lines | used if used else set()

    def _lines(self, file, begin, end):
        lines = {(file.name, line) for line in file.lines(begin, end - 1)}
        for function in self.called_from(file.code[begin:end]):
            lines |= function.lines()
        return lines

    def _uses(self, function, name, after):
        file = function.file
        lines = set()
        for match in re.finditer(rf"\b{name}\b", file.code[after : function.end]):
            position = after + match.start()
            brackets = file.enclosing(position)
            inside = next((b for b in brackets if file.code[b] in "[{" or is_condition(file.code, b)), None)
            if inside is not None and file.code[inside] != "{":
                lines |= self._lines(file, *file.statement(position))
            elif re.search(r"\breturn $", file.code[:position]):
                for caller, call in self.callers(function):
                    variable = re.search(r"(\w+) = $", caller.file.code[:call])
                    if variable:
                        lines |= self._uses(caller, variable.group(1), call)
        return lines


def has_array(function, name):
    """Whether the function has a thread-private array of that name, which is in registers."""
    return re.search(rf"\b{name}\[\w+\](?: = \{{\}})?;", function.body) is not None


def is_condition(code, bracket):
    return code[bracket] == "(" and re.search(r"\b(if|while|for) $", code[max(0, bracket - 8) : bracket]) is not None


def mentions(text, names):
    return any(re.search(rf"(?<![\w.]){re.escape(name)}\b", text) for name in names)


def sizes_of(function):
    """The names in a function for sizes known at run time: its integer parameters, the fields of its matrices, the
    launch's shape, and variables computed from these without reading memory."""
    parameters = re.search(rf"\b{function.name}\((.*)\)", function.header, re.S).group(1)
    names = set(re.findall(r"\bint (\w+)", parameters)) | {"blockDim", "gridDim"}
    names |= set(re.findall(r"\bMatrix<[^>]*>&? (\w+)", parameters))
    for name, value in DECLARATION.findall(function.body):
        if mentions(value, names) and not re.search(r"[\w)]\[|\w>?\(", re.sub(r"\bm(ax|in)\(", "(", value)):
            names.add(name)
    names |= set(re.findall(r"\bMatrix<[^>]*> (\w+) = ", function.body))
    return names

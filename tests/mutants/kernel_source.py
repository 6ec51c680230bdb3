# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the functions, statements, comparisons and barriers of a kernel file for the mutation test.

This is not a C++ parser. It relies on clang-format, which puts spaces around relational operators, and none around the
brackets of templates."""

import re
from dataclasses import dataclass, field
from pathlib import Path

OPERATOR = re.compile(r"(?<= )(<=|>=|==|!=|<|>)(?= )")
BARRIER = re.compile(r"\b(__syncthreads|__syncwarp|__threadfence)\(\);")
PAIRS = {"(": ")", "[": "]", "{": "}"}


def without_comments(text):
    """The text with spaces for comments, strings and preprocessor lines, so positions and lines do not change."""

    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))

    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|^#[^\n]*', blank, text, flags=re.S | re.M)


@dataclass
class Function:
    """A device function. `begin` and `end` are the positions of its body's braces."""

    file: "KernelFile"
    name: str
    owner: str  # "TilePieces::" for a member, otherwise empty
    header: str
    begin: int
    end: int

    @property
    def body(self):
        return self.file.code[self.begin : self.end]

    def contains(self, position):
        return self.begin <= position < self.end

    def lines(self):
        return {(self.file.name, line) for line in self.file.lines(self.begin, self.end)}


def touches_memory(text):
    return re.search(r"[\w)]\[|\batomic|__ld|\bcopy(Async16|Bulk)\(|\basm volatile\(", text) is not None


@dataclass
class KernelFile:
    path: Path
    folder: Path  # the folder of all kernels
    text: str = ""
    code: str = ""
    functions: list = field(default_factory=list)
    lambdas: list = field(default_factory=list)

    def __post_init__(self):
        self.text = self.path.read_text()
        self.code = without_comments(self.text)
        self.close = {}
        stack = []
        for position, character in enumerate(self.code):
            if character in PAIRS:
                stack.append(position)
            elif character in PAIRS.values():
                self.close[stack.pop()] = position
        self.open = {end: begin for begin, end in self.close.items()}
        for begin in sorted(p for p in self.close if self.code[p] == "{"):
            self._add_function(begin)

    @property
    def name(self):
        return "kernels/" + self.path.relative_to(self.folder).as_posix()

    def line(self, position):
        return self.text.count("\n", 0, position) + 1

    def lines(self, begin, end):
        return range(self.line(begin), self.line(end) + 1)

    def line_text(self, position):
        return self.text[self.text.rfind("\n", 0, position) + 1 : self.text.find("\n", position)].strip()

    def _add_function(self, begin):
        around = self.function_at(begin)
        local = re.search(r"\bauto (\w+) = \[&\]\([^()]*\) $", self.code[:begin])
        if around and local:
            self.lambdas.append(Function(self, local.group(1), "", local.group(0), begin, self.close[begin] + 1))
        if around:
            return
        header = self.code[self._statement_begin(begin) : begin]
        header = re.sub(r"__launch_bounds__\(.*?\)(?=\s+\w+\()", "", header, flags=re.S)
        name = re.search(r"\b(?:__global__|__device__)\s[^(]*?(\w+)\(", header)
        if name:
            outer = [self.code[self._statement_begin(b) : b] for b in self.enclosing(begin) if self.code[b] == "{"]
            owner = re.search(r"\bstruct (\w+)\s*$", outer[0]) if outer else None
            prefix = owner.group(1) + "::" if owner else ""
            self.functions.append(Function(self, name.group(1), prefix, header, begin, self.close[begin] + 1))

    def function_at(self, position):
        return next((f for f in self.functions if f.contains(position)), None)

    def enclosing(self, position):
        """The positions of the brackets around a position, innermost first."""
        return sorted((b for b, e in self.close.items() if b < position <= e), reverse=True)

    def _statement_begin(self, position):
        """The position after the last `;`, `{` or `}` before `position`, apart from those inside closed brackets."""
        at = position - 1
        while at >= 0 and self.code[at] not in ";{}":
            at = self.open[at] - 1 if self.code[at] in ")]" else at - 1
        return at + 1

    def statement_end(self, begin):
        """The end of the statement that begins at `begin`, with its body and each `else`."""
        begin += len(self.code[begin:]) - len(self.code[begin:].lstrip())
        if self.code[begin] == "{":
            return self.close[begin] + 1
        keyword = re.compile(r"(if constexpr|if|for|while) \(").match(self.code, begin)
        if keyword:
            end = self.statement_end(self.close[keyword.end() - 1] + 1)
            other = re.compile(r"\s*else\b").match(self.code, end)
            return self.statement_end(other.end()) if other and keyword.group(1).startswith("if") else end
        at = begin
        while self.code[at] != ";":
            at = self.close[at] + 1 if self.code[at] in PAIRS else at + 1
        return at + 1

    def statement(self, position):
        """Begin and end of the code that a condition at `position` controls: its whole `if` or loop, or the statement
        that contains it. A guard, `if (...) return;`, controls the rest of its block."""
        for bracket in self.enclosing(position):
            keyword = re.search(r"\b(if|if constexpr|for|while) $", self.code[:bracket])
            if self.code[bracket] == "(" and keyword:
                begin, end = keyword.start(), self.statement_end(keyword.start())
                if re.search(r"\) return;$", self.code[begin:end]):
                    end = self.close[next(b for b in self.enclosing(begin) if self.code[b] == "{")]
                return begin, end
            if self.code[bracket] == "{":
                break
        begin = self._statement_begin(position)
        begin += len(self.code[begin:]) - len(self.code[begin:].lstrip())
        # `if (...) a = b < c ? ...;`: the statement itself begins after the parenthesis.
        while keyword := re.compile(r"(if constexpr|if|for|while) \(").match(self.code, begin):
            begin = self.close[keyword.end() - 1] + 1
            begin += len(self.code[begin:]) - len(self.code[begin:].lstrip())
        return begin, self.statement_end(begin)

    def loops(self, position):
        """The beginnings and ends of the loops around a position."""
        found = []
        for match in re.finditer(r"\b(for|while) \(", self.code):
            end = self.statement_end(match.start())
            if match.start() <= position < end:
                found.append((match.start(), end))
        return found

    def operands(self, begin, end):
        """The operands of the relational operator at begin..end."""
        left = begin - 1
        while not (self.code[left] in "([{};,?" or re.search(r"(&&|\|\|| :| [-+*/]?=)$", self.code[left - 2 : left + 1])):
            left = self.open[left] - 1 if self.code[left] in ")]" else left - 1
        right = end
        while not (self.code[right] in ")]};,?" or re.match(r"&&|\|\|| : ", self.code[right : right + 3])):
            right = self.close[right] + 1 if self.code[right] in "([" else right + 1
        return re.sub(r"^return\b", "", self.code[left + 1 : begin].strip()).strip(), self.code[end:right].strip()


def read_kernels(folder):
    return [KernelFile(path, Path(folder)) for path in sorted(Path(folder).rglob("*.cuh"))]

# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the checking simulator on mutated kernels: one variant, one size and one mutant at a time."""

import json
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field

from settings import SETTINGS

TIME_LIMIT = 60  # seconds of one check; the slowest unchanged kernel takes about one
STEPS = 1 << 18  # `check` abandons a block after this many steps of one thread; these sizes take far fewer


@dataclass
class Point:
    """A variant at a size; `settings` is empty if `check` chooses the size."""

    family: str
    variant: str
    settings: dict
    seconds: float = 0.0
    reached: set = field(default_factory=set)  # numbers of the sites that the unchanged kernels execute
    wrong_on_purpose: bool = False

    def arguments(self):
        parameters = [text for name, value in self.settings.items() for text in ("-p", f"{name}={value}")]
        return [self.family, "--variant", self.variant, *parameters]

    def __str__(self):
        return " ".join([self.family, self.variant, *(f"{name}={value}" for name, value in self.settings.items())])


@dataclass
class Outcome:
    """The result of a check: its findings, or why it failed."""

    findings: list = field(default_factory=list)
    clean: bool = False
    trouble: str = ""  # "hangs", "crashes", or why the launch was abandoned
    report: dict = field(default_factory=dict)


class Program:
    """warpbench-mutants (serve.cpp), one process per calling thread."""

    def __init__(self, path):
        self.path = path
        self.of_thread = threading.local()

    def run(self, words, number=0, change=0):
        """@returns (exit code, the signal that ended it, output, numbers of the sites that kernels executed)."""
        if not hasattr(self.of_thread, "process"):
            self.of_thread.process = subprocess.Popen([self.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                                      stderr=subprocess.DEVNULL)
        process = self.of_thread.process
        process.stdin.write("\t".join([f"{number} {change} {TIME_LIMIT}", *words]).encode() + b"\n")
        process.stdin.flush()
        code, ended_by, length = map(int, process.stdout.readline().split())
        output, _, reached = process.stdout.read(length).decode().partition("\f")
        return code, ended_by, output, {int(place) for place in reached.split()}


def run(program, point, number=0, change=0):
    """@returns (Outcome of a check, numbers of the sites that it executed); None for the Outcome if the variant lacks a
    parameter."""
    words = ["check", *point.arguments(), "--steps", str(STEPS), "--json"]
    code, ended_by, output, reached = program.run(words, number, change)
    if ended_by == signal.SIGALRM:
        return Outcome(trouble="hangs"), reached
    if code == 2:
        return None, reached
    if ended_by or code not in (0, 1):
        return Outcome(trouble="crashes"), reached
    report = json.loads(output)["points"][0]
    return Outcome(report["findings"], report["clean"], report["error"], report), reached


def simulated_variants(program):
    """(family, variant) of all variants that the simulator runs."""
    _, _, output, _ = program.run(["list", "--json"])
    return [(family["id"], variant["id"]) for family in json.loads(output)["families"]
            for variant in family["variants"] if "simulated" in variant["runs_on"]]


def look_at(program, point):
    """Runs the unchanged kernels and completes the point. @returns Outcome or None, like run()."""
    begin = time.monotonic()
    outcome, reached = run(program, point)
    point.seconds = time.monotonic() - begin
    if outcome is None or not outcome.report:
        return outcome
    point.wrong_on_purpose = outcome.report["wrong_on_purpose"]
    point.reached = reached
    return outcome


def all_points(program):
    """The points that `check` chooses, and those of settings.py."""
    return [Point(family, variant, settings)
            for family, variant in simulated_variants(program) for settings in [{}] + SETTINGS.get(family, [])]

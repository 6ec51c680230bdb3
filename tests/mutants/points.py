# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the checking simulator with mutated kernels: one variant, one size, one mutant at a time."""

import json
import os
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from settings import SETTINGS

TIME_LIMIT = 60.0  # seconds of one check; the slowest of the unchanged kernels takes about one
STEPS = 1 << 18  # of a thread, after which `check` gives a block up; far more than these sizes take


@dataclass
class Point:
    """A variant at a size; `settings` is empty where `check` chooses the size."""

    family: str
    variant: str
    settings: dict
    seconds: float = 0.0
    reached: set = field(default_factory=set)  # numbers of sites that the unchanged kernels come by
    wrong_on_purpose: bool = False
    parameters: dict = field(default_factory=dict)  # all of them

    def arguments(self):
        parameters = [text for name, value in self.settings.items() for text in ("-p", f"{name}={value}")]
        return [self.family, "--variant", self.variant, *parameters]

    def __str__(self):
        return " ".join([self.family, self.variant, *(f"{name}={value}" for name, value in self.settings.items())])


@dataclass
class Outcome:
    """What a check said: its findings, or why there is no answer."""

    findings: list = field(default_factory=list)
    clean: bool = False
    trouble: str = ""  # "hangs", "crashes", or why the launch was given up
    report: dict = field(default_factory=dict)


def run(program, point, number=0, change=0, reached=""):
    """The Outcome of a check, or None where the variant lacks a parameter."""
    variables = {**os.environ, "WARPBENCH_MUTANT": str(number), "WARPBENCH_CHANGE": str(change)}
    if reached:
        variables["WARPBENCH_REACHED"] = reached
    try:
        done = subprocess.run([program, "check", *point.arguments(), "--steps", str(STEPS), "--json"], env=variables, capture_output=True,
                              text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return Outcome(trouble="hangs")
    if done.returncode == 2:
        return None
    if done.returncode not in (0, 1):
        return Outcome(trouble="crashes")
    report = json.loads(done.stdout)["points"][0]
    return Outcome(report["findings"], report["clean"], report["error"], report)


def simulated_variants(program):
    """(family, variant) of all that the simulator runs."""
    families = json.loads(subprocess.run([program, "list", "--json"], capture_output=True, text=True, check=True).stdout)
    return [(family["id"], variant["id"]) for family in families["families"] for variant in family["variants"]
            if "simulated" in variant["runs_on"]]


def look_at(program, point):
    """Runs the unchanged kernels; fills in what is known of the point then. @returns Outcome, or None as run does."""
    with tempfile.TemporaryDirectory() as folder:
        reached = Path(folder) / "reached"
        begin = time.monotonic()
        outcome = run(program, point, reached=str(reached))
        point.seconds = time.monotonic() - begin
        if outcome is None or not outcome.report:
            return outcome
        point.wrong_on_purpose = outcome.report["wrong_on_purpose"]
        point.parameters = outcome.report["parameters"]
        point.reached = {int(line) for line in reached.read_text().split()}
        return outcome


def all_points(program):
    """What `check` runs by itself, and the settings of settings.py."""
    return [Point(family, variant, settings)
            for family, variant in simulated_variants(program) for settings in [{}] + SETTINGS[family]]

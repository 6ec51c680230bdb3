# SPDX-License-Identifier: GPL-3.0-or-later
"""The outcome of a mutant, here and in survivors.json."""

import json
from dataclasses import dataclass
from pathlib import Path

RIGHT = "right line"
ELSEWHERE = "elsewhere"  # found, but at other lines
WRONG = "wrong result only"  # or no result, and no line
UNSEEN = "not found"
NOT_RUN = "not run"
ON_PURPOSE = "wrong on purpose"  # even without the mutant
GPU_ONLY = "GPU only"
LOST = (WRONG, UNSEEN, NOT_RUN)
FROM_BEST = (RIGHT, ELSEWHERE, WRONG, UNSEEN, NOT_RUN)


@dataclass
class Verdict:
    key: str
    number: int
    line: str
    kind: str  # that of the Site
    change: str
    outcome: str = NOT_RUN
    point: str = ""
    finding: str = ""
    trouble: str = ""

    def take(self, point, outcome, text, trouble=""):
        self.outcome, self.point, self.finding, self.trouble = outcome, str(point), text, trouble

    def was_tried(self):
        return self.outcome not in (ON_PURPOSE, GPU_ONLY)


class Explained:
    """survivors.json: why mutants are not found at the right line."""

    def __init__(self, path=Path(__file__).parent / "survivors.json"):
        read = json.loads(Path(path).read_text())
        self.gpu_only = read["gpu_only"]  # keyed by file
        self.equivalent = read["equivalent"]  # the others are keyed by mutant
        self.elsewhere = read["elsewhere"]
        self.why = {**self.equivalent, **read["survivors"], **self.elsewhere}

    def expects(self, verdict):
        """Whether the outcome is the expected one: the right line, unless the file names the mutant."""
        if verdict.key not in self.why:
            return verdict.outcome == RIGHT
        return verdict.outcome == ELSEWHERE if verdict.key in self.elsewhere else verdict.outcome in LOST

# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutation test of the checking simulator: removes each barrier of the catalogue and moves each bound check by one,
both ways, and looks whether `check` finds it, and at which line.

    run.py PROGRAM PLACES [--only TEXT] [--out FILE.json] [--plan FILE.json] [--left-out] [--jobs N]

PROGRAM is warpbench-mutants, PLACES the list that generate.py wrote beside its kernels. A mutant is tried with every
variant that comes by its place, at the size that `check` chooses and at those of settings.py, until it is found at the
right line (judge.py says what is right). Prints the mutants that are not, with the reasons of survivors.json, and the
shares. --out keeps all verdicts, --plan writes what gpu.py runs, --left-out lists the comparisons that are no bound check.

Fails where the unchanged catalogue is not clean, where a mutant that nothing finds has no explanation or one that has is
found, or where the share at the right line, of those that are not the same program, is below 95 %."""

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

import points
from judge import Judge
from kernel_source import read_kernels
from mutations import Catalogue

HERE = Path(__file__).parent
KERNELS = HERE.parent.parent / "compute" / "kernels"
LEAST_SHARE = 0.95

RIGHT = "right line"
ELSEWHERE = "elsewhere"  # found, but at other lines
WRONG = "wrong result only"  # or none at all, and no line
UNSEEN = "not found"
NOT_RUN = "not run"
ON_PURPOSE = "wrong on purpose"  # without the mutant
GPU_ONLY = "GPU only"
LOST = (WRONG, UNSEEN, NOT_RUN)
FROM_BEST = (RIGHT, ELSEWHERE, WRONG, UNSEEN, NOT_RUN)

NUMBERS = {"removed": 0, "-1": -1, "+1": 1}
# Where gpu.py finds the kernels that only GPUs run, and a size with all edges.
GPU_POINTS = {"matmulPackM": "packed", "matmulPackN": "packed", "matmulPacked": "packed", "matmulBulk": "bulk"}
GPU_PARAMETERS = {"rows": 133, "inner": 150, "columns": 139}


@dataclass
class Verdict:
    key: str
    number: int
    line: str
    kind: str
    change: str
    outcome: str = NOT_RUN
    point: str = ""
    finding: str = ""
    trouble: str = ""
    family: str = ""
    variant: str = ""
    parameters: dict = field(default_factory=dict)

    def take(self, point, outcome, text, trouble=""):
        self.outcome, self.point, self.finding, self.trouble = outcome, str(point), text, trouble
        self.family, self.variant, self.parameters = point.family, point.variant, point.parameters


def try_mutant(program, judge, site, verdict, candidates):
    for point in candidates:
        outcome = points.run(program, point, site.number, NUMBERS[verdict.change])
        at_the_line = [each for each in outcome.findings if judge.is_at_the_line(site, each)]
        now = RIGHT if at_the_line else ELSEWHERE if outcome.findings else UNSEEN if outcome.clean else WRONG
        if FROM_BEST.index(now) < FROM_BEST.index(verdict.outcome):
            text = (at_the_line or outcome.findings or [{"text": ""}])[0]["text"]
            verdict.take(point, now, text, outcome.trouble)
        if at_the_line or outcome.trouble == "hangs":
            break
    return verdict


def look_at_unchanged(program, pool):
    """The points that can be run, and what was found there."""
    every = points.all_points(program)
    outcomes = list(pool.map(lambda point: points.look_at(program, point), every))
    usable = [(point, outcome) for point, outcome in zip(every, outcomes) if outcome is not None]
    unused = [str(point) for point in every
              if not any(each.family == point.family and each.settings == point.settings for each, _ in usable)]
    if unused:
        sys.exit("settings that no variant of the family takes: " + ", ".join(unused))
    unclean = [f"{point}: {each['text']}" for point, outcome in usable if not point.wrong_on_purpose
               for each in outcome.findings or ([] if outcome.clean else [{"text": outcome.trouble or "wrong result"}])]
    return [point for point, _ in usable], unclean


def judge_all(arguments, catalogue, explained, usable, pool):
    judge = Judge(catalogue)
    jobs = []
    for site in catalogue.sites:
        passing = [point for point in usable if site.number in point.reached]
        candidates = sorted((p for p in passing if not p.wrong_on_purpose), key=lambda p: (bool(p.settings), p.seconds))
        for change in site.changes:
            verdict = Verdict(f"{site.key} {change}", site.number, f"{site.file.name}:{site.line}", site.kind, change)
            if passing and not candidates:
                verdict.take(passing[0], ON_PURPOSE, "")
            elif not passing and site.file.path.name in explained["gpu_only"]:
                variant = GPU_POINTS[site.function.name]
                verdict.take(points.Point("matmul", variant, {}, parameters=GPU_PARAMETERS), GPU_ONLY, "")
            elif arguments.only not in verdict.key:
                continue
            jobs.append(pool.submit(try_mutant, arguments.program, judge, site, verdict, candidates))
    return [job.result() for job in jobs]


def plan(verdicts):
    """The rows of gpu.py: the mutants, each where it was found here, and the unchanged kernels at the same points."""

    def row(key, number, change, kind, verdict):
        parameters = [f"{name}={value}" for name, value in verdict.parameters.items() if value != ""]
        return {"key": key, "number": number, "change": change, "kind": kind, "family": verdict.family,
                "variant": verdict.variant, "parameters": parameters}

    rows = [row(v.key, v.number, NUMBERS[v.change], v.kind, v) for v in verdicts if v.family and v.outcome != ON_PURPOSE]
    unchanged = {f"unchanged {kind}: {v.family} {v.variant}": row("", 0, 0, kind, v)
                 for v in verdicts if v.family and v.outcome != ON_PURPOSE for kind in ("barrier", "bound")}
    return rows + [{**each, "key": key} for key, each in unchanged.items()]


def share_text(verdicts):
    right = sum(verdict.outcome == RIGHT for verdict in verdicts)
    return f"{right} of {len(verdicts)} at the right line, {100 * right / max(1, len(verdicts)):.1f} %"


def report(verdicts, unclean, explained):
    """Prints what there is to say. @returns whether all is well."""
    why = {**explained["equivalent"], **explained["survivors"]}
    tried = [v for v in verdicts if v.outcome not in (ON_PURPOSE, GPU_ONLY)]
    for verdict in tried:
        if verdict.outcome == RIGHT:
            continue
        print(f"{verdict.line}: {verdict.key}: {verdict.outcome}" + (f" ({verdict.trouble})" if verdict.trouble else ""))
        if verdict.finding:
            print(f"    at {verdict.point}: {verdict.finding}")
        if verdict.key in why:
            print(f"    {'same program: ' if verdict.key in explained['equivalent'] else ''}{why[verdict.key]}")
    unexplained = [v.key for v in tried if v.outcome in LOST and v.key not in why]
    found = [v.key for v in tried if v.outcome not in LOST and v.key in why]
    unequal = [v for v in tried if v.key not in explained["equivalent"]]

    print(f"\nunchanged catalogue: {len(unclean)} findings")
    for text in unclean:
        print("    " + text)
    for kind in ("barrier", "bound"):
        print(f"{kind}s: {share_text([v for v in tried if v.kind == kind])}")
    print(f"all: {share_text(tried)}; found elsewhere {sum(v.outcome == ELSEWHERE for v in tried)}, "
          f"{WRONG} {sum(v.outcome == WRONG for v in tried)}, "
          f"not found {sum(v.outcome in (UNSEEN, NOT_RUN) for v in tried)}")
    print(f"without the {len(tried) - len(unequal)} that are the same program: {share_text(unequal)}")
    print(f"left out: {sum(v.outcome == ON_PURPOSE for v in verdicts)} of kernels that are wrong on purpose, "
          f"{sum(v.outcome == GPU_ONLY for v in verdicts)} of kernels that the simulator does not run")
    for key in found:
        print(f"survivors.json explains a mutant that is found: {key}")
    for key in unexplained:
        print(f"survivors.json does not explain: {key}")
    enough = sum(v.outcome == RIGHT for v in unequal) >= LEAST_SHARE * len(unequal)
    return enough and not (unclean or found or unexplained)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("places")
    parser.add_argument("--only", default="", help="only mutants whose key contains this")
    parser.add_argument("--out")
    parser.add_argument("--plan")
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()

    catalogue = Catalogue(read_kernels(KERNELS))
    if catalogue.places() != Path(arguments.places).read_text():
        sys.exit("the kernels have changed since warpbench-mutants was built")
    if arguments.left_out:
        for each in catalogue.left_out:
            print(f"{each.file.name}:{each.file.line(each.position)}: {each.what}: {each.why}")
        return 0
    explained = json.loads((HERE / "survivors.json").read_text())
    with ThreadPoolExecutor(arguments.jobs) as pool:
        usable, unclean = look_at_unchanged(arguments.program, pool)
        verdicts = judge_all(arguments, catalogue, explained, usable, pool)
    if arguments.out:
        Path(arguments.out).write_text(json.dumps([asdict(verdict) for verdict in verdicts], indent=1) + "\n")
    if arguments.plan:
        Path(arguments.plan).write_text(json.dumps(plan(verdicts), indent=1) + "\n")
    return 0 if report(verdicts, unclean, explained) else 1


if __name__ == "__main__":
    sys.exit(main())

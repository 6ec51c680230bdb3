# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutation test of the checking simulator: removes each barrier of the catalogue and moves each bound check by one,
both ways, and looks whether `check` finds it, and at which line.

    run.py PROGRAM [--more] [--only TEXT] [--out FILE.json] [--jobs N]

PROGRAM is warpbench-mutants. A mutant is tried with every variant that comes by its place, at the size that `check`
chooses and, with --more, at those of settings.py, until it is found at the right line (judge.py says what is right).
Prints a line for each mutant that is not, and the shares. Fails where the unchanged catalogue is not clean, where a mutant
that nothing finds has no explanation in survivors.json, where one that has is found, or where the share at the right line
is below 95 %. The explanations are of the whole set of sizes: without --more, mutants that they do not cover are listed
and do not fail."""

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import points
from judge import Judge
from kernel_source import read_kernels
from mutations import Catalogue

HERE = Path(__file__).parent
KERNELS = HERE.parent.parent / "compute" / "kernels"
LEAST_SHARE = 0.95

# How a mutant ended, from best to worst.
RIGHT, ELSEWHERE, WRONG, UNSEEN, NOT_RUN, ON_PURPOSE = (
    "right line", "elsewhere", "wrong result, no line", "not found", "not run", "wrong on purpose")


@dataclass
class Verdict:
    key: str
    line: str
    kind: str
    change: str
    outcome: str
    point: str = ""
    finding: str = ""
    trouble: str = ""


def try_mutant(arguments, judge, site, change, candidates):
    number = {"removed": 0, "-1": -1, "+1": 1}[change]
    verdict = Verdict(f"{site.key} {change}", f"{site.file.name}:{site.line}", site.kind, change, NOT_RUN)
    for point in candidates:
        outcome, _ = points.run(arguments.program, point, site.number, number)
        at_the_line = [each for each in outcome.findings if judge.is_at_the_line(site, each)]
        if at_the_line:
            return Verdict(verdict.key, verdict.line, site.kind, change, RIGHT, str(point), at_the_line[0]["text"])
        now = ELSEWHERE if outcome.findings else UNSEEN if outcome.clean else WRONG
        ranks = [ELSEWHERE, WRONG, UNSEEN, NOT_RUN]
        if ranks.index(now) < ranks.index(verdict.outcome):
            verdict.outcome, verdict.point, verdict.trouble = now, str(point), outcome.trouble
            verdict.finding = outcome.findings[0]["text"] if outcome.findings else ""
        if outcome.trouble == "hangs":
            break
    return verdict


def look_at_unchanged(arguments, pool):
    """The points that can be run, and those of them that are not as they ought to be."""
    every = points.all_points(arguments.program, arguments.more)
    outcomes = list(pool.map(lambda point: points.look_at(arguments.program, point), every))
    usable = [(point, outcome) for point, outcome in zip(every, outcomes) if outcome is not None]
    unused = [str(point) for point in every
              if not any(each.family == point.family and each.settings == point.settings for each, _ in usable)]
    if unused:
        sys.exit("settings that no variant of the family takes: " + ", ".join(unused))
    unclean = [f"{point}: {each['text']}" for point, outcome in usable if not point.wrong_on_purpose
               for each in outcome.findings or ([{"text": outcome.trouble or "wrong"}] if not outcome.clean else [])]
    return [point for point, _ in usable], unclean


def judge_all(arguments, catalogue, usable, pool):
    judge = Judge(catalogue)
    jobs = []
    for site in catalogue.sites:
        passing = [point for point in usable if site.number in point.reached]
        candidates = sorted((p for p in passing if not p.wrong_on_purpose), key=lambda p: (bool(p.settings), p.seconds))
        for change in site.changes:
            key = f"{site.key} {change}"
            if arguments.only not in key:
                continue
            if passing and not candidates:
                jobs.append(pool.submit(Verdict, key, f"{site.file.name}:{site.line}", site.kind, change, ON_PURPOSE))
            else:
                jobs.append(pool.submit(try_mutant, arguments, judge, site, change, candidates))
    return [job.result() for job in jobs]


def share_text(verdicts):
    right = sum(verdict.outcome == RIGHT for verdict in verdicts)
    return f"{right} of {len(verdicts)} at the right line, {100 * right / max(1, len(verdicts)):.1f} %"


def report(arguments, verdicts, unclean, explained):
    """Prints what there is to say. @returns whether all is well."""
    tried = [v for v in verdicts if v.outcome != ON_PURPOSE and not explained.get(v.key, {}).get("gpu_only")]
    for verdict in tried:
        if verdict.outcome == RIGHT:
            continue
        print(f"{verdict.line}: {verdict.key}: {verdict.outcome}" + (f" ({verdict.trouble})" if verdict.trouble else ""))
        if verdict.finding:
            print(f"    at {verdict.point}: {verdict.finding}")
        if verdict.key in explained:
            print(f"    {explained[verdict.key]['why']}")
    lost = [v for v in tried if v.outcome in (WRONG, UNSEEN, NOT_RUN)]
    unexplained = [v.key for v in lost if v.key not in explained]
    stale = [v.key for v in tried if v.outcome in (RIGHT, ELSEWHERE) and v.key in explained]
    unequal = [v for v in tried if not explained.get(v.key, {}).get("equivalent")]

    print(f"\nunchanged catalogue: {len(unclean)} findings")
    for text in unclean:
        print("    " + text)
    for kind in ("barrier", "bound"):
        print(f"{kind}s: {share_text([v for v in tried if v.kind == kind])}")
    print(f"all: {share_text(tried)}; found elsewhere {sum(v.outcome == ELSEWHERE for v in tried)}, "
          f"wrong result without a line {sum(v.outcome == WRONG for v in tried)}, "
          f"not found {sum(v.outcome in (UNSEEN, NOT_RUN) for v in tried)}")
    print(f"without the {len(tried) - len(unequal)} that are the same program: {share_text(unequal)}")
    print(f"left out: {len(verdicts) - len(tried)} mutants of kernels that are wrong on purpose or run on GPUs only")
    for key in stale:
        print(f"survivors.json explains a mutant that is found: {key}")
    for key in unexplained:
        print(f"no explanation in survivors.json: {key}")
    well = not unclean and not stale and (not unexplained or not arguments.more)
    shared = unequal if arguments.more else [v for v in unequal if v.outcome not in (UNSEEN, NOT_RUN)]
    return well and sum(v.outcome == RIGHT for v in shared) >= LEAST_SHARE * len(shared)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--only", default="", help="only mutants whose key contains this")
    parser.add_argument("--out")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()

    catalogue = Catalogue(read_kernels(KERNELS))
    explained = json.loads((HERE / "survivors.json").read_text())
    with ThreadPoolExecutor(arguments.jobs) as pool:
        usable, unclean = look_at_unchanged(arguments, pool)
        verdicts = judge_all(arguments, catalogue, usable, pool)
    if arguments.out:
        Path(arguments.out).write_text(json.dumps([asdict(verdict) for verdict in verdicts], indent=1) + "\n")
    return 0 if report(arguments, verdicts, unclean, explained) else 1


if __name__ == "__main__":
    sys.exit(main())

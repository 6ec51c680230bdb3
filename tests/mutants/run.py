# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutation test of the checking simulator: removes each barrier of the catalogue, moves each bound check by one
in both directions, and tests whether `check` finds the mistake, and at which line.

    run.py PROGRAM PLACES [--only TEXT] [--out FILE.json] [--left-out] [--jobs N]

PROGRAM is warpbench-mutants; PLACES is the list that generate.py wrote next to its kernels. The test tries a mutant
with every variant that executes its place, at the size that `check` chooses and at those of settings.py, the quickest
first, until `check` finds it at the right line, as judge.py decides. It prints all other mutants, with the reasons of
survivors.json, and the shares. --out saves all verdicts; --left-out lists the comparisons that are not bound checks.

The test fails if the unchanged catalogue is not clean; if a mutant's outcome is not the one of survivors.json, or the
right line if survivors.json does not name it; or if less than 93 % are found at the right line, not counting mutants
that are the same program."""

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

import points
import report
from judge import Judge
from kernel_source import read_kernels
from mutations import Catalogue
from verdict import ELSEWHERE, FROM_BEST, GPU_ONLY, ON_PURPOSE, RIGHT, UNSEEN, WRONG, Explained, Verdict

KERNELS = Path(__file__).parent.parent.parent / "compute" / "kernels"
NUMBERS = {"removed": 0, "-1": -1, "+1": 1}


def try_mutant(program, judge, site, verdict, candidates):
    for point in candidates:
        outcome, _ = points.run(program, point, site.number, NUMBERS[verdict.change])
        at_the_line = [each for each in outcome.findings if judge.is_at_the_line(site, each)]
        now = RIGHT if at_the_line else ELSEWHERE if outcome.findings else UNSEEN if outcome.clean else WRONG
        if FROM_BEST.index(now) < FROM_BEST.index(verdict.outcome):
            text = (at_the_line or outcome.findings or [{"text": ""}])[0]["text"]
            verdict.take(point, now, text, outcome.trouble)
        if at_the_line or outcome.trouble == "hangs":
            break
    return verdict


def look_at_unchanged(program, pool):
    """@returns the points that can run, and the findings there."""
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


def judge_all(program, only, catalogue, explained, usable, pool):
    judge = Judge(catalogue)
    jobs = []
    done = []
    for site in catalogue.sites:
        passing = [point for point in usable if site.number in point.reached]
        candidates = sorted((p for p in passing if not p.wrong_on_purpose), key=lambda p: p.seconds)
        for change in site.changes:
            verdict = Verdict(f"{site.key} {change}", site.number, f"{site.file.name}:{site.line}", site.kind, change)
            if only not in verdict.key:
                continue
            if passing and not candidates:
                verdict.take(passing[0], ON_PURPOSE, "")
            elif not passing and site.file.path.name in explained.gpu_only:
                verdict.outcome = GPU_ONLY
            else:
                jobs.append(pool.submit(try_mutant, program, judge, site, verdict, candidates))
            done.append(verdict)
    for job in jobs:
        job.result()
    return done


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("places")
    parser.add_argument("--only", default="", help="only mutants whose key contains this")
    parser.add_argument("--out")
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
    explained = Explained()
    program = points.Program(arguments.program)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        usable, unclean = look_at_unchanged(program, pool)
        verdicts = judge_all(program, arguments.only, catalogue, explained, usable, pool)
    if arguments.out:
        Path(arguments.out).write_text(json.dumps([asdict(verdict) for verdict in verdicts], indent=1) + "\n")

    report.print_missed([v for v in verdicts if v.was_tried()], explained)
    well = report.print_troubles(verdicts, unclean, explained, catalogue.mutants())
    report.print_shares(verdicts, explained)
    return 0 if well and report.is_enough(verdicts, explained) else 1


if __name__ == "__main__":
    sys.exit(main())

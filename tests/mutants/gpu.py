# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs mutants on a GPU under NVIDIA's compute-sanitizer, to put what it finds beside what `check` finds.

    gpu.py PROGRAM PLAN.json OUT.json [--sanitizer PATH] [--jobs N] [--seconds N]

PROGRAM is warpbench-mutants-gpu, PLAN what `run.py --plan` wrote: a mutant, a variant and its parameters a row. Bounds run
under memcheck and, where that finds nothing and the result is wrong, under initcheck; barriers under racecheck and, where
that finds nothing, under synccheck. The plan's rows without a mutant are the unchanged kernels. OUT is written after every
50 rows and at the end, so that a run that is cut off leaves what there was."""

import argparse
import json
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

TIME_LIMIT = 60.0  # seconds of one launch under one tool
LINE = re.compile(r"in [^\s]*?(kernels/\w+\.cuh):(\d+)|(kernels/\w+\.cuh):(\d+)")


def watch(arguments, row, tool):
    """What one tool says of one row."""
    command = [arguments.sanitizer, "--tool", tool, "--print-limit", "5", arguments.program, str(row["number"]),
               str(row["change"]), row["family"], row["variant"], *row["parameters"]]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return {"tool": tool, "found": False, "lines": [], "text": "", "result": "hangs"}
    output = done.stdout + done.stderr
    reports = [line.removeprefix("=========").strip() for line in output.splitlines() if line.startswith("=========")]
    told = [line for line in reports if line and not re.match(r"COMPUTE-SANITIZER|(ERROR|RACECHECK) SUMMARY: 0 ", line)]
    summary = next((line for line in told if re.match(r"(ERROR|RACECHECK) SUMMARY", line)), "")
    lines = sorted({f"{a or c}:{b or d}" for a, b, c, d in LINE.findall("\n".join(told))})
    plain = [line for line in output.splitlines() if line and not line.startswith("=========")]
    return {"tool": tool, "found": bool(summary) and bool(lines), "lines": lines, "text": told[0] if told else "",
            "summary": summary, "result": plain[-1] if plain else f"exit code {done.returncode}"}


def judge(arguments, row):
    if time.monotonic() > arguments.end:
        return {**row, "runs": []}
    first, second = ("racecheck", "synccheck") if row["kind"] == "barrier" else ("memcheck", "initcheck")
    runs = [watch(arguments, row, first)]
    if not runs[0]["found"] and runs[0]["result"] != "hangs" and (row["kind"] == "barrier" or runs[0]["result"] != "right"):
        runs.append(watch(arguments, row, second))
    return {**row, "runs": runs}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("plan")
    parser.add_argument("out")
    parser.add_argument("--sanitizer", default="compute-sanitizer")
    parser.add_argument("--jobs", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=540, help="starts no more rows after so long")
    arguments = parser.parse_args()
    arguments.end = time.monotonic() + arguments.seconds

    plan = json.loads(Path(arguments.plan).read_text())
    done = []
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for job in as_completed([pool.submit(judge, arguments, row) for row in plan]):
            done.append(job.result())
            if len(done) % 50 == 0 or len(done) == len(plan):
                done.sort(key=lambda row: row["key"])
                Path(arguments.out).write_text(json.dumps(done, indent=1) + "\n")
    found = sum(any(run["found"] for run in row["runs"]) for row in done)
    print(f"{len(done)} rows, {found} found, {sum(not row['runs'] for row in done)} not run")
    return 0


if __name__ == "__main__":
    sys.exit(main())

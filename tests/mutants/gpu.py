# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs mutants on a GPU under NVIDIA's compute-sanitizer, to put what it finds beside what `check` finds.

    gpu.py PROGRAM PLAN.json OUT.json [--sanitizer PATH] [--jobs N] [--seconds N]

PROGRAM is warpbench-mutants-gpu, PLAN what `run.py --plan` wrote: a mutant and its points a row, and the unchanged kernels.
Stands alone: this file, the program and the plan are all that the machine with the GPU needs. The first of STAGES is run
for all rows, then the second for those that nothing was reported of, and so on. OUT is written after every few runs, so
that a run that is cut off leaves what there was; sanitizer.py reads it."""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

TIME_LIMIT = 45.0  # seconds of one launch under one tool; the program gives a kernel 15
REPORTS_KEPT = 12  # of one run, each once
LINE = re.compile(r"(\w+\.cuh):(\d+)")

# Tool and point, by the kind of row. Each tool for what it is made for first.
STAGES = {
    "bound": [("memcheck", 0), ("memcheck", 1), ("initcheck", 0), ("racecheck", 0)],
    "barrier": [("racecheck", 0), ("racecheck", 1), ("initcheck", 0), ("synccheck", 0)],
    "unchanged": [("memcheck", 0), ("racecheck", 0), ("initcheck", 0), ("synccheck", 0)],
}
# Memory of nothing behind each allocation, so that an index out of range hits no other array.
OPTIONS = {"memcheck": ["--padding", "65536"]}


def reports_of(output):
    """(reports, what the program printed). A report is {"text", "lines"}: its first line, and the lines of kernels in it,
    in their order."""
    reports = []
    printed = []
    begun = False
    for line in output.splitlines():
        if not line.startswith("========="):
            printed.append(line)
            continue
        text = line.removeprefix("=========")
        if not text.strip() or re.match(r" (COMPUTE-SANITIZER|ERROR SUMMARY|RACECHECK SUMMARY)", text):
            begun = False
            continue
        if not begun or not text.startswith("     "):
            reports.append({"text": text.strip(), "lines": []})
            begun = True
        if "Host Frame" not in text:
            reports[-1]["lines"] += [f"kernels/{file}:{number}" for file, number in LINE.findall(text)]
    return reports, [line for line in printed if line.strip()]


def run(command, seconds):
    """(output, exit code), or None where it took too long. Ends what it started, children included."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                               text=True, errors="replace", start_new_session=True)
    try:
        output, _ = process.communicate(timeout=seconds)
        return output, process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        try:
            process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            process.stdout.close()  # somebody still holds the pipe
        return None


def watch(arguments, row, tool, point):
    """What one tool says of one row."""
    begin = time.monotonic()
    command = [arguments.sanitizer, "--tool", tool, "--print-limit", "100", *OPTIONS.get(tool, []), arguments.program,
               str(row["number"]), str(row["change"]), *row["points"][point]]
    answer = run(command, TIME_LIMIT)
    seen = {"tool": tool, "point": " ".join(row["points"][point]), "reports": []}
    if answer is None:
        seen["result"] = "hangs"
    else:
        output, code = answer
        reports, printed = reports_of(output)
        unlike = {(report["text"].split(" at 0x")[0], *report["lines"]): report for report in reversed(reports)}
        seen["reports"] = list(reversed(unlike.values()))[:REPORTS_KEPT]
        seen["result"] = printed[-1] if printed else f"exit code {code}"
    return {**seen, "seconds": round(time.monotonic() - begin, 2)}


def is_done(row):
    """Whether later stages have nothing to add."""
    if row["kind"] == "unchanged":
        return False
    return any(each["reports"] or each["result"] == "hangs" or "did not end" in each["result"] for each in row["runs"])


def write(path, environment, rows):
    new = Path(str(path) + ".new")
    new.write_text(json.dumps({"environment": environment, "rows": rows}, indent=1) + "\n")
    new.replace(path)


def first_line(command, pattern="."):
    answer = run(command, 30)
    return next((line.strip() for line in answer[0].splitlines() if re.search(pattern, line)), "") if answer else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("plan")
    parser.add_argument("out")
    parser.add_argument("--sanitizer", default="compute-sanitizer")
    parser.add_argument("--jobs", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=400, help="starts no more runs after so long")
    arguments = parser.parse_args()
    end = time.monotonic() + arguments.seconds

    rows = [{**row, "runs": []} for row in json.loads(Path(arguments.plan).read_text())]
    gpu, _, driver = first_line(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]).partition(", ")
    version = first_line([arguments.sanitizer, "--version"], "[Vv]ersion [0-9]")
    environment = {"gpu": gpu, "driver": driver, "tool": "compute-sanitizer, " + version[0:1].lower() + version[1:]}
    print(environment, flush=True)
    unchanged = next(row for row in rows if row["kind"] == "unchanged")
    for tool in ("memcheck", "racecheck", "initcheck", "synccheck"):
        first = watch(arguments, unchanged, tool, 0)
        print(tool, first, flush=True)
        if first["result"] != "right":
            print("the tool does not work here", flush=True)
            return 1

    count = 0
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for stage in range(max(map(len, STAGES.values()))):
            jobs = {}
            for row in rows:
                tool, point = STAGES[row["kind"]][stage]
                if not is_done(row) and point < len(row["points"]):
                    jobs[pool.submit(lambda *job: None if time.monotonic() > end else watch(arguments, *job),
                                     row, tool, point)] = row
            for job in as_completed(jobs):
                if job.result() is None:
                    continue
                jobs[job]["runs"].append(job.result())
                count += 1
                if count % 25 == 0:
                    write(arguments.out, environment, rows)
                    print(f"{arguments.seconds - end + time.monotonic():.0f} s: stage {stage}, {count} runs", flush=True)
            write(arguments.out, environment, rows)
    cut_off = time.monotonic() > end
    print(f"{count} runs of {len(rows)} rows, {sum(is_done(row) for row in rows)} with a report"
          f"{', cut off at the time limit' if cut_off else ''}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""What NVIDIA's compute-sanitizer found of the mutants on a GPU, beside what the simulator finds.

    sanitizer.py RAW.json     judges what gpu.py wrote, by the same rules (judge.py), and writes compute-sanitizer.json

Only right after the run: lines are those of the kernels that ran. compute-sanitizer.json is kept; run.py prints the table."""

import json
import sys
from pathlib import Path

from judge import Judge
from kernel_source import read_kernels
from mutations import Catalogue
from verdict import ELSEWHERE, RIGHT, UNSEEN, WRONG

HERE = Path(__file__).parent
RECORDED = HERE / "compute-sanitizer.json"
NO_LINE = "reported without a line"
FROM_BEST = (RIGHT, ELSEWHERE, NO_LINE, WRONG, UNSEEN)


def is_at_the_line(judge, site, tool, report):
    """Of a race, two of the lines have to be on both sides of the barrier; of anything else one will do."""
    names = {Path(file.name).name: file.name for file in judge.catalogue.files}  # reports have no folder
    lines = [{"file": names.get(Path(file).name, file), "line": int(number)}
             for file, number in (each.split(":") for each in report["lines"])]
    kind = {"racecheck": "race", "initcheck": "uninitialised"}.get(tool, tool)
    if kind == "race" and site.kind == "barrier":
        return any(judge.is_at_the_line(site, {"kind": kind, "where": a, "other_where": b}) for a in lines for b in lines)
    return any(judge.is_at_the_line(site, {"kind": kind, "where": line}) for line in lines)


def judged(judge, site, row):
    """{"outcome", "tool", "point", "report"} of a row's best run; the last three where something was reported."""
    best = {"outcome": UNSEEN}
    for run in row["runs"]:
        candidates = [(RIGHT if is_at_the_line(judge, site, run["tool"], report) else ELSEWHERE if report["lines"]
                       else NO_LINE, report["text"] + "".join(" " + line for line in report["lines"]))
                      for report in run["reports"]]
        if not candidates and run["result"] != "right":
            candidates = [(WRONG, run["result"])]
        for outcome, text in candidates:
            if FROM_BEST.index(outcome) < FROM_BEST.index(best["outcome"]):
                best = {"outcome": outcome, "tool": run["tool"], "point": run["point"], "report": text}
    return best


def condense(raw, catalogue):
    judge = Judge(catalogue)
    sites = {f"{site.key} {change}": site for site in catalogue.sites for change in site.changes}
    mutants = {row["key"]: judged(judge, sites[row["key"]], row)
               for row in raw["rows"] if row["kind"] != "unchanged" and row["runs"]}
    unchanged = sorted({f"{row['key']}: {run['tool']}: {report['text']}" for row in raw["rows"]
                        if row["kind"] == "unchanged" for run in row["runs"] for report in run["reports"]})
    return {"environment": raw["environment"], "unchanged": unchanged, "mutants": dict(sorted(mutants.items()))}


def table(verdicts, explained, recorded):
    """Lines of text: both finders on the mutants that both have tried and that are programs of their own."""
    mutants = recorded["mutants"]
    both = [v for v in verdicts if v.was_tried() and v.key in mutants and v.key not in explained.equivalent]
    environment = recorded["environment"]
    lines = ["", f"beside {environment['tool']} on an {environment['gpu']}, driver {environment['driver']}:",
             f"{'':26}{'mutants':>9}{'simulator':>11}{'compute-sanitizer':>19}"]

    def row(name, of, outcomes):
        simulated = sum(v.outcome in outcomes for v in of)
        sanitized = sum(mutants[v.key]["outcome"] in outcomes for v in of)
        lines.append(f"{name:26}{len(of):9}{simulated:11}{sanitized:19}")

    for kind in ("barrier", "bound"):
        of = [v for v in both if v.kind == kind]
        row(f"{kind}s, right line", of, (RIGHT,))
        row(f"{kind}s, anything reported", of, (RIGHT, ELSEWHERE, NO_LINE))
    only = [v for v in both if v.outcome != RIGHT and mutants[v.key]["outcome"] == RIGHT]
    lines += [f"at the right line by compute-sanitizer only: {v.key}" for v in only]
    gpu_only = [key for key in mutants if key not in {v.key for v in verdicts if v.was_tried()}]
    right = sum(mutants[key]["outcome"] == RIGHT for key in gpu_only)
    lines.append(f"of kernels that the simulator does not run: {right} of {len(gpu_only)} at the right line")
    lines.append(f"unchanged kernels: {len(recorded['unchanged'])} reports")
    return lines + ["    " + text for text in recorded["unchanged"]]


def main():
    raw = json.loads(Path(sys.argv[1]).read_text())
    RECORDED.write_text(json.dumps(condense(raw, Catalogue(read_kernels(HERE.parent.parent / "compute" / "kernels"))),
                                   indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

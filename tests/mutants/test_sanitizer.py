# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of what is made of compute-sanitizer's words, on kernels and rows made by hand."""

import tempfile
import unittest
from pathlib import Path

import gpu
import sanitizer
from kernel_source import read_kernels
from mutations import Catalogue
from verdict import ELSEWHERE, RIGHT, UNSEEN, WRONG, Verdict

KERNELS = """
__global__ void turn(Global<const float> in, Global<float> out, int elements) {
  __shared__ Shared<float, 64> tile;
  const int i = threadIdx.x;
  if (i < elements) tile[i] = in[i];
  __syncthreads();
  const float value = tile[63 - i];
  if (i < elements) out[i] = value;
}
"""
BARRIER = "turn.cuh turn: __syncthreads() removed"
FIRST_CHECK = "turn.cuh turn: i < elements +1"
FIRST_CHECK_LESS = "turn.cuh turn: i < elements -1"

OUT_OF_BOUNDS = """========= COMPUTE-SANITIZER
========= Invalid __global__ read of size 4 bytes
=========     at turn(const float *, float *, int)+0x90 in /build/mutated/kernels/turn.cuh:5
=========     by thread (50,0,0) in block (0,0,0)
=========     Access to 0x7f2c00c8 is out of bounds
=========     Saved host backtrace up to driver entry point at kernel launch time
=========         Host Frame: launch in kernels/turn.cuh:99 [0x1234] in program
=========
========= Program hit cudaErrorLaunchFailure (error 719) on CUDA API call to cudaEventQuery.
=========     Saved host backtrace up to driver entry point at error
=========
========= ERROR SUMMARY: 2 errors
a kernel failed: unspecified launch failure
"""
RACE = """========= COMPUTE-SANITIZER
========= Error: Race reported between Write access at turn(const float *, float *, int)+0x100 in /b/kernels/turn.cuh:5
=========     and Read access at turn(const float *, float *, int)+0x180 in /b/kernels/turn.cuh:7 [240 hazards]
=========
wrong
========= RACECHECK SUMMARY: 1 hazard displayed (1 error, 0 warnings)
"""
NOTHING = """========= COMPUTE-SANITIZER
right
========= ERROR SUMMARY: 0 errors
"""


def run_of(tool, output):
    reports, printed = gpu.reports_of(output)
    return {"tool": tool, "point": "turn it elements=50", "reports": reports, "result": printed[-1]}


def row_of(key, *runs):
    return {"key": key, "kind": "unchanged" if key == "turn it" else "any", "runs": list(runs)}


class Reading(unittest.TestCase):
    def test_reports_are_told_apart_and_hosts_lines_left_out(self):
        reports, printed = gpu.reports_of(OUT_OF_BOUNDS)
        self.assertEqual([report["lines"] for report in reports], [["kernels/turn.cuh:5"], []])
        self.assertEqual(reports[0]["text"], "Invalid __global__ read of size 4 bytes")
        self.assertEqual(printed, ["a kernel failed: unspecified launch failure"])

    def test_a_race_has_both_lines(self):
        self.assertEqual([report["lines"] for report in gpu.reports_of(RACE)[0]],
                         [["kernels/turn.cuh:5", "kernels/turn.cuh:7"]])

    def test_nothing_is_no_report(self):
        self.assertEqual(gpu.reports_of(NOTHING), ([], ["right"]))

    def test_later_stages_are_for_what_nothing_was_reported_of(self):
        self.assertFalse(gpu.is_done({"kind": "bound", "runs": [run_of("memcheck", NOTHING)]}))
        self.assertTrue(gpu.is_done({"kind": "bound", "runs": [run_of("memcheck", OUT_OF_BOUNDS)]}))
        self.assertTrue(gpu.is_done({"kind": "bound", "runs": [{"reports": [], "result": "hangs"}]}))
        self.assertFalse(gpu.is_done({"kind": "unchanged", "runs": [run_of("memcheck", OUT_OF_BOUNDS)]}))


class RunningPrograms(unittest.TestCase):
    def test_what_takes_too_long_is_ended_with_its_children(self):
        self.assertIsNone(gpu.run(["sh", "-c", "sleep 60 & sleep 60"], 0.2))

    def test_output_and_exit_code_come_back(self):
        self.assertEqual(gpu.run(["sh", "-c", "echo right; exit 3"], 30), ("right\n", 3))


class Judging(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        (Path(folder.name) / "turn.cuh").write_text(KERNELS)
        self.catalogue = Catalogue(read_kernels(folder.name))

    def outcome(self, key, *runs):
        raw = {"environment": {}, "rows": [row_of(key, *runs)]}
        return sanitizer.condense(raw, self.catalogue)["mutants"][key]

    def test_a_bound_answers_for_the_lines_that_it_guards(self):
        self.assertEqual(self.outcome(FIRST_CHECK, run_of("memcheck", OUT_OF_BOUNDS))["outcome"], RIGHT)
        second = "turn.cuh turn: i < elements #2 +1"
        self.assertEqual(self.outcome(second, run_of("memcheck", OUT_OF_BOUNDS))["outcome"], ELSEWHERE)

    def test_a_barrier_answers_for_accesses_on_both_sides(self):
        race = self.outcome(BARRIER, run_of("racecheck", RACE))
        self.assertEqual(race["outcome"], RIGHT)
        self.assertIn("kernels/turn.cuh:5 kernels/turn.cuh:7", race["report"])
        one_side = self.outcome(BARRIER, run_of("racecheck", RACE.replace("cuh:7", "cuh:5")))
        self.assertEqual(one_side["outcome"], ELSEWHERE)

    def test_the_best_run_counts(self):
        found = self.outcome(FIRST_CHECK, run_of("initcheck", NOTHING), run_of("memcheck", OUT_OF_BOUNDS))
        self.assertEqual((found["outcome"], found["tool"]), (RIGHT, "memcheck"))

    def test_without_a_report_the_result_is_told(self):
        self.assertEqual(self.outcome(FIRST_CHECK, run_of("memcheck", NOTHING)), {"outcome": UNSEEN})
        wrong = self.outcome(FIRST_CHECK, run_of("memcheck", NOTHING.replace("right", "wrong")))
        self.assertEqual((wrong["outcome"], wrong["report"]), (WRONG, "wrong"))

    def test_a_report_without_a_kernels_line_is_no_line(self):
        host = "========= Host API uninitialized memory access\n=========     Host Frame: main\nright\n"
        self.assertEqual(self.outcome(FIRST_CHECK, run_of("initcheck", host))["outcome"], sanitizer.NO_LINE)

    def test_the_table_counts_what_both_have_tried(self):
        class NothingExplained:
            equivalent = {FIRST_CHECK_LESS: "the same"}

        raw = {"environment": {"tool": "T", "gpu": "G", "driver": "D"},
               "rows": [row_of(BARRIER, run_of("racecheck", RACE)), row_of(FIRST_CHECK, run_of("memcheck", NOTHING)),
                        row_of(FIRST_CHECK_LESS, run_of("memcheck", OUT_OF_BOUNDS)), row_of("turn it", run_of("racecheck", RACE))]}
        verdicts = [Verdict(BARRIER, 2, "", "barrier", "removed", outcome=UNSEEN),
                    Verdict(FIRST_CHECK, 1, "", "bound", "+1", outcome=RIGHT),
                    Verdict(FIRST_CHECK_LESS, 1, "", "bound", "-1", outcome=UNSEEN)]
        lines = sanitizer.table(verdicts, NothingExplained, sanitizer.condense(raw, self.catalogue))
        counts = {line[:26].strip(): line[26:].split() for line in lines}
        self.assertEqual(lines[1], "beside T on an G, driver D:")
        self.assertEqual(counts["barriers, right line"], ["1", "0", "1"])
        self.assertEqual(counts["bounds, right line"], ["1", "1", "0"])
        self.assertEqual(counts["bounds, anything reported"], ["1", "1", "0"])
        self.assertIn("at the right line by compute-sanitizer only: " + BARRIER, lines)
        self.assertIn("unchanged kernels: 1 reports", lines)


if __name__ == "__main__":
    unittest.main()

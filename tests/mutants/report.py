# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the results of the mutation test."""

from verdict import ELSEWHERE, GPU_ONLY, NOT_RUN, ON_PURPOSE, RIGHT, UNSEEN, WRONG

LEAST_SHARE = 0.93


def share_text(verdicts):
    right = sum(verdict.outcome == RIGHT for verdict in verdicts)
    return f"{right} of {len(verdicts)} at the right line, {100 * right / max(1, len(verdicts)):.1f} %"


def print_missed(verdicts, explained):
    for verdict in verdicts:
        if verdict.outcome == RIGHT:
            continue
        print(f"{verdict.line}: {verdict.key}: {verdict.outcome}" + (f" ({verdict.trouble})" if verdict.trouble else ""))
        if verdict.finding:
            print(f"    at {verdict.point}: {verdict.finding}")
        if verdict.key in explained.why:
            print(f"    {'same program: ' if verdict.key in explained.equivalent else ''}{explained.why[verdict.key]}")
    print()


def print_shares(verdicts, explained):
    tried = [v for v in verdicts if v.was_tried()]
    different = [v for v in tried if v.key not in explained.equivalent]
    for kind in ("barrier", "bound"):
        print(f"{kind}s: {share_text([v for v in tried if v.kind == kind])}")
    print(f"all: {share_text(tried)}; found elsewhere {sum(v.outcome == ELSEWHERE for v in tried)}, "
          f"{WRONG} {sum(v.outcome == WRONG for v in tried)}, "
          f"not found {sum(v.outcome in (UNSEEN, NOT_RUN) for v in tried)}")
    print(f"without the {len(tried) - len(different)} mutants that are the same program: {share_text(different)}")
    print(f"left out: {sum(v.outcome == ON_PURPOSE for v in verdicts)} of kernels that are wrong on purpose, "
          f"{sum(v.outcome == GPU_ONLY for v in verdicts)} of kernels that the simulator does not run")


def is_enough(verdicts, explained):
    different = [v for v in verdicts if v.was_tried() and v.key not in explained.equivalent]
    return sum(v.outcome == RIGHT for v in different) >= LEAST_SHARE * len(different)


def print_troubles(verdicts, unclean, explained, keys):
    """@returns whether there are none. `keys`: those of all mutants."""
    troubles = [f"unchanged catalogue: {text}" for text in unclean]
    for verdict in (v for v in verdicts if v.was_tried() and not explained.expects(v)):
        known = verdict.key in explained.why
        said = "survivors.json expects another outcome" if known else "survivors.json does not explain it"
        troubles.append(f"{verdict.key}: {verdict.outcome}, and {said}")
    troubles += [f"survivors.json explains an unknown mutant: {key}" for key in explained.why if key not in keys]
    print(f"unchanged catalogue: {len(unclean)} findings")
    for text in troubles:
        print("TROUBLE: " + text)
    return not troubles

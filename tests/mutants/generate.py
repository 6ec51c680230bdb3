# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a copy of the kernels that contains every mutant; the program selects one at run time (mutants.h).

    generate.py KERNELS OUT     KERNELS: compute/kernels; writes OUT/kernels, with the lines of the source, and
                                OUT/places.txt, the keys of the places in the order of their numbers
"""

import sys
from pathlib import Path

from kernel_source import read_kernels
from mutations import Catalogue


def mutated(catalogue, file):
    text = file.text
    for site in sorted((s for s in catalogue.sites if s.file is file), key=lambda s: s.position, reverse=True):
        if site.kind == "barrier":
            at, inserted = site.position, f"if (mutants::keeps({site.number})) "
        else:  # after the operator and its space; the right operand binds at least as tightly as `+`
            at, inserted = site.end + 1, f"mutants::shift({site.number}) + "
        text = text[:at] + inserted + text[at:]
    return text


def main():
    catalogue = Catalogue(read_kernels(sys.argv[1]))
    out = Path(sys.argv[2])
    for file in catalogue.files:
        target = out / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(mutated(catalogue, file))
    (out / "places.txt").write_text(catalogue.places())


if __name__ == "__main__":
    main()

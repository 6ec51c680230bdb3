# SPDX-License-Identifier: GPL-3.0-or-later
"""What gpu.py is to run: each mutant that is a program of its own, at the point where it was found here and at another
one, and the unchanged kernels."""

from points import Point
from verdict import ON_PURPOSE

# Where gpu.py finds the kernels that only GPUs run, and a size with all edges.
GPU_VARIANTS = {
    "matmul": {"matmulPackM": "packed", "matmulPackN": "packed", "matmulPacked": "packed", "matmulBulk": "bulk",
               "initialise": "bulk"},
    "tensor-matmul": {"matmulTensorPad": "pipeline", "matmulTensorWmma": "wmma", "matmulTensorPipeline": "pipeline",
                      "matmulTensorGroups": "groups", "storeSums": "groups", "next": "groups", "setUp": "groups",
                      "fetch": "clusters", "multiply": "roles", "storeByEngine": "roles", "TensorTile": "roles",
                      "multiplyInRoles": "clusters"},
    "tensor-wide": {"matmulTensorTurned": "turned", "storeTwo": "turned", "release": "turned", "add": "turned"},
}
GPU_PARAMETERS = {"rows": 133, "inner": 150, "columns": 139}

NUMBERS = {"removed": 0, "-1": -1, "+1": 1}


def gpu_only_point(function):
    family, variant = next((family, variants[function]) for family, variants in GPU_VARIANTS.items()
                           if function in variants)
    return Point(family, variant, {}, parameters=GPU_PARAMETERS)


def plan(verdicts, explained):
    def row(key, number, change, kind, points):
        return {"key": key, "number": number, "change": change, "kind": kind,
                "points": [[point.family, point.variant, *(f"{n}={v}" for n, v in point.parameters.items() if v != "")]
                           for point in points]}

    used = [v for v in verdicts if v.points and v.outcome != ON_PURPOSE and v.key not in explained.equivalent]
    unchanged = {f"{point.family} {point.variant}": point for v in used for point in v.points}
    return ([row(v.key, v.number, NUMBERS[v.change], v.kind, v.points) for v in used] +
            [row(key, 0, 0, "unchanged", [point]) for key, point in sorted(unchanged.items())])

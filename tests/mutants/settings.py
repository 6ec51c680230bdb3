# SPDX-License-Identifier: GPL-3.0-or-later
"""The sizes and parameters for mutants, in addition to those that `warpbench-cli check` chooses: exact multiples of a
block's, a tile's or a vector's size, one more and one less, and the other choices of each parameter."""


def _elements(*, others=(), **fixed):
    return [{"elements": n, **fixed} for n in (4096, 4097, 4095, 1)] + [{"elements": 1025} | each for each in others]


SETTINGS = {
    "transpose": [
        {"width": 65, "height": 33},
        {"width": 64, "height": 96},
        {"width": 95, "height": 63},
        {"width": 132, "height": 196},
        {"width": 65, "height": 33, "type": "fp64"},
        {"width": 66, "height": 34, "type": "fp64"},
        {"width": 65, "height": 33, "repetitions": 3},
        {"width": 65, "height": 33, "padding": 0},
    ],
    "matmul": [
        {"rows": 33, "inner": 33, "columns": 33},
        {"rows": 32, "inner": 32, "columns": 32},
        {"rows": 31, "inner": 31, "columns": 31},
        {"rows": 5, "inner": 4, "columns": 6, "tile": 1},
        {"rows": 20, "inner": 22, "columns": 21, "tile": 7},
        {"rows": 22, "inner": 20, "columns": 20, "tile": 7},
        {"rows": 40, "inner": 39, "columns": 38, "tile": 13},
        {"rows": 65, "inner": 63, "columns": 64, "tile": 32},
        {"rows": 132, "inner": 20, "columns": 140},
        {"rows": 129, "inner": 17, "columns": 129},
        {"rows": 127, "inner": 15, "columns": 127},
        {"rows": 128, "inner": 16, "columns": 128},
        {"rows": 17, "inner": 8, "columns": 17},
        {"rows": 17, "inner": 9, "columns": 17},
        {"rows": 20, "inner": 8, "columns": 20},
        {"rows": 35, "inner": 19, "columns": 37, "type": "fp64"},
    ],
    "reduction": _elements(
        others=[
            {"block": 32},
            {"block": 64, "elements": 1030},
            {"block": 64},
            {"block": 1024},
            {"type": "fp64"},
            {"type": "int32"},
            {"operation": "min"},
            {"operation": "max"},
            {"elements": 32768},
            {"elements": 32769},
        ]
    ),
    "scan": _elements(
        others=[
            {"block": 32},
            {"block": 64, "elements": 1030},
            {"block": 1024},
            {"type": "int32"},
            {"elements": 200},
            {"elements": 32768},
            {"elements": 65537},
        ]
    ),
    "histogram": _elements(others=[{"values": "equal"}, {"elements": 4111}, {"elements": 17605}, {"elements": 300000}]),
    "sort": _elements(others=[{"elements": 9217}, {"elements": 8193, "keys": "few"}, {"elements": 20000, "keys": "equal"}]),
    "n-body": [{"bodies": n, "block": 32} for n in (64, 65, 63, 512, 513, 1)] + [{"bodies": 77, "block": 64}],
    "spmv": [{"rows": n, "columns": 33, "nonzeros": 5} for n in (256, 257, 255, 1)]
    + [{"rows": 65, "columns": 40, "nonzeros": 33, "lengths": "skewed"} | each for each in ({}, {"type": "fp64"})],
    "tensor-matmul": [
        {"rows": 33, "inner": 33, "columns": 33},
        {"rows": 32, "inner": 32, "columns": 32},
        {"rows": 31, "inner": 31, "columns": 31},
        {"rows": 20, "inner": 22, "columns": 21, "tile": 7},
        {"rows": 22, "inner": 20, "columns": 20, "tile": 7, "type": "fp16"},
    ],
    "tensor-wide": [
        {"rows": 33, "inner": 33, "columns": 33},
        {"rows": 32, "inner": 32, "columns": 32},
        {"rows": 20, "inner": 22, "columns": 21, "tile": 7, "type": "fp64"},
    ],
    "offset": [{"offset": 1}, {"offset": 32}, {"offset": 31, "type": "fp64"}],
    "stride": [{"stride": 2}, {"stride": 32}, {"stride": 31, "type": "fp64"}],
    "grayscale": [
        {"width": 64, "height": 33},
        {"width": 65, "height": 33},
        {"width": 63, "height": 33},
        {"width": 3, "height": 1},
    ],
    "convolution": [
        {"width": 64, "height": 64, "radius": 1},
        {"width": 65, "height": 33},
        {"width": 121, "height": 66, "radius": 4},
        {"width": 244, "height": 129},
    ],
    "attention": [
        {"heads": 2, "length": 33, "head": 64},
        {"heads": 1, "length": 65, "causal": "yes", "type": "fp16"},
    ],
    "softmax": [
        {"rows": 9, "columns": 128},
        {"rows": 8, "columns": 259},
        {"rows": 2, "columns": 515},
        {"rows": 2, "columns": 771},
        {"rows": 257, "columns": 3},
        {"rows": 2, "columns": 2052},
        {"rows": 1, "columns": 8193},
    ],
    "vector-add": _elements(others=[{"block": 64}, {"type": "fp64"}, {"type": "int32"}]),
    "dot": _elements(others=[{"type": "fp64"}]),
    "pi": [{"points": n} for n in (257, 4096, 4097, 4095, 1, 2)],
    "counter": [{"blocks": 3, "threads": 64}, {"blocks": 1, "threads": 33}],
    "memory-kinds": _elements(others=[{"coefficients": 64}, {"coefficients": 1}, {"coefficients": 33}]),
    "load-patterns": _elements(others=[{"pattern": "misaligned"}, {"pattern": "scattered"}]),
    "bank-stride": _elements(others=[{"stride": 33, "reads": 1024}, {"word": 16}, {"word": 8, "reads": 1024}]),
    "divergence": _elements(others=[{"work": 1}, {"group": 32}]),
    # One warp on each of 132 multiprocessors: more elements than threads.
    "latency": _elements(others=[{"warps": 1, "elements": 4324}, {"warps": 1, "elements": 37892}, {"warps": 64}]),
    "transfer": [{"mib": 1}],
    "pitch": [{"width": 256, "rows": 3}, {"width": 257, "rows": 3}, {"width": 255, "rows": 3, "type": "fp64"}],
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// thrust::cuda::par is in program/cuda/nvidia_words.h, which is included first.

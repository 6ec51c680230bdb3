// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/cuda/libraries/cublas_v2.h"

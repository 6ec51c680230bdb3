// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Programs include it that draw nothing; the functions that it declares in CUDA are refused by name.

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The C library's functions at global scope, with C++'s float overloads: sqrtf, sqrt, fabsf, abs, isnan, sincosf...
#include <math.h>
#include <stdlib.h>

#include "language/builtins.h"
#include "language/rounding.h"

/// Mathematical functions beyond the C library's (CUDA Math API, "Single" and "Double Precision Mathematical Functions"
/// and "Intrinsics"). Where a GPU approximates, as in __sinf(), the host's more exact result is used.
namespace warpbench::simulator::words {

#if defined(__GLIBC_PREREQ)
#define WARPBENCH_GLIBC(major, minor) __GLIBC_PREREQ(major, minor)
#else
#define WARPBENCH_GLIBC(major, minor) 0
#endif

/// sin(pi x) and cos(pi x), exact if x is a multiple of a half. `quarter` turns: 0 for sine, 1 for cosine.
WARPBENCH_UNSEEN inline double sineOfTurns(double x, int quarter) noexcept {
  warpbench::simulator::unseen();
  if (!__builtin_isfinite(x)) return __builtin_nan("");
  constexpr double kPi = 3.14159265358979323846;
  const double turns = __builtin_remainder(x, 2.0);      // -1..1, exactly
  const double halves = __builtin_nearbyint(2 * turns);  // -2..2
  const double rest = kPi * (turns - halves / 2);        // -pi/4..pi/4
  const int place = (static_cast<int>(halves) + quarter + 4) & 3;
  const double value = (place & 1) != 0 ? __builtin_cos(rest) : __builtin_sin(rest);
  const double result = (place & 2) != 0 ? -value : value;
  // According to the guide, sinpi(+-n) is a zero of x's sign for integer n, and cospi never returns -0.
  if (result == 0) return quarter == 0 ? __builtin_copysign(0.0, x) : 0.0;
  return result;
}

/// The inverse of the normal distribution by Wichura's algorithm AS 241 (Applied Statistics 37, 1988), error 1e-16. For
/// a probability p, `centre` is p - 1/2 and `tail` the smaller of p and 1 - p; both are parameters so that either may
/// be small.
WARPBENCH_UNSEEN inline double inverseNormal(double centre, double tail) noexcept {
  warpbench::simulator::unseen();
  if (!(tail >= 0)) return __builtin_nan("");
  if (tail == 0) return __builtin_copysign(__builtin_inf(), centre);
  const auto ratio = [](double r, const double(&a)[8], const double(&b)[8]) __attribute__((always_inline)) {
    double above = a[7];
    double below = b[7];
    for (int i = 6; i >= 0; --i) {
      above = above * r + a[i];
      below = below * r + b[i];
    }
    return above / below;
  };
  constexpr double kA[] = {3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                           1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                           3.3430575583588128105e+4, 2.5090809287301226727e+3};
  constexpr double kB[] = {1.0,
                           4.2313330701600911252e+1,
                           6.8718700749205790830e+2,
                           5.3941960214247511077e+3,
                           2.1213794301586595867e+4,
                           3.9307895800092710610e+4,
                           2.8729085735721942674e+4,
                           5.2264952788528545610e+3};
  constexpr double kC[] = {1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                           3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                           2.27238449892691845833e-2, 7.74545014278341407640e-4};
  constexpr double kD[] = {1.0,
                           2.05319162663775882187e0,
                           1.67638483018380384940e0,
                           6.89767334985100004550e-1,
                           1.48103976427480074590e-1,
                           1.51986665636164571966e-2,
                           5.47593808499534494600e-4,
                           1.05075007164441684324e-9};
  constexpr double kE[] = {6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                           2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                           2.71155556874348757815e-5, 2.01033439929228813265e-7};
  constexpr double kF[] = {1.0,
                           5.99832206555887937690e-1,
                           1.36929880922735805310e-1,
                           1.48753612908506148525e-2,
                           7.86869131145613259100e-4,
                           1.84631831751005468180e-5,
                           1.42151175831644588870e-7,
                           2.04426310338993978564e-15};
  if (__builtin_fabs(centre) <= 0.425) return centre * ratio(0.180625 - centre * centre, kA, kB);
  const double r = __builtin_sqrt(-__builtin_log(tail));
  const double x = r <= 5 ? ratio(r - 1.6, kC, kD) : ratio(r - 5, kE, kF);
  return centre < 0 ? -x : x;
}

/// exp(x^2) erfc(x), by a continued fraction where erfc itself would underflow.
WARPBENCH_UNSEEN inline double scaledErfc(double x) noexcept {
  warpbench::simulator::unseen();
  if (x < 10) return __builtin_exp(x * x) * __builtin_erfc(x);
  double tail = 0;
  for (int k = 40; k > 0; --k) tail = k / 2.0 / (x + tail);
  return 0.564189583547756286948 / (x + tail);
}

}  // namespace warpbench::simulator::words

// Minimum and maximum as non-templates, so that `using namespace std` causes no ambiguity. Includes the guide's mixed
// types.
#define WARPBENCH_MIN_MAX(Result, A, B)                                                                       \
  WARPBENCH_WORD Result min(A a, B b) {                                                                       \
    return static_cast<Result>(a) < static_cast<Result>(b) ? static_cast<Result>(a) : static_cast<Result>(b); \
  }                                                                                                           \
  WARPBENCH_WORD Result max(A a, B b) {                                                                       \
    return static_cast<Result>(a) > static_cast<Result>(b) ? static_cast<Result>(a) : static_cast<Result>(b); \
  }
#define WARPBENCH_MIN_MAX_MIXES(Signed, Unsigned) \
  WARPBENCH_MIN_MAX(Signed, Signed, Signed)       \
  WARPBENCH_MIN_MAX(Unsigned, Unsigned, Unsigned) \
  WARPBENCH_MIN_MAX(Unsigned, Signed, Unsigned)   \
  WARPBENCH_MIN_MAX(Unsigned, Unsigned, Signed)
WARPBENCH_MIN_MAX_MIXES(int, unsigned)
WARPBENCH_MIN_MAX_MIXES(long, unsigned long)
WARPBENCH_MIN_MAX_MIXES(long long, unsigned long long)
#undef WARPBENCH_MIN_MAX_MIXES
#undef WARPBENCH_MIN_MAX
// For a number and a NaN, the number.
WARPBENCH_WORD float min(float a, float b) { return __builtin_fminf(a, b); }
WARPBENCH_WORD float max(float a, float b) { return __builtin_fmaxf(a, b); }
WARPBENCH_WORD double min(double a, double b) { return __builtin_fmin(a, b); }
WARPBENCH_WORD double max(double a, double b) { return __builtin_fmax(a, b); }
WARPBENCH_WORD double min(float a, double b) { return __builtin_fmin(a, b); }
WARPBENCH_WORD double max(float a, double b) { return __builtin_fmax(a, b); }
WARPBENCH_WORD double min(double a, float b) { return __builtin_fmin(a, b); }
WARPBENCH_WORD double max(double a, float b) { return __builtin_fmax(a, b); }
// Templates, so that a program can define functions with these names.
template <typename = void>
WARPBENCH_WORD unsigned umin(unsigned a, unsigned b) {
  return min(a, b);
}
template <typename = void>
WARPBENCH_WORD unsigned umax(unsigned a, unsigned b) {
  return max(a, b);
}
template <typename = void>
WARPBENCH_WORD long long llmin(long long a, long long b) {
  return min(a, b);
}
template <typename = void>
WARPBENCH_WORD long long llmax(long long a, long long b) {
  return max(a, b);
}
template <typename = void>
WARPBENCH_WORD unsigned long long ullmin(unsigned long long a, unsigned long long b) {
  return min(a, b);
}
template <typename = void>
WARPBENCH_WORD unsigned long long ullmax(unsigned long long a, unsigned long long b) {
  return max(a, b);
}

// A NaN becomes 0, because fmaxf returns the number.
WARPBENCH_WORD float __saturatef(float x) { return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f); }

// Newer C libraries provide some of these themselves.
#if !WARPBENCH_GLIBC(2, 41)
WARPBENCH_WORD double sinpi(double x) { return warpbench::simulator::words::sineOfTurns(x, 0); }
WARPBENCH_WORD double cospi(double x) { return warpbench::simulator::words::sineOfTurns(x, 1); }
WARPBENCH_WORD float sinpif(float x) { return static_cast<float>(sinpi(static_cast<double>(x))); }
WARPBENCH_WORD float cospif(float x) { return static_cast<float>(cospi(static_cast<double>(x))); }
#endif
#if !WARPBENCH_GLIBC(2, 42)
WARPBENCH_WORD double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
WARPBENCH_WORD float rsqrtf(float x) { return __frsqrt_rn(x); }
#endif
WARPBENCH_WORD float sinpi(float x) { return sinpif(x); }
WARPBENCH_WORD float cospi(float x) { return cospif(x); }
WARPBENCH_WORD float rsqrt(float x) { return rsqrtf(x); }
WARPBENCH_WORD float exp10(float x) { return exp10f(x); }
WARPBENCH_WORD void sincos(float x, float* sine, float* cosine) { sincosf(x, sine, cosine); }
WARPBENCH_WORD void sincospi(double x, double* sine, double* cosine) {
  *sine = sinpi(x);
  *cosine = cospi(x);
}
WARPBENCH_WORD void sincospif(float x, float* sine, float* cosine) {
  *sine = sinpif(x);
  *cosine = cospif(x);
}
WARPBENCH_WORD void sincospi(float x, float* sine, float* cosine) { sincospif(x, sine, cosine); }

// A float function is its double version, rounded: more exact than the guide requires.
#define WARPBENCH_FLOAT_TOO(name)                                                                    \
  WARPBENCH_WORD float name##f(float x) { return static_cast<float>(name(static_cast<double>(x))); } \
  WARPBENCH_WORD float name(float x) { return name##f(x); }
WARPBENCH_WORD double rcbrt(double x) { return 1.0 / __builtin_cbrt(x); }
WARPBENCH_FLOAT_TOO(rcbrt)
WARPBENCH_WORD double normcdf(double x) { return 0.5 * __builtin_erfc(-0.70710678118654752440 * x); }
WARPBENCH_FLOAT_TOO(normcdf)
WARPBENCH_WORD double normcdfinv(double p) {
  return warpbench::simulator::words::inverseNormal(p - 0.5, __builtin_fmin(p, 1 - p));
}
WARPBENCH_FLOAT_TOO(normcdfinv)
WARPBENCH_WORD double erfcinv(double x) {
  return -0.70710678118654752440 *
         warpbench::simulator::words::inverseNormal(x / 2 - 0.5, __builtin_fmin(x / 2, 1 - x / 2));
}
WARPBENCH_FLOAT_TOO(erfcinv)
WARPBENCH_WORD double erfinv(double x) {
  return 0.70710678118654752440 * warpbench::simulator::words::inverseNormal(x / 2, 0.5 - __builtin_fabs(x) / 2);
}
WARPBENCH_FLOAT_TOO(erfinv)
WARPBENCH_WORD double erfcx(double x) { return warpbench::simulator::words::scaledErfc(x); }
WARPBENCH_FLOAT_TOO(erfcx)
#undef WARPBENCH_FLOAT_TOO

WARPBENCH_WORD double rhypot(double x, double y) { return 1.0 / __builtin_hypot(x, y); }
WARPBENCH_WORD float rhypotf(float x, float y) { return static_cast<float>(rhypot(x, y)); }
WARPBENCH_WORD double norm3d(double a, double b, double c) { return __builtin_hypot(__builtin_hypot(a, b), c); }
WARPBENCH_WORD double norm4d(double a, double b, double c, double d) {
  return __builtin_hypot(__builtin_hypot(a, b), __builtin_hypot(c, d));
}
WARPBENCH_WORD double rnorm3d(double a, double b, double c) { return 1.0 / norm3d(a, b, c); }
WARPBENCH_WORD double rnorm4d(double a, double b, double c, double d) { return 1.0 / norm4d(a, b, c, d); }
WARPBENCH_WORD float norm3df(float a, float b, float c) { return static_cast<float>(norm3d(a, b, c)); }
WARPBENCH_WORD float norm4df(float a, float b, float c, float d) { return static_cast<float>(norm4d(a, b, c, d)); }
WARPBENCH_WORD float rnorm3df(float a, float b, float c) { return static_cast<float>(rnorm3d(a, b, c)); }
WARPBENCH_WORD float rnorm4df(float a, float b, float c, float d) { return static_cast<float>(rnorm4d(a, b, c, d)); }

WARPBENCH_WORD float fdividef(float a, float b) { return a / b; }
WARPBENCH_WORD float fdivide(float a, float b) { return a / b; }
WARPBENCH_WORD double fdivide(double a, double b) { return a / b; }
WARPBENCH_WORD float __fdividef(float a, float b) { return a / b; }
WARPBENCH_WORD float __sinf(float x) { return __builtin_sinf(x); }
WARPBENCH_WORD float __cosf(float x) { return __builtin_cosf(x); }
WARPBENCH_WORD float __tanf(float x) { return __builtin_tanf(x); }
WARPBENCH_WORD float __tanhf(float x) { return __builtin_tanhf(x); }
WARPBENCH_WORD void __sincosf(float x, float* sine, float* cosine) { sincosf(x, sine, cosine); }
WARPBENCH_WORD float __expf(float x) { return __builtin_expf(x); }
WARPBENCH_WORD float __exp10f(float x) { return exp10f(x); }
WARPBENCH_WORD float __logf(float x) { return __builtin_logf(x); }
WARPBENCH_WORD float __log2f(float x) { return __builtin_log2f(x); }
WARPBENCH_WORD float __log10f(float x) { return __builtin_log10f(x); }
WARPBENCH_WORD float __powf(float x, float y) { return __builtin_powf(x, y); }
#undef WARPBENCH_GLIBC

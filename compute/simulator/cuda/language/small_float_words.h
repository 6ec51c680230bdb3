// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that half and bfloat16 share (CUDA Math API, "Half Precision" and "Bfloat16 Precision Intrinsics").
// Each header includes this once, with WARPBENCH_SMALL defined as the type and WARPBENCH_SMALL2 as a pair of them. The
// type has made(), which rounds a double, ofBits() and smallBits() in warpbench::simulator::words. (So no #pragma
// once.)

#define WARPBENCH_ROUNDED_RESULT(expression) return warpbench::simulator::words::made<WARPBENCH_SMALL>(expression);
#define WARPBENCH_ONE(name, expression)                    \
  WARPBENCH_WORD WARPBENCH_SMALL name(WARPBENCH_SMALL a) { \
    const double x = static_cast<float>(a);                \
    WARPBENCH_ROUNDED_RESULT(expression)                   \
  }
#define WARPBENCH_TWO(name, expression)                                       \
  WARPBENCH_WORD WARPBENCH_SMALL name(WARPBENCH_SMALL a, WARPBENCH_SMALL b) { \
    const double x = static_cast<float>(a);                                   \
    const double y = static_cast<float>(b);                                   \
    WARPBENCH_ROUNDED_RESULT(expression)                                      \
  }
#define WARPBENCH_PAIR_OF_ONE(name, single) \
  WARPBENCH_WORD WARPBENCH_SMALL2 name(WARPBENCH_SMALL2 a) { return WARPBENCH_SMALL2(single(a.x), single(a.y)); }
#define WARPBENCH_PAIR_OF_TWO(name, single)                                      \
  WARPBENCH_WORD WARPBENCH_SMALL2 name(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b) { \
    return WARPBENCH_SMALL2(single(a.x, b.x), single(a.y, b.y));                 \
  }
#define WARPBENCH_PAIR_OF_THREE(name, single)                                                        \
  WARPBENCH_WORD WARPBENCH_SMALL2 name(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b, WARPBENCH_SMALL2 c) { \
    return WARPBENCH_SMALL2(single(a.x, b.x, c.x), single(a.y, b.y, c.y));                           \
  }

// Arithmetic. There is no choice of a fused form here, so the _rn functions are equal.
WARPBENCH_TWO(__hadd, x + y)
WARPBENCH_TWO(__hsub, x - y)
WARPBENCH_TWO(__hmul, x* y)
WARPBENCH_TWO(__hdiv, x / y)
WARPBENCH_TWO(__hadd_rn, x + y)
WARPBENCH_TWO(__hsub_rn, x - y)
WARPBENCH_TWO(__hmul_rn, x* y)
WARPBENCH_WORD WARPBENCH_SMALL __hfma(WARPBENCH_SMALL a, WARPBENCH_SMALL b, WARPBENCH_SMALL c){
    WARPBENCH_ROUNDED_RESULT(warpbench::simulator::words::multiplyAddToOdd(
        static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)))} WARPBENCH_WORD WARPBENCH_SMALL
    __hneg(WARPBENCH_SMALL a) {
  using namespace warpbench::simulator::words;
  return ofBits<WARPBENCH_SMALL>(static_cast<unsigned short>(smallBits(a) ^ 0x8000));
}
WARPBENCH_WORD WARPBENCH_SMALL __habs(WARPBENCH_SMALL a) {
  using namespace warpbench::simulator::words;
  return ofBits<WARPBENCH_SMALL>(static_cast<unsigned short>(smallBits(a) & 0x7fff));
}
// For a number and a NaN the number, or with _nan the NaN; -0 is less than +0.
#define WARPBENCH_EXTREME(name, greater, keepsNaN)                                                \
  WARPBENCH_WORD WARPBENCH_SMALL name(WARPBENCH_SMALL a, WARPBENCH_SMALL b) {                     \
    using namespace warpbench::simulator::words;                                                  \
    return ofBits<WARPBENCH_SMALL>(extreme<greater, keepsNaN>(smallBits(a), smallBits(b), a, b)); \
  }
WARPBENCH_EXTREME(__hmax, true, false)
WARPBENCH_EXTREME(__hmin, false, false)
WARPBENCH_EXTREME(__hmax_nan, true, true)
WARPBENCH_EXTREME(__hmin_nan, false, true)
#undef WARPBENCH_EXTREME
// Clamps to 0..1, with 0 for a NaN; and to at least 0, where a NaN stays NaN.
#define WARPBENCH_SATURATED(name, parameters, result)                            \
  WARPBENCH_WORD WARPBENCH_SMALL name parameters {                               \
    return __hmin(__hmax(result, WARPBENCH_SMALL(0.0f)), WARPBENCH_SMALL(1.0f)); \
  }
WARPBENCH_SATURATED(__hadd_sat, (WARPBENCH_SMALL a, WARPBENCH_SMALL b), __hadd(a, b))
WARPBENCH_SATURATED(__hsub_sat, (WARPBENCH_SMALL a, WARPBENCH_SMALL b), __hsub(a, b))
WARPBENCH_SATURATED(__hmul_sat, (WARPBENCH_SMALL a, WARPBENCH_SMALL b), __hmul(a, b))
WARPBENCH_SATURATED(__hfma_sat, (WARPBENCH_SMALL a, WARPBENCH_SMALL b, WARPBENCH_SMALL c), __hfma(a, b, c))
#undef WARPBENCH_SATURATED
WARPBENCH_WORD WARPBENCH_SMALL __hfma_relu(WARPBENCH_SMALL a, WARPBENCH_SMALL b, WARPBENCH_SMALL c) {
  return __hmax_nan(__hfma(a, b, c), WARPBENCH_SMALL(0.0f));
}

WARPBENCH_ONE(hsqrt, __builtin_sqrt(x))
WARPBENCH_ONE(hrsqrt, 1.0 / __builtin_sqrt(x))
WARPBENCH_ONE(hrcp, 1.0 / x)
WARPBENCH_ONE(hexp, __builtin_exp(x))
WARPBENCH_ONE(hexp2, __builtin_exp2(x))
WARPBENCH_ONE(hexp10, exp10(x))
WARPBENCH_ONE(hlog, __builtin_log(x))
WARPBENCH_ONE(hlog2, __builtin_log2(x))
WARPBENCH_ONE(hlog10, __builtin_log10(x))
WARPBENCH_ONE(hsin, __builtin_sin(x))
WARPBENCH_ONE(hcos, __builtin_cos(x))
WARPBENCH_ONE(htanh, __builtin_tanh(x))
WARPBENCH_ONE(htanh_approx, __builtin_tanh(x))
WARPBENCH_ONE(hfloor, __builtin_floor(x))
WARPBENCH_ONE(hceil, __builtin_ceil(x))
WARPBENCH_ONE(htrunc, __builtin_trunc(x))
WARPBENCH_ONE(hrint, __builtin_nearbyint(x))
WARPBENCH_PAIR_OF_ONE(h2sqrt, hsqrt)
WARPBENCH_PAIR_OF_ONE(h2rsqrt, hrsqrt)
WARPBENCH_PAIR_OF_ONE(h2rcp, hrcp)
WARPBENCH_PAIR_OF_ONE(h2exp, hexp)
WARPBENCH_PAIR_OF_ONE(h2exp2, hexp2)
WARPBENCH_PAIR_OF_ONE(h2exp10, hexp10)
WARPBENCH_PAIR_OF_ONE(h2log, hlog)
WARPBENCH_PAIR_OF_ONE(h2log2, hlog2)
WARPBENCH_PAIR_OF_ONE(h2log10, hlog10)
WARPBENCH_PAIR_OF_ONE(h2sin, hsin)
WARPBENCH_PAIR_OF_ONE(h2cos, hcos)
WARPBENCH_PAIR_OF_ONE(h2tanh, htanh)
WARPBENCH_PAIR_OF_ONE(h2tanh_approx, htanh_approx)
WARPBENCH_PAIR_OF_ONE(h2floor, hfloor)
WARPBENCH_PAIR_OF_ONE(h2ceil, hceil)
WARPBENCH_PAIR_OF_ONE(h2trunc, htrunc)
WARPBENCH_PAIR_OF_ONE(h2rint, hrint)
WARPBENCH_PAIR_OF_ONE(__hneg2, __hneg)
WARPBENCH_PAIR_OF_ONE(__habs2, __habs)
WARPBENCH_PAIR_OF_TWO(__hadd2, __hadd)
WARPBENCH_PAIR_OF_TWO(__hsub2, __hsub)
WARPBENCH_PAIR_OF_TWO(__hmul2, __hmul)
WARPBENCH_PAIR_OF_TWO(__h2div, __hdiv)
WARPBENCH_PAIR_OF_TWO(__hadd2_rn, __hadd)
WARPBENCH_PAIR_OF_TWO(__hsub2_rn, __hsub)
WARPBENCH_PAIR_OF_TWO(__hmul2_rn, __hmul)
WARPBENCH_PAIR_OF_TWO(__hadd2_sat, __hadd_sat)
WARPBENCH_PAIR_OF_TWO(__hsub2_sat, __hsub_sat)
WARPBENCH_PAIR_OF_TWO(__hmul2_sat, __hmul_sat)
WARPBENCH_PAIR_OF_TWO(__hmax2, __hmax)
WARPBENCH_PAIR_OF_TWO(__hmin2, __hmin)
WARPBENCH_PAIR_OF_TWO(__hmax2_nan, __hmax_nan)
WARPBENCH_PAIR_OF_TWO(__hmin2_nan, __hmin_nan)
WARPBENCH_PAIR_OF_THREE(__hfma2, __hfma)
WARPBENCH_PAIR_OF_THREE(__hfma2_sat, __hfma_sat)
WARPBENCH_PAIR_OF_THREE(__hfma2_relu, __hfma_relu)
/// a * b + c of complex numbers (re, im); the real products first.
WARPBENCH_WORD WARPBENCH_SMALL2 __hcmadd(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b, WARPBENCH_SMALL2 c) {
  return WARPBENCH_SMALL2(__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y)));
}

WARPBENCH_WORD bool __hisnan(WARPBENCH_SMALL a) { return __builtin_isnan(static_cast<float>(a)); }
/// 1 for infinity, -1 for minus infinity, otherwise 0.
WARPBENCH_WORD int __hisinf(WARPBENCH_SMALL a) {
  const float x = static_cast<float>(a);
  return static_cast<int>(x == __builtin_inff()) - static_cast<int>(x == -__builtin_inff());
}
WARPBENCH_WORD WARPBENCH_SMALL2 __hisnan2(WARPBENCH_SMALL2 a) {
  return WARPBENCH_SMALL2(WARPBENCH_SMALL(static_cast<float>(__hisnan(a.x))),
                          WARPBENCH_SMALL(static_cast<float>(__hisnan(a.y))));
}
// Defines each comparison: of one number; of pairs with results of 1 and 0, with masks, and of both; and with u the
// same, true if either is NaN.
#define WARPBENCH_COMPARISON_(suffix, expression)                                                    \
  WARPBENCH_WORD bool __h##suffix(WARPBENCH_SMALL a, WARPBENCH_SMALL b) {                            \
    const float x = static_cast<float>(a);                                                           \
    const float y = static_cast<float>(b);                                                           \
    return expression;                                                                               \
  }                                                                                                  \
  WARPBENCH_WORD WARPBENCH_SMALL2 __h##suffix##2(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b) {           \
    return WARPBENCH_SMALL2(WARPBENCH_SMALL(static_cast<float>(__h##suffix(a.x, b.x))),              \
                            WARPBENCH_SMALL(static_cast<float>(__h##suffix(a.y, b.y))));             \
  }                                                                                                  \
  WARPBENCH_WORD unsigned __h##suffix##2_mask(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b) {              \
    return static_cast<unsigned>(__h##suffix(a.x, b.x)) * 0xffffu +                                  \
           static_cast<unsigned>(__h##suffix(a.y, b.y)) * 0xffff0000u;                               \
  }                                                                                                  \
  WARPBENCH_WORD bool __hb##suffix##2(WARPBENCH_SMALL2 a, WARPBENCH_SMALL2 b) {                      \
    return (static_cast<int>(__h##suffix(a.x, b.x)) & static_cast<int>(__h##suffix(a.y, b.y))) != 0; \
  }
#define WARPBENCH_COMPARISON(suffix, comparison, opposite) \
  WARPBENCH_COMPARISON_(suffix, comparison)                \
  WARPBENCH_COMPARISON_(suffix##u, !(opposite))
WARPBENCH_COMPARISON(eq, x == y, __builtin_islessgreater(x, y))
WARPBENCH_COMPARISON_(ne, __builtin_islessgreater(x, y))
WARPBENCH_COMPARISON_(neu, x != y)
WARPBENCH_COMPARISON(lt, x < y, x >= y)
WARPBENCH_COMPARISON(le, x <= y, x > y)
WARPBENCH_COMPARISON(gt, x > y, x <= y)
WARPBENCH_COMPARISON(ge, x >= y, x < y)
#undef WARPBENCH_COMPARISON
#undef WARPBENCH_COMPARISON_

#define WARPBENCH_OPERATOR(symbol, single, pair)                                                          \
  WARPBENCH_WORD WARPBENCH_SMALL operator symbol(const WARPBENCH_SMALL& a, const WARPBENCH_SMALL& b) {    \
    return single(a, b);                                                                                  \
  }                                                                                                       \
  WARPBENCH_WORD WARPBENCH_SMALL& operator symbol##=(WARPBENCH_SMALL& a, const WARPBENCH_SMALL& b) {      \
    return a = single(a, b);                                                                              \
  }                                                                                                       \
  WARPBENCH_WORD WARPBENCH_SMALL2 operator symbol(const WARPBENCH_SMALL2& a, const WARPBENCH_SMALL2& b) { \
    return pair(a, b);                                                                                    \
  }                                                                                                       \
  WARPBENCH_WORD WARPBENCH_SMALL2& operator symbol##=(WARPBENCH_SMALL2& a, const WARPBENCH_SMALL2& b) {   \
    return a = pair(a, b);                                                                                \
  }
WARPBENCH_OPERATOR(+, __hadd, __hadd2)
WARPBENCH_OPERATOR(-, __hsub, __hsub2)
WARPBENCH_OPERATOR(*, __hmul, __hmul2)
WARPBENCH_OPERATOR(/, __hdiv, __h2div)
#undef WARPBENCH_OPERATOR
#define WARPBENCH_OPERATOR(symbol, single, pair)                                                                   \
  WARPBENCH_WORD bool operator symbol(const WARPBENCH_SMALL& a, const WARPBENCH_SMALL& b) { return single(a, b); } \
  WARPBENCH_WORD bool operator symbol(const WARPBENCH_SMALL2& a, const WARPBENCH_SMALL2& b) { return pair(a, b); }
WARPBENCH_OPERATOR(==, __heq, __hbeq2)
WARPBENCH_OPERATOR(!=, __hneu, __hbneu2)
WARPBENCH_OPERATOR(<, __hlt, __hblt2)
WARPBENCH_OPERATOR(<=, __hle, __hble2)
WARPBENCH_OPERATOR(>, __hgt, __hbgt2)
WARPBENCH_OPERATOR(>=, __hge, __hbge2)
#undef WARPBENCH_OPERATOR
WARPBENCH_WORD WARPBENCH_SMALL operator+(const WARPBENCH_SMALL& a) { return a; }
WARPBENCH_WORD WARPBENCH_SMALL operator-(const WARPBENCH_SMALL& a) { return __hneg(a); }
WARPBENCH_WORD WARPBENCH_SMALL2 operator+(const WARPBENCH_SMALL2& a) { return a; }
WARPBENCH_WORD WARPBENCH_SMALL2 operator-(const WARPBENCH_SMALL2& a) { return __hneg2(a); }
#define WARPBENCH_STEP(Type, symbol, word, one)                              \
  WARPBENCH_WORD Type& operator symbol(Type& a) { return a = word(a, one); } \
  WARPBENCH_WORD Type operator symbol(Type& a, int) {                        \
    const Type old = a;                                                      \
    a = word(a, one);                                                        \
    return old;                                                              \
  }
WARPBENCH_STEP(WARPBENCH_SMALL, ++, __hadd, WARPBENCH_SMALL(1.0f))
WARPBENCH_STEP(WARPBENCH_SMALL, --, __hsub, WARPBENCH_SMALL(1.0f))
WARPBENCH_STEP(WARPBENCH_SMALL2, ++, __hadd2, WARPBENCH_SMALL2(1.0f, 1.0f))
WARPBENCH_STEP(WARPBENCH_SMALL2, --, __hsub2, WARPBENCH_SMALL2(1.0f, 1.0f))
#undef WARPBENCH_STEP

WARPBENCH_SHUFFLES(WARPBENCH_SMALL)
WARPBENCH_SHUFFLES(WARPBENCH_SMALL2)
WARPBENCH_ATOMIC(atomicAdd, WARPBENCH_SMALL, Add)
WARPBENCH_ATOMIC(atomicAdd, WARPBENCH_SMALL2, Add)

#undef WARPBENCH_PAIR_OF_THREE
#undef WARPBENCH_PAIR_OF_TWO
#undef WARPBENCH_PAIR_OF_ONE
#undef WARPBENCH_TWO
#undef WARPBENCH_ONE
#undef WARPBENCH_ROUNDED_RESULT
#undef WARPBENCH_SMALL
#undef WARPBENCH_SMALL2

/** Coefficients of a second-order filter; `a0` is 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** The samples behind the filter; before the first one there was silence. */
export function filtered(samples: Float64Array | Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[at] = y;
  }
  return out;
}

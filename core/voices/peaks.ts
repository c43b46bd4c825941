import type { Sound } from '../speech/sound.ts';

const lookAheadMs = 4;
const releaseMs = 60;

/**
 * Keeps peaks at or below `ceiling` (0 to 1): the gain falls smoothly before a peak and comes back slowly behind it, so
 * that no top is cut off.
 */
export function limitPeaks({ samples, sampleRate }: Sound, ceiling: number): Sound {
  const ahead = Math.max(1, Math.round((sampleRate * lookAheadMs) / 1000));
  const release = Math.exp(-1000 / (releaseMs * sampleRate));
  const held = lowestAhead(
    samples.map((sample) => Math.min(1, ceiling / Math.max(Math.abs(sample), 1e-9))),
    ahead,
  );
  let envelope = 1;
  const eased = held.map((gain) => {
    envelope = gain < envelope ? gain : gain + (envelope - gain) * release;
    return envelope;
  });
  // The mean over the time before a peak reaches the peak's own gain exactly when the peak comes.
  const out = new Float32Array(samples.length);
  let sum = ahead;
  for (let at = 0; at < samples.length; at++) {
    sum += (eased[at] ?? 1) - (at >= ahead ? (eased[at - ahead] ?? 1) : 1);
    out[at] = (samples[at] ?? 0) * Math.min(1, sum / ahead);
  }
  return { samples: out, sampleRate };
}

/** For each place the lowest gain of the next `ahead` places. */
function lowestAhead(gains: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(gains.length);
  const queue: number[] = [];
  let head = 0;
  for (let at = gains.length - 1; at >= 0; at--) {
    while (queue.length > head && (gains[queue[queue.length - 1] ?? 0] ?? 1) >= (gains[at] ?? 1)) queue.pop();
    queue.push(at);
    if ((queue[head] ?? 0) >= at + ahead) head += 1;
    lowest[at] = gains[queue[head] ?? at] ?? 1;
  }
  return lowest;
}

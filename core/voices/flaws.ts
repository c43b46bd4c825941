/**
 * Why a take is not kept.
 * unsupported: none of the five containers · broken: it cannot be decoded to its end · too-large: in bytes · too-long,
 * too-short: what was said · silent · quiet: too far away to be raised without its noise · clipped: too close · noisy:
 * the background is nearly as loud as the voice · cut: it begins or ends in the middle of the word · two-words: a pause
 * in the middle · music: sound without a pause, or that nobody can have said.
 */
const takeFlaws = [
  'unsupported',
  'broken',
  'too-large',
  'too-long',
  'too-short',
  'silent',
  'quiet',
  'clipped',
  'noisy',
  'cut',
  'two-words',
  'music',
] as const;
export type TakeFlaw = (typeof takeFlaws)[number];

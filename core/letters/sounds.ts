/** The sounds of a sign, the usual one first, in Russian letters: of 'х, к' these two; '' where it is silent ('—'). */
export function soundsOf(transcription: string): string[] {
  return transcription.split(',').map((sound) => sound.trim().replace('—', ''));
}

/** The sign that stands for a sound in a question, e.g. 'ш' of 'ш, с'; '' of a silent one. */
export const soundOf = (transcription: string): string => soundsOf(transcription)[0] ?? '';

const vowels = 'аэиоу';

/** True for a point that is a vowel, or says that there is none; false for a letter with a dot in it. */
export const isVowelPoint = (point: { transcription: string }): boolean =>
  soundsOf(point.transcription).every((sound) => vowels.includes(sound));

/** A point as it is asked. */
export type PointToAsk = { letter: string; shown: string; transcription: string };

/** Its reading in Russian letters. */
export type ShownPoint = { shown: string; reading: string };

/**
 * How a point is written and read in a question: a vowel on the letter on which all of its options stand, e.g. a mem,
 * with the reading of that letter before it; a letter with a dot as it is.
 */
export function pointOn(
  base: { letter: string; transcription: string } | undefined,
  point: PointToAsk,
): ShownPoint {
  const sound = soundOf(point.transcription);
  if (!base || !isVowelPoint(point)) return { shown: point.shown, reading: sound };
  return { shown: `${base.letter}${point.letter}`, reading: `${soundOf(base.transcription)}${sound}` };
}

/** A point and its options as they are asked, all of them on the letter on which the point itself is shown. */
export function pointsToAsk<P extends PointToAsk & { key: string }>(
  point: P,
  options: readonly P[],
  items: readonly PointToAsk[],
): { own: ShownPoint; options: (ShownPoint & { key: string })[] } {
  const base = items.find(({ letter }) => letter === [...point.shown][0]);
  return {
    own: pointOn(base, point),
    options: options.map((option) => ({ key: option.key, ...pointOn(base, option) })),
  };
}

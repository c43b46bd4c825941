/** Percent of the man's resonances and consonants, and Hz from the lowest to the highest tone. */
const woman = { resonances: 112, consonants: 115, pitch: [145, 215] } as const;

/** The name of the variant: `he+mila`. */
export const womansName = 'mila';

/** What tells this voice from others, and changes with it: 'mila 112/115/145-215'. */
export const womansFigures = `${womansName} ${woman.resonances}/${woman.consonants}/${woman.pitch.join('-')}`;

/**
 * A variant of espeak-ng's voices, the content of a file in `voices/!v`: the same voice with a shorter throat. The women
 * among espeak-ng's own variants have an echo, a tremble or breath, which a learner would hear as Hebrew.
 */
export const womansVariant = [
  'language variant',
  `name ${womansName}`,
  'gender female',
  `pitch ${woman.pitch.join(' ')}`,
  ...Array.from({ length: 9 }, (_, nth) => `formant ${nth} ${woman.resonances}`),
  `consonants ${woman.consonants} ${woman.consonants}`,
  '',
].join('\n');

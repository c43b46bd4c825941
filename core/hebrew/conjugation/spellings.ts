import { stripNiqqud } from '../niqqud.ts';
import type { VerbForm } from './forms.ts';

/** yod with tsere: the prefix of יֵשֵׁב, יֵדְעוּ. */
const prefixWithE = 'י\u05b5';

/**
 * Spellings of a form that are in use beside its full one: the short one, and the second yod by which many tell a
 * future (יישב, he will sit) from the past (ישב, he sat). The rules of 2017 write one yod, and so does the course.
 */
export function otherSpellings({ pointed, full }: Pick<VerbForm, 'pointed' | 'full'>): string[] {
  const doubled = pointed.startsWith(prefixWithE) && !full.startsWith('יי') ? [`י${full}`] : [];
  return [stripNiqqud(pointed), ...doubled].filter((spelling) => spelling !== full);
}

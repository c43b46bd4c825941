import { sharesWord } from '../../russian/shared-word.ts';
import { stripNiqqud } from '../niqqud.ts';
import { particlesOf } from '../sentences/particles.ts';
import { withParticles } from '../sentences/prefixes.ts';

/** A form that a word of the course teaches. */
export type TeachingForm<W> = { word: W; pointed: string };

const fewestLetters = 2;
const mostParticles = 3;

/** Without the dagesh of the first letter, which depends on the word before: מַה נִּשְׁמָע. */
const softStart = (pointed: string): string =>
  pointed.normalize('NFC').replace(/^([^ו][\u0591-\u05bb\u05bd\u05bf\u05c1\u05c2\u05c7]*)\u05bc/, '$1');

/** Letters of the noun that stands so before another noun: בית of בית, תעודה of תעודת, שיעורים of שיעורי. */
const nounsBefore = (letters: string): string[] => [
  letters,
  ...(letters.endsWith('ת') ? [`${letters.slice(0, -1)}ה`] : []),
  ...(letters.endsWith('י') ? [`${letters}ם`] : []),
];

/** Russian words with no meaning of their own: «ни» of «ни один». */
const particles: ReadonlySet<string> = new Set(['не', 'ни', 'же', 'ли', 'бы']);

/** A part of a phrase. `russian`: what it means in it. */
type Part = { pronunciation: string; russian: string; isLast: boolean };

/**
 * The word that teaches a part of a phrase: with this form, or with one that has particles before it here (לָרוֹפֵא of
 * רוֹפֵא); of a part that is not the last, which may stand before another noun, the noun of these letters. Of words that are
 * pointed alike it is the one with a meaning of the part. `find` names the forms that are written with plain letters, in
 * the order in which they are taught.
 */
export function teacherOfPart<W extends { gender: 'm' | 'f' | null; russian: string }>(
  { pronunciation, russian, isLast }: Part,
  find: (letters: string) => readonly TeachingForm<W>[],
): W | undefined {
  const part = pronunciation.normalize('NFC');
  const letters = stripNiqqud(part);
  const alike = find(letters).filter(({ pointed }) => softStart(pointed) === softStart(part));
  // אַף of «ни» is not the nose.
  const own = particles.has(russian) ? alike.filter(({ word }) => word.gender === null) : alike;
  const meant = own.find(({ word }) => sharesWord(word.russian, russian)) ?? own[0];
  if (meant) return meant.word;
  if (alike.length > 0) return undefined;
  for (let cut = 1; cut <= mostParticles && letters.length - cut >= fewestLetters; cut += 1) {
    const particles = particlesOf(letters.slice(0, cut));
    const behind = (pointed: string) =>
      withParticles(particles ?? [], { pointed, transcription: '' }).some((it) => it.pointed === part);
    const found = particles && find(letters.slice(cut)).find(({ pointed }) => behind(pointed));
    if (found) return found.word;
  }
  if (isLast) return undefined;
  return nounsBefore(letters)
    .flatMap(find)
    .find(({ word }) => word.gender !== null)?.word;
}

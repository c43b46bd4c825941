import type { TranslatedWord } from '../../../../core/hebrew/analysis/word-lexicon.ts';
import { formKeys } from '../../../../core/hebrew/conjugation/forms.ts';
import type { VerbContent } from '../../../../core/hebrew/conjugation/verb.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { spellingsByRule } from '../../../../core/hebrew/spelling/by-rule.ts';
import { createRandom, type Random } from '../../../../core/random.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';
import { courseWords } from './course.ts';

/** A spelling with the base and the particles that it was made of. */
export type GeneratedForm = { kind: string; spelling: string; base: string; particles: string };

const beforeNouns = 'ו ה ב ל מ כ ש כש וה וב ול ומ וש שב של שה מה כשה ומה ושב שמה וכש'.split(' ');
const beforeVerbs = 'ו ש כש וש וכש'.split(' ');
const beforeParticiples = 'ה וה שה'.split(' ');

/** Written together: a ו that is no vowel is written twice behind a particle. */
const together = (particles: string, letters: string): string =>
  particles !== '' && /^ו[^וי]/.test(letters) ? `${particles}ו${letters}` : particles + letters;

const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

const isVerb = (word: TranslatedWord) => verbBook().placeOf(word) !== undefined;

/**
 * Forms of words of the course with known right answers, from a seed: with particles and chains, inflected, both, in
 * defective spelling. Made without the code that reads them, but for the rules of spelling and the verbs of the course.
 */
export function generateForms(seed: number, count: number): GeneratedForm[] {
  const random = createRandom(seed);
  const single = courseWords.filter(({ hebrew }) => hebrew.length > 1 && !/[^א-ת]/.test(hebrew));
  const nouns = single.filter((word) => (word.gender || word.feminine) && !isVerb(word));
  const verbs = [...new Set(courseWords.flatMap((word) => verbBook().placeOf(word)?.verb ?? []))];
  const forms: GeneratedForm[] = [];
  const add = (kind: string, particles: string, letters: string, base: string) =>
    forms.push({ kind, spelling: together(particles, letters), base, particles });
  for (let made = 0; made < count; made += 1) {
    const noun = pick(random, nouns);
    const any = pick(random, single);
    const verb = pick(random, verbs);
    if (!noun || !any || !verb) break;
    add('prefixed', pick(random, beforeNouns) ?? '', noun.hebrew, noun.hebrew);
    const own = verbBook().placeOf(any)?.verb;
    if (!own) add('joined', pick(random, ['ו', 'ש', 'כש', 'וש']) ?? '', any.hebrew, any.hebrew);
    const plural = noun.plural ? stripNiqqud(noun.plural) : undefined;
    if (plural) {
      add('plural', '', plural, noun.hebrew);
      add('prefixed plural', pick(random, beforeNouns) ?? '', plural, noun.hebrew);
    }
    addVerb(verb);
    addDefective(noun);
  }
  return forms;

  function addVerb(verb: VerbContent): void {
    const table = verbBook().formsOf(verb);
    const base = table.infinitive?.full ?? '';
    const key = pick(
      random,
      formKeys.filter((one) => table[one]),
    );
    const form = key && table[key];
    if (!form || base === '') return;
    add('verb', '', form.full, base);
    if (!key.startsWith('imperative')) add('prefixed verb', pick(random, beforeVerbs) ?? '', form.full, base);
    if (key.startsWith('present')) add('participle', pick(random, beforeParticiples) ?? '', form.full, base);
    const short = stripNiqqud(form.pointed);
    if (short !== form.full) add('defective verb', '', short, base);
  }

  function addDefective(noun: TranslatedWord): void {
    const other = pick(random, spellingsByRule(noun));
    if (other) add('defective', pick(random, ['', '', 'ה', 'ב']) ?? '', other, noun.hebrew);
  }
}

/** The particles of a string as they are cut by a reading. */
export const sameParticles = (read: readonly string[], written: string): boolean => read.join('') === written;

import { readFileSync, writeFileSync } from 'node:fs';
import {
  adjectiveCue,
  agreementCue,
  isCounted,
  isDescribed,
  pluralCue,
  verbCues,
} from '../../core/forms/cue.ts';
import { type FormWord, inflect } from '../../core/forms/inflect.ts';
import { adjectiveKeys, readSkill } from '../../core/forms/skills.ts';
import { formKeys } from '../../core/hebrew/conjugation/forms.ts';
import { isSaid } from '../../core/hebrew/conjugation/use.ts';
import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import type { WordContent } from '../../core/lesson/content.ts';

/**
 * The cues that were read by a person, one a line: key of the verb or word, form, Hebrew, Russian; several cues for a
 * form are parted by strokes. A line that begins with the mark was not read yet.
 */
const reviewedFile = new URL('../../db/content/cues/reviewed.tsv', import.meta.url);
const unreadMark = '? ';

/** All cues that the course may ask with, a line a form. */
export function cueLines(words: readonly WordContent[], verbs: VerbBook): string[] {
  const nominal = words.flatMap((word) => linesOfWord(word, verbs));
  return [...verbs.verbs.flatMap((verb) => linesOfVerb(verb, verbs)), ...new Set(nominal.sort())];
}

const lineOf = (key: string, form: string, hebrew: string, cues: readonly string[]): string =>
  [key, form, hebrew, cues.join(' | ')].join('\t');

function linesOfVerb(verb: VerbBook['verbs'][number], verbs: VerbBook): string[] {
  const forms = verbs.formsOf(verb);
  return formKeys.flatMap((key) => {
    const form = forms[key];
    const isAsked = form && isSaid(verb, key) && readSkill(`verb:${verb.binyan}:${key}`);
    return isAsked ? [lineOf(verb.key, key, form.pointed, verbCues(verb, key))] : [];
  });
}

/** Any noun may be asked with an adjective: one shows the gender that the cue gives it. */
const exampleAdjective = 'новый';

function linesOfWord(content: WordContent, verbs: VerbBook): string[] {
  const { key, russian } = content;
  const { gender = null, plural = null, feminine = null } = content;
  const word: FormWord = { ...content, id: 0, gender, plural, feminine, ownVerb: content.verb ?? null };
  const inflected = inflect(word, verbs);
  const line = (form: string, hebrew: string, cue: string) => lineOf(key, form, hebrew, [cue]);
  if (inflected?.kind === 'noun') {
    const { plural: form } = inflected;
    return [
      ...(isCounted(russian) ? [line('plural', form.pointed, pluralCue(russian))] : []),
      ...(isDescribed(russian)
        ? [line('agreement', content.pronunciation, agreementCue(exampleAdjective, russian, 'sg'))]
        : []),
    ];
  }
  if (inflected?.kind !== 'adjective') return [];
  const { forms } = inflected;
  return adjectiveKeys.flatMap((one) => {
    const form = readSkill(`adjective:${one}`) && forms[one];
    return form ? [line(one, form.pointed, adjectiveCue(russian, one))] : [];
  });
}

const readReviewed = (): string[] =>
  readFileSync(reviewedFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Cues that nobody has read, and read ones that are not asked any more. */
export function checkCues(
  lines: readonly string[],
  reviewed: readonly string[] = readReviewed(),
): { unread: string[]; stale: string[] } {
  const read = new Set(reviewed.filter((line) => !line.startsWith(unreadMark)));
  const asked = new Set(lines);
  return {
    unread: lines.filter((line) => !read.has(line)),
    stale: reviewed.filter((line) => !asked.has(line.replace(unreadMark, ''))),
  };
}

/** Writes the table again: what was read stays read, everything else gets the mark. */
export function writeCues(lines: readonly string[]): void {
  const unread = new Set(checkCues(lines).unread);
  const text = lines.map((line) => `${unread.has(line) ? unreadMark : ''}${line}\n`).join('');
  writeFileSync(reviewedFile, text);
}

/** The findings as text for a terminal, one a line, then a summary. */
export function printCues(lines: readonly string[], { unread, stale }: ReturnType<typeof checkCues>): string {
  return [
    ...unread.map((line) => `error cue nobody has read: ${line}`),
    ...stale.map((line) => `error cue that is not asked any more: ${line}`),
    ...(unread.length + stale.length > 0
      ? [
          'Run with --write-cues, read the lines marked «?» in db/content/cues/reviewed.tsv and take the marks away.',
        ]
      : []),
    `${lines.length} cues: ${unread.length} unread, ${stale.length} stale`,
  ].join('\n');
}

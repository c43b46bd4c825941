import { expect, it } from 'vitest';
import { createVerbBook, type VerbContent } from '../../../core/hebrew/conjugation/verb.ts';
import { checkVerbs } from '../../../scripts/check-content/verbs.ts';

const katav: VerbContent = {
  key: 'katav',
  root: 'כתב',
  binyan: 'paal',
  past: 'כָּתַב',
  present: 'כּוֹתֵב',
  future: 'יִכְתֹּב',
  infinitive: 'לִכְתֹּב',
  imperfective: 'писать',
  perfective: 'написать',
};
const knowsAll = () => new Set<string>();
const shown = (verb: VerbContent, unknown: readonly string[] = [], other: string | null = null) => {
  const reference = other && [{ lemma: 'כָּתַב', forms: { 'past.3sg.m': ['כָּתַב'], 'past.3pl': [other] } }];
  const sources = { hebrew: () => new Set(unknown), reference: reference || null };
  const { unexplained } = checkVerbs(createVerbBook([verb]), [], sources);
  return unexplained.map(({ form, rule, why }) => `${form} ${rule}: ${why}`);
};

it('a right verb passes', () => {
  expect(shown(katav, [], 'כָּתְבוּ')).toEqual([]);
});

it.each([
  ['a wrong root', { root: 'כתר' }, ' entry: the parts have the root כתב'],
  ['a wrong binyan', { binyan: 'piel' as const }, ' entry: the parts are of paal'],
  ['a part of another verb', { present: 'מְדַבֵּר' }, ' entry: present contradicts the other parts (binyan)'],
  ['a pair in other letters', { imperfective: 'write' }, ' entry: the pair is not of Russian letters'],
])('an entry with %s is found', (_name, change, problem) => {
  expect(shown({ ...katav, ...change })).toEqual([problem]);
});

it('a form that speller or reference doubt is found, and an exception explains it', () => {
  expect(shown(katav, ['כתבתי'])).toEqual(['past.1sg speller: the dictionary does not know כתבתי']);
  expect(shown(katav, [], 'כָתְבוּ')).toEqual(['past.3pl reference: כָּתְבוּ, there כָתְבוּ']);
  const exception = {
    verb: 'katav',
    form: 'past.1sg',
    rule: 'speller',
    why: 'newer than the dictionary',
  } as const;
  const doubting = { hebrew: () => new Set(['כתבתי']), reference: null };
  expect(checkVerbs(createVerbBook([katav]), [exception], doubting)).toMatchObject({
    unexplained: [],
    unused: [],
  });
  const sure = { hebrew: knowsAll, reference: null };
  expect(checkVerbs(createVerbBook([katav]), [exception], sure).unused).toEqual([exception]);
});

it('a missing speller is told', () => {
  expect(checkVerbs(createVerbBook([katav]), [], { hebrew: () => null, reference: null }).isSpelled).toBe(
    false,
  );
});

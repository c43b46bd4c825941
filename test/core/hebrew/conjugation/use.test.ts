import { describe, expect, it } from 'vitest';
import { formKeys } from '../../../../core/hebrew/conjugation/forms.ts';
import { isNothingSaid, isSaid, printUse, readUse } from '../../../../core/hebrew/conjugation/use.ts';
import { readVerbLine, verbLineProblems } from '../../../../core/hebrew/conjugation/verb-line.ts';
import { verbs } from '../../../../db/content/verbs.ts';

const saidBy = (use: string) => formKeys.filter((key) => isSaid({ use: readUse(use).use }, key));

describe('what speakers say of a verb', () => {
  it('is everything where nothing is written', () => {
    expect(readUse('')).toEqual({ use: undefined, strange: [] });
    expect(saidBy('')).toEqual(formKeys);
  });

  it('is the third person alone of what happens to things, and no order', () => {
    expect(saidBy('3 лицо')).toEqual([
      'infinitive',
      'present.sg.m',
      'present.sg.f',
      'present.pl.m',
      'present.pl.f',
      'past.3sg.m',
      'past.3sg.f',
      'past.3pl',
      'future.3sg.m',
      'future.3sg.f',
      'future.3pl.m',
    ]);
  });

  it('is without the tenses and forms that are named', () => {
    expect(saidBy('imperative=-, past.1sg=-')).toEqual(
      formKeys.filter((key) => !key.startsWith('imperative') && key !== 'past.1sg'),
    );
  });

  it('is read as it is printed, for every verb of the course', () => {
    for (const { key, use } of verbs)
      if (use) expect(readUse(printUse(use)), key).toEqual({ use, strange: [] });
  });

  it.each([
    '4 лицо',
    'past.4sg=-',
    'present=сов.',
    'past=потом',
    'past.1sg=הלכתי',
    'past.1sg=<b>я</b>',
    'past.1sg=',
    'imperative=иди!',
  ])('is not understood as «%s»', (text) => {
    expect(readUse(`3 лицо, ${text}`).strange).toEqual([text]);
  });

  it('is something', () => {
    expect(isNothingSaid({ persons: '3', unsaid: ['present', 'past', 'future'] })).toBe(true);
    expect(isNothingSaid({ persons: '3', unsaid: ['present', 'past'] })).toBe(false);
  });
});

describe('the line of a verb', () => {
  // nigmar, "ended"
  const ended = 'נִגְמַר נִגְמָר יִגָּמֵר לְהִגָּמֵר; גמר nifal; заканчиваться / закончиться; ; ; '.normalize('NFC');

  it('says it in its sixth part', () => {
    const { verb, problems } = readVerbLine(`${ended}3 лицо, past=сов., past.3sg.m=кончился`);
    expect(problems).toEqual([]);
    expect(verb.use).toEqual({
      persons: '3',
      aspects: { past: 'perfective' },
      cues: { 'past.3sg.m': 'кончился' },
    });
  });

  it('is refused in Russian when that is not understood, or leaves nothing', () => {
    expect(verbLineProblems(`${ended}2 лицо`, 'נגמר')).toEqual([
      expect.stringContaining('«2 лицо» не понято'),
    ]);
    expect(verbLineProblems(`${ended}3 лицо, present=-, past=-, future=-`, 'נגמר')).toEqual([
      expect.stringContaining('не остаётся ни одной формы'),
    ]);
  });
});

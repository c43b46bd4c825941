import { describe, expect, it } from 'vitest';
import { judgeForm } from '../../../core/forms/judge.ts';
import type { FormSkill } from '../../../core/forms/skills.ts';
import { judgeTyped } from '../../../core/hebrew/answer.ts';
import { answerReason, explained } from '../../../core/hebrew/spelling/reason.ts';
import { ruleOfAnswerReason, ruleOfFormReason, ruleOfMistake } from '../../../core/rules/rule-of-reason.ts';
import { answerTexts } from '../../../core/texts/lesson/answer.ts';
import { formTexts } from '../../../core/texts/lesson/grammar/forms.ts';
import { rules } from '../../../db/content/rules/index.ts';

const keys = new Set(rules.map(({ key }) => key));
const namesOf = <T extends object>(texts: T) => Object.keys(texts) as (keyof T)[];

describe('the rule behind a mistake', () => {
  it('exists wherever one is named', () => {
    const ofForms = namesOf(formTexts.reasons).map((reason) =>
      ruleOfFormReason(reason, { kind: 'agreement', number: 'sg' }),
    );
    const ofAnswers = namesOf(answerTexts).map((reason) => ruleOfAnswerReason(reason, ['א', 'ע']));
    const named = [...ofForms, ...ofAnswers].filter((key) => key !== undefined);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([
    ['past.3sg.f', 'past-they'],
    ['past.1sg', 'past-endings'],
    ['future.1pl', 'future-letters'],
    ['present.pl.m', 'present-forms'],
  ] as const)('is that of the asked form: %s', (key, rule) => {
    expect(ruleOfFormReason('person', { kind: 'verb', binyan: 'paal', key })).toBe(rule);
  });

  it('is that of the gender of the noun for a numeral', () => {
    expect(ruleOfFormReason('numeralGender', { kind: 'numeral', gender: 'm' })).toBe('masculine-numbers');
    expect(ruleOfFormReason('shortTwo', { kind: 'numeral', gender: 'm' })).toBe('two');
  });

  it('is none for a slip of spelling or for another number', () => {
    expect(ruleOfFormReason('spelling', { kind: 'numeral', gender: 'm' })).toBeUndefined();
    expect(ruleOfFormReason('otherNumber', { kind: 'numeral', gender: 'm' })).toBeUndefined();
    expect(ruleOfAnswerReason('neighbourKey')).toBeUndefined();
  });

  it('is that of spelling without niqqud for the letters that are doubled there, and for no other', () => {
    expect(ruleOfAnswerReason('writtenTwice', ['ו'])).toBe('without-niqqud');
    expect(ruleOfAnswerReason('writtenOnce', ['י', 'י'])).toBe('without-niqqud');
    expect(ruleOfAnswerReason('writtenOnce', ['ה', 'ה'])).toBeUndefined();
  });

  it('is, of letters with one sound, only what a rule says of them', () => {
    expect(ruleOfAnswerReason('soundAlike', ['ח', 'כ'])).toBe('khet-khaf');
    expect(ruleOfAnswerReason('soundAlike', ['ע', 'א'])).toBe('silent-letters');
    expect(ruleOfAnswerReason('soundAlike', ['ת', 'ט'])).toBe('twin-letters');
    expect(ruleOfAnswerReason('pair', ['ק', 'כ'])).toBe('twin-letters');
    expect(ruleOfAnswerReason('soundAlike', ['ת', 'א'])).toBeUndefined();
    expect(ruleOfAnswerReason('soundAlike')).toBeUndefined();
  });
});

describe('the rule behind what a judge says', () => {
  const pastI: FormSkill = { kind: 'verb', binyan: 'paal', key: 'past.1sg' };

  it('follows from a typed word: another form of it, or a letter', () => {
    // yeled, "boy", and its plural
    const boy = { hebrew: 'ילד', pronunciation: 'יֶלֶד', plural: 'יְלָדִים' };
    expect(ruleOfMistake(judgeTyped('ילדים', boy).reasons)?.key).toBe('plural');
    const shalom = { hebrew: 'שלום', pronunciation: 'שָׁלוֹם' };
    expect(ruleOfMistake(judgeTyped('שלומ', shalom).reasons)?.key).toBe('final-letters');
  });

  it('follows from a typed form: the one that it is, or a letter of it', () => {
    const wrote = { pointed: 'כָּתַבְתִּי', full: 'כתבתי' };
    const rule = (typed: string) =>
      ruleOfMistake(
        judgeForm(typed, wrote, [{ letters: 'אכתוב', reason: 'Не то время', reasonKey: 'tense' }]).reasons ??
          [],
        pastI,
      );
    expect(rule('אכתוב')).toEqual({ key: 'past-endings', letters: [] });
    expect(rule('קתבתי')).toEqual({ key: 'twin-letters', letters: ['כ', 'ק'] });
  });

  it('is that of the first reason that has one', () => {
    const reasons = [answerReason('missing', 'א'), answerReason('soundAlike', 'ח', 'כ')];
    expect(ruleOfMistake(reasons)).toEqual({ key: 'khet-khaf', letters: ['ח', 'כ'] });
    expect(ruleOfMistake([{ key: 'infinitive' }], pastI)?.key).toBe('infinitive');
    expect(ruleOfMistake([{ key: 'binyan' }], pastI)?.key).toBe('binyanim');
  });

  it('is none where no rule follows, or of a form that was not asked', () => {
    const asked: FormSkill = { kind: 'numeral', gender: 'm' };
    expect(ruleOfMistake([{ key: 'otherNumber' }], asked)).toBeUndefined();
    expect(ruleOfMistake([{ key: 'person' }])).toBeUndefined();
    expect(ruleOfMistake([answerReason('neighbourKey', 'ח', 'י')])).toBeUndefined();
    expect(ruleOfMistake([answerReason('otherWord', 'דג', 'рыба')])).toBeUndefined();
    expect(ruleOfMistake([answerReason('spaceMissing')])).toBeUndefined();
  });
});

it('a reason has its key and its letters beside its text, and several are said in turn', () => {
  const letter = answerReason('soundAlike', 'ח', 'כ');
  expect(letter).toEqual({ key: 'soundAlike', text: answerTexts.soundAlike('ח', 'כ'), letters: ['ח', 'כ'] });
  expect(answerReason('otherWord', 'דג', 'рыба').letters).toEqual([]);
  const { reason } = explained(letter, answerReason('spaceMissing'));
  expect(reason).toBe(`${letter.text} ${answerTexts.spaceMissing}`);
  expect(explained()).toEqual({ reason: undefined, reasons: [] });
});

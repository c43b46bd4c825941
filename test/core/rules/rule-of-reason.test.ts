import { describe, expect, it } from 'vitest';
import { ruleOfAnswerReason, ruleOfFormReason } from '../../../core/rules/rule-of-reason.ts';
import { answerTexts } from '../../../core/texts/lesson/answer.ts';
import { formTexts } from '../../../core/texts/lesson/forms.ts';
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

  it('tells of letters with one sound only what a rule says of them', () => {
    expect(ruleOfAnswerReason('soundAlike', ['ח', 'כ'])).toBe('khet-khaf');
    expect(ruleOfAnswerReason('soundAlike', ['ע', 'א'])).toBe('silent-letters');
    expect(ruleOfAnswerReason('soundAlike', ['ת', 'ט'])).toBe('twin-letters');
    expect(ruleOfAnswerReason('pair', ['ק', 'כ'])).toBe('twin-letters');
    expect(ruleOfAnswerReason('soundAlike', ['ת', 'א'])).toBeUndefined();
    expect(ruleOfAnswerReason('soundAlike')).toBeUndefined();
  });
});

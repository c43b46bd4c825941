import { describe, expect, it } from 'vitest';
import { judgeForm } from '../../../core/forms/judge.ts';
import type { FormSkill } from '../../../core/forms/skills.ts';
import { judgeTyped } from '../../../core/hebrew/answer.ts';
import { ruleOfToldAnswer, ruleOfToldForm, toldReasons } from '../../../core/rules/told-reason.ts';
import { answerTexts } from '../../../core/texts/lesson/answer.ts';
import { formTexts } from '../../../core/texts/lesson/forms.ts';

const pastHe: FormSkill = { kind: 'verb', binyan: 'paal', key: 'past.1sg' };

describe('a reason in a text', () => {
  it('is found whatever is named in it, each one of the tables', () => {
    const args = ['ח', 'כ'];
    const lost = Object.entries(answerTexts).filter(([key, text]) => {
      const told = typeof text === 'string' ? text : text(args[0] ?? '', args[1] ?? '');
      return !toldReasons(answerTexts, told).some((reason) => reason.key === key);
    });
    expect(lost.map(([key]) => key)).toEqual([]);
  });

  it.each([
    [formTexts.reasons.gender('он', 'она'), 'gender'],
    [formTexts.reasons.agreementGender('מְכוֹנִית', 'f'), 'agreementGender'],
    [formTexts.reasons.agreementGender('בַּיִת', 'm'), 'agreementGender'],
    [formTexts.reasons.agreementNumber('יְלָדִים', 'pl'), 'agreementNumber'],
    [formTexts.reasons.otherNumber(3, 5), 'otherNumber'],
    [formTexts.reasons.ending('ות', 'שולחנות'), 'ending'],
  ])('of a form: %s', (told, key) => {
    expect(toldReasons(formTexts.reasons, told).map((reason) => reason.key)).toContain(key);
  });

  it('keeps the letters apart where several are told', () => {
    const told = `${answerTexts.missing('א')} ${answerTexts.soundAlike('ח', 'כ')}`;
    expect(toldReasons(answerTexts, told)).toMatchObject([
      { key: 'missing', parts: ['א'] },
      { key: 'soundAlike', parts: ['ח', 'כ', 'ח'] },
    ]);
    expect(ruleOfToldAnswer(told)).toEqual({ key: 'khet-khaf', letters: ['ח', 'כ', 'ח'] });
  });
});

describe('the rule behind «Почему?»', () => {
  it.each([
    [formTexts.reasons.tense('прошедшее', 'будущее'), 'past-endings'],
    [formTexts.reasons.infinitive('я'), 'infinitive'],
    [formTexts.reasons.binyan('пиэль', 'говорить'), 'binyanim'],
    [formTexts.reasons.spelling(answerTexts.finalForm('ם', 'מ')), 'final-letters'],
  ])('of a form: %s', (told, rule) => {
    expect(ruleOfToldForm(told, pastHe)?.key).toBe(rule);
  });

  it('is none where no rule follows', () => {
    expect(
      ruleOfToldForm(formTexts.reasons.otherNumber(3, 5), { kind: 'numeral', gender: 'm' }),
    ).toBeUndefined();
    expect(ruleOfToldAnswer(answerTexts.neighbourKey('ח', 'י'))).toBeUndefined();
    expect(ruleOfToldAnswer(answerTexts.otherWord('דג', 'рыба'))).toBeUndefined();
    expect(ruleOfToldAnswer(answerTexts.spaceMissing)).toBeUndefined();
  });

  it('follows from what the judges say', () => {
    // yeled, "boy", and its plural
    const boy = { hebrew: 'ילד', pronunciation: 'יֶלֶד', plural: 'יְלָדִים' };
    expect(ruleOfToldAnswer(judgeTyped('ילדים', boy).reason ?? '')?.key).toBe('plural');
    const shalom = { hebrew: 'שלום', pronunciation: 'שָׁלוֹם' };
    expect(ruleOfToldAnswer(judgeTyped('שלומ', shalom).reason ?? '')?.key).toBe('final-letters');
    const wrote = { pointed: 'כָּתַבְתִּי', full: 'כתבתי' };
    const { reason = '' } = judgeForm('קתבתי', wrote, []);
    expect(ruleOfToldForm(reason, pastHe)).toEqual({ key: 'twin-letters', letters: ['כ', 'ק', 'כ'] });
  });
});

import { describe, expect, it } from 'vitest';
import { judgeForm, spokenForm, spokenSlip } from '../../../core/forms/judge.ts';

const eats = { pointed: 'אוֹכֶלֶת', full: 'אוכלת' };
const pronouns = ['אני', 'אתה', 'את', 'הוא', 'היא', 'אנחנו', 'אתם', 'אתן', 'הם', 'הן'];

describe('a pronoun before a form', () => {
  it.each(pronouns)('%s does not matter, typed or said', (pronoun) => {
    expect(judgeForm(`${pronoun} אוכלת`, eats, [])).toEqual({ isRight: true });
    expect(spokenForm(`${pronoun} אוכלת`)).toBe('אוכלת');
  });

  it('is no form by itself, and nothing else is taken away', () => {
    expect(judgeForm('את', eats, []).isRight).toBe(false);
    expect(judgeForm('כלב אוכלת', eats, []).isRight).toBe(false);
    expect([spokenForm('את'), spokenForm('כלב אוכלת')]).toEqual(['את', 'כלב אוכלת']);
  });

  it('leaves a form of several words whole, whatever is between them', () => {
    const two = { pointed: 'בָּתֵּי סֵפֶר', full: 'בתי ספר' };
    expect(judgeForm('הם בתי ספר', two, [])).toEqual({ isRight: true });
    expect(judgeForm('בתי ספר', two, [])).toEqual({ isRight: true });
    expect(spokenForm('  הם   בתי  ספר ')).toBe('בתי ספר');
  });
});

describe('the form that was said instead', () => {
  const [wrote, writes] = [
    { letters: 'כתבה', reason: 'Это прошедшее.' },
    { letters: 'כותבת', reason: 'Это настоящее.' },
  ];

  it('is the first of the transcripts that is one, with niqqud and a pronoun or without', () => {
    expect(spokenSlip(['כתבה'], [wrote, writes])).toBe(wrote);
    expect(spokenSlip(['היא כּוֹתֶבֶת.'], [wrote, writes])).toBe(writes);
    expect(spokenSlip(['שלום', 'כותבת', 'כתבה'], [wrote, writes])).toBe(writes);
  });

  it('is none when none of them is', () => {
    expect(spokenSlip(['שלום', ''], [wrote, writes])).toBeUndefined();
    expect(spokenSlip([], [wrote])).toBeUndefined();
  });
});

describe('a typed form', () => {
  it('in short spelling is right, with its full one', () => {
    expect(judgeForm('לברח', { pointed: 'לִבְרֹחַ', full: 'לברוח' }, [])).toEqual({
      isRight: true,
      reason: 'Верно. Полное написание: לברוח',
    });
  });

  it('with a mistake in a letter is that form with a mistake, and says which', () => {
    const text = 'ת и ט здесь звучат одинаково. Пишется ת.';
    expect(judgeForm('אוכלט', eats, [])).toEqual({
      isRight: false,
      reason: `Форма та, но с ошибкой. ${text}`,
      reasons: [{ key: 'spelling' }, { key: 'soundAlike', text, letters: ['ת', 'ט'] }],
    });
  });

  it('that is another word, or no Hebrew, is wrong for that', () => {
    expect(judgeForm('כלב', eats, [])).toMatchObject({
      isRight: false,
      reason: 'כלב — это „собака“.',
      reasons: [{ key: 'otherWord' }],
    });
    expect(judgeForm('шалом', eats, [])).toMatchObject({
      isRight: false,
      reason: 'Слово нужно набрать на иврите.',
    });
  });

  it('that is the same form of another verb with that Russian is no answer yet', () => {
    expect(judgeForm('מנסה', { pointed: 'טוֹעֵם', full: 'טועם' }, [])).toEqual({
      isRight: false,
      isSynonym: true,
      reason: 'Верно, есть и такое слово. А по-другому?',
    });
  });

  it('that is empty is wrong, without a reason', () => {
    expect(judgeForm('', eats, [])).toEqual({ isRight: false });
  });

  it('that is another form says so by its reason, with its key where it has one', () => {
    const slip = { letters: 'אכלה', reason: 'Это прошедшее.' };
    expect(judgeForm('אכלה', eats, [slip])).toEqual({ isRight: false, reason: slip.reason, reasons: [] });
    expect(judgeForm('אכלה', eats, [{ ...slip, reasonKey: 'tense' }])).toMatchObject({
      reasons: [{ key: 'tense' }],
    });
  });
});

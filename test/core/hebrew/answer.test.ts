import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainNamed, explainTyped, judgeTyped, type TypedVerdict } from '../../../core/hebrew/answer.ts';
import { furtherForms } from '../../../core/hebrew/forms/taught-forms.ts';
import type { KnownForm } from '../../../core/hebrew/known/known-words.ts';
import { letters } from '../../../core/hebrew/letters.ts';
import { sections } from '../../../db/content/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';
import { heldOut, heldOutSecond, heldOutThird } from '../../support/held-out-rows.ts';

/** Word, its niqqud, what was typed, the verdict, and a part of the reason. */
const cases: [hebrew: string, pointed: string, typed: string, verdict: TypedVerdict, reason?: string][] = [
  ['שלום', 'שָׁלוֹם', 'שָׁלוֹם', 'exact'],
  ['שלום', 'שָׁלוֹם', ' שלום\u200f', 'exact'],
  ['שלום', 'שָׁלוֹם', 'שלומ', 'near', 'конечная форма'],
  ['מילה', 'מִילָּה', 'םילה', 'near', 'только в конце слова'],
  ['ישראל', 'יִשְׂרָאֵל', 'יסראל', 'near', 'ש и ס здесь звучат одинаково'],
  // shin is no samekh: the two do not sound alike here
  ['שלום', 'שָׁלוֹם', 'סלום', 'near', 'Нужна ש, а не ס'],
  ['קול', 'קוֹל', 'כול', 'near', 'звучат одинаково'],
  ['כלב', 'כֶּלֶב', 'קלב', 'near', 'звучат одинаково'],
  // a soft kaf sounds like het, a hard one does not
  ['מסך', 'מָסָךְ', 'מסח', 'near', 'ך и ח здесь звучат одинаково'],
  ['מלך', 'מֶלֶךְ', 'מלח', 'wrong', 'это другое слово'],
  ['כלב', 'כֶּלֶב', 'ילב', 'near', 'Нужна כ'],
  // another word of the course is no slip; it is named where its lesson is free
  ['כלב', 'כֶּלֶב', 'חלב', 'wrong', 'это другое слово'],
  ['הוא', 'הוּא', 'היא', 'wrong', 'это „она“'],
  ['ספר', 'סֵפֶר', 'ספרים', 'wrong', 'это множественное число'],
  ['שלום', 'שָׁלוֹם', 'שלום.', 'exact'],
  ['שלום', 'שָׁלוֹם', '„שלום“', 'exact'],
  ['בית ספר', 'בֵּית סֵפֶר', 'בית־ספר', 'exact'],
  ['ענוה', 'עֲנָוָה', 'ענווה', 'accepted', 'так тоже пишут'],
  ['עבודה', 'עֲבוֹדָה', 'אבודה', 'near', 'ע и א'],
  ['טוב', 'טוֹב', 'תוו', 'near', 'ט и ת'],
  ['שולחן', 'שׁוּלְחָן', 'שלחן', 'accepted', 'по правилам Академии שולחן'],
  ['גדול', 'גָּדוֹל', 'גדל', 'near', 'Полное написание'],
  ['ילד', 'יֶלֶד', 'יילד', 'near', 'лишняя'],
  ['דג', 'דָּג', 'רג', 'wrong', 'похожи на вид'],
  ['דלת', 'דֶּלֶת', 'רלת', 'near', 'похожи на вид'],
  ['שלום', 'שָׁלוֹם', 'שולם', 'near', 'переставлены'],
  ['בית ספר', 'בֵּית סֵפֶר', 'ביתספר', 'near', 'пробел'],
  ['שלום', 'שָׁלוֹם', 'שלום רב', 'wrong', 'лишнее'],
  ['שלום', 'שָׁלוֹם', 'shalom', 'wrong', 'на иврите'],
  ['שלום', 'שָׁלוֹם', 'תודה', 'wrong', 'это „спасибо“'],
  ['שלום', 'שָׁלוֹם', '', 'wrong'],
  // letters twice
  ['דירה', 'דִּירָה', 'דיירה', 'near', 'пишется одна י'],
  ['חולצה', 'חוּלְצָה', 'חוולצה', 'near', 'пишется одна ו'],
  ['שלום', 'שָׁלוֹם', 'שששלום', 'near', 'пишется одна ש'],
  ['שלום', 'שָׁלוֹם', 'שלוםם', 'near', 'пишется одна מ'],
  ['בית', 'בַּיִת', 'ביית', 'near', 'пишется одна י'],
  // words joined and divided
  ['יום הולדת', 'יוֹם הוּלֶּדֶת', 'יומולדת', 'near', 'нужен пробел'],
  ['יום הולדת', 'יוֹם הוּלֶּדֶת', 'יומהולדת', 'near', 'нужен пробел'],
  ['אחר כך', 'אַחַר כָּךְ', 'אחרכך', 'near', 'нужен пробел'],
  ['מישהו', 'מִישֶׁהוּ', 'מי שהו', 'near', 'Пробел здесь не нужен'],
  // what is wrong and no other word of the course
  ['שמאלה', 'שְׂמֹאלָה', 'סמולה', 'wrong', 'ש и ס здесь звучат одинаково'],
  ['ים', 'יָם', 'יס', 'wrong', 'похожи на вид'],
  ['משפחה', 'מִשְׁפָּחָה', 'מיספכא', 'wrong', 'звучат одинаково'],
  ['מכונית', 'מְכוֹנִית', 'רכב', 'wrong', 'другое слово'],
  ['שולחן', 'שׁוּלְחָן', 'שול', 'wrong', 'только начало'],
  ['סוף סוף', 'סוֹף סוֹף', 'סוף סו', 'near', 'Пропущена'],
  ['שולחן', 'שׁוּלְחָן', 'נחלוש', 'wrong', 'в другом порядке'],
  ['מחשב', 'מַחְשֵׁב', 'מחשה', 'near', 'рядом на клавиатуре'],
  ['שולחן', 'שׁוּלְחָן', 'גגגג', 'wrong', 'не похоже на нужное слово'],
  // no Hebrew letters
  ['שלום', 'שָׁלוֹם', 'шалом', 'wrong', 'Читается верно'],
  ['שלום', 'שָׁלוֹם', 'akuo', 'wrong', 'раскладка'],
  ['שלום', 'שָׁלוֹם', 'флгщ', 'wrong', 'раскладка'],
  ['שלום', 'שָׁלוֹם', '\u05b8\u05b9', 'wrong', 'на иврите'],
  ['שלום', 'שָׁלוֹם', '5', 'wrong', 'на иврите'],
];

const courseWords = sections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words)),
);
/** The forms that come with a word of the course from the server. */
const formsOf = (hebrew: string): string[] =>
  courseWords.filter((word) => word.hebrew === hebrew).flatMap((word) => furtherForms(word, verbBook()));

describe('typed rows that were written before the rules', () => {
  it.each(heldOut.typing.map((row) => [row.word.hebrew, row.given, row.right, row.word] as const))(
    '%s, typed as «%s», is %s',
    (_, given, right, word) => {
      const { verdict } = judgeTyped(given, { ...word, forms: formsOf(word.hebrew) });
      expect(verdict === 'exact' || verdict === 'accepted' ? 'right' : verdict).toBe(right);
    },
  );

  it.each([
    ['second', heldOutSecond],
    ['third', heldOutThird],
  ])('of the %s set are taken for the word or not as they should be', (_, { typing }) => {
    const wrong = typing.filter(({ word, given, right }) => {
      const { verdict } = judgeTyped(given, { ...word, forms: formsOf(word.hebrew) });
      return (verdict === 'wrong') !== (right === 'wrong');
    });
    expect(wrong).toEqual([]);
  });
});

describe('the judge of typing', () => {
  it('takes the short spelling of an infinitive for a slip, and no other form', () => {
    const { verdict, otherForm, reason } = judgeTyped('לברח', {
      hebrew: 'לברוח',
      forms: formsOf('לברוח'),
    });
    expect({ verdict, otherForm }).toEqual({ verdict: 'near', otherForm: undefined });
    expect(reason).toContain('Полное написание');
  });

  it('names the forms that the card shows, also those of a word that only its author knows', () => {
    const word = { hebrew: 'בלוג', plural: 'בְּלוֹגִים' };
    expect(judgeTyped('בלוגים', word)).toMatchObject({ verdict: 'wrong', otherForm: 'plural' });
  });

  it('names a form of a premium word by the forms that come with it', () => {
    const walks = { hebrew: 'הולך', forms: ['הולכת', 'הלכתי', 'ילך'] };
    expect(judgeTyped('הלכתי', walks)).toMatchObject({ verdict: 'wrong', otherForm: 'past.1sg' });
    const unknown = { hebrew: 'בלוג', forms: ['בלוגון'] };
    expect(judgeTyped('בלוגון', unknown)).toMatchObject({
      verdict: 'wrong',
      reason: 'בלוגון — это другая форма слова.',
    });
  });

  it('asks again for another word where what was typed means the same, though its lesson is a premium one', () => {
    const kan = { hebrew: 'כאן', pronunciation: 'כָּאן' }; // kan, here
    expect(judgeTyped('פה', kan)).toMatchObject({
      verdict: 'synonym',
      reason: 'Верно, есть и такое слово. А по-другому?',
    });
    expect(judgeTyped('כאן', kan).verdict).toBe('exact');
    expect(judgeTyped('שם', kan).verdict).toBe('wrong');
  });

  it('says that the translation is none', () => {
    const { reason } = judgeTyped('привет!', { hebrew: 'שלום', russian: 'мир, привет' });
    expect(reason).toContain('Это перевод');
  });

  it('gives a reason for every wrong answer that is not empty', () => {
    const text = fc.string({ unit: fc.constantFrom(...letters, ' ', '-', 'ж', 'q', '\u05b8'), maxLength: 8 });
    fc.assert(
      fc.property(text, fc.constantFrom(...courseWords), (typed, word) => {
        const { verdict, reason } = judgeTyped(typed, word);
        if (typed.trim() !== '' && verdict !== 'exact') expect(reason).toMatch(/[.“]$/u);
      }),
      { numRuns: 300, seed: 20261125 },
    );
  });

  it('never shows an empty letter', () => {
    for (const word of ['בית ספר', 'בוקר טוב']) {
      for (let at = 0; at < word.length; at += 1) {
        for (const put of ['', ' ', '-', 'ו', '?']) {
          const { reason = '' } = judgeTyped(word.slice(0, at) + put + word.slice(at + 1), { hebrew: word });
          expect(reason).not.toMatch(/(?:Нужна|не|буква|Буква|и) {2}|а не [- ]?\.$/u);
        }
      }
    }
  });

  it.each(cases)('%s (%s) typed as "%s" is %s', (hebrew, pronunciation, typed, verdict, reason) => {
    const judged = judgeTyped(typed, { hebrew, pronunciation, variants: [] });
    expect(judged.verdict).toBe(verdict);
    if (reason === undefined) expect(judged.reason).toBeUndefined();
    else expect(judged.reason).toContain(reason);
  });

  it('takes the accepted spellings of the word, and says which one is usual', () => {
    const ima = { hebrew: 'אימא', variants: ['אמא', 'אימה'] };
    expect(judgeTyped('אמא', ima)).toMatchObject({
      verdict: 'accepted',
      reason: expect.stringContaining('אימא'),
    });
    // one letter away from an accepted spelling
    expect(judgeTyped('עמא', ima)).toMatchObject({ verdict: 'near', spelling: 'אמא' });
  });

  it('without niqqud believes that letters which ever sound alike do so here', () => {
    expect(judgeTyped('סלום', { hebrew: 'שלום' }).reason).toContain('звучат одинаково');
  });

  it('takes the second yod by which many write a future, in verbs alone', () => {
    const sit = { hebrew: 'ישב', pronunciation: 'יֵשֵׁב' };
    expect(judgeTyped('יישב', sit)).toMatchObject({ verdict: 'accepted', spelling: 'יישב' });
    expect(judgeTyped('ייש', { hebrew: 'יש', pronunciation: 'יֵשׁ' }).verdict).not.toBe('accepted');
    expect(judgeTyped('יישב', { hebrew: 'ישב', pronunciation: 'יָשַׁב' }).verdict).toBe('wrong');
  });

  it('does not call a spelling right where only the word itself is', () => {
    // shulchan, full and short
    expect(judgeTyped('שלחן', { hebrew: 'שולחן' })).toMatchObject({ verdict: 'accepted' });
    expect(explainTyped('שלחן', { hebrew: 'שולחן' }).reason).toBe('Так тоже пишут, но здесь нужно שולחן.');
    const { reason, reasons } = judgeTyped('שלומ', { hebrew: 'שלום' });
    expect(explainTyped('שלומ', { hebrew: 'שלום' })).toEqual({ reason, reasons });
  });

  it('lays the two spellings side by side, whatever was typed, and calls nothing but the word exact', () => {
    const text = fc.string({ unit: fc.constantFrom(...letters, ' '), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (typed, word) => {
        const hebrew = word.trim().replace(/ +/g, ' ');
        if (hebrew === '') return;
        const { pieces, verdict, spelling } = judgeTyped(typed, { hebrew });
        expect(pieces.map((piece) => piece.expected).join('')).toBe(spelling);
        expect(pieces.map((piece) => piece.typed).join('')).toBe(typed.trim().replace(/ +/g, ' '));
        expect(verdict === 'exact').toBe(typed.trim().replace(/ +/g, ' ') === hebrew);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

describe('a right answer', () => {
  it('is laid letter by letter beside itself', () => {
    const pieces = [...'שלום'].map((letter) => ({ expected: letter, typed: letter }));
    expect(judgeTyped('שלום', { hebrew: 'שלום' })).toMatchObject({ verdict: 'exact', pieces });
    const other = { verdict: 'accepted', spelling: 'שלום', pieces };
    expect(judgeTyped('שלום', { hebrew: 'היי', variants: ['שלום'] })).toMatchObject(other);
  });

  it('is none where nothing was typed, whatever the spellings', () => {
    expect(judgeTyped('', { hebrew: 'שלום', variants: [''] }).verdict).toBe('wrong');
    expect(judgeTyped('', { hebrew: 'שלום', variants: ['־'] }).verdict).toBe('wrong');
  });
});

describe('a form on the card', () => {
  const student = { hebrew: 'סטודנט', plural: 'סטודנטים', feminine: 'סטודנטית' };

  it.each([
    ['סטודנטים', 'plural'],
    ['סטודנטית', 'feminine'],
  ])('%s is told by its name', (typed, otherForm) => {
    expect(judgeTyped(typed, student)).toMatchObject({ verdict: 'wrong', otherForm });
  });
});

describe('another word', () => {
  it('is named by the first of its meanings', () => {
    const reasonOf = (russian: string, isForm = false) => explainNamed('שלום', { russian, isForm }).reason;
    expect(reasonOf('мир, привет')).toBe('שלום — это „мир“.');
    expect(reasonOf('мир ; привет')).toBe('שלום — это „мир“.');
    expect(reasonOf('мир, привет', true)).toBe('שלום — это форма слова „мир“.');
  });

  it('is named before a form of another one, what is free before what is not', () => {
    const judged = (...found: KnownForm[]) =>
      judgeTyped('חלב', { hebrew: 'כלב' }, (letters) => (letters === 'חלב' ? found : [])).reason;
    const milk: KnownForm = { of: { word: 'חלב', russian: 'молоко' }, key: 'word' };
    const form: KnownForm = { of: { word: 'חלבה', russian: 'халва' }, key: 'plural' };
    const unnamed: KnownForm = { of: null, key: 'word' };
    for (const found of [
      [milk, form, unnamed],
      [unnamed, form, milk],
    ]) {
      expect(judged(...found)).toBe('חלב — это „молоко“.');
    }
    expect([judged(form, unnamed), judged(unnamed, form)]).toEqual([
      'חלב — это форма слова „халва“.',
      'חלב — это форма слова „халва“.',
    ]);
    expect(judged(unnamed)).toBe('חלב — это другое слово.');
  });
});

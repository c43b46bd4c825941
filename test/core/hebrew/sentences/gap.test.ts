import { describe, expect, it } from 'vitest';
import { furtherForms } from '../../../../core/hebrew/forms/taught-forms.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { gapOf } from '../../../../core/hebrew/sentences/gap.ts';
import { judgeGap } from '../../../../core/hebrew/sentences/judge-gap.ts';
import { sections } from '../../../../db/content/index.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';

const sentence = (pronunciation: string) => ({ hebrew: stripNiqqud(pronunciation), pronunciation });
const word = (hebrew: string, pronunciation: string, forms: string[] = [], variants: string[] = []) => ({
  hebrew,
  variants,
  forms,
  examples: [sentence(pronunciation)],
});
/** What is shown around the gap, and what is missing. */
const shown = (asked: ReturnType<typeof word>) => {
  const gap = gapOf(asked);
  return gap && `${gap.before.plain}[${gap.answer.plain}]${gap.after.plain}`;
};

describe('the gap of a sentence', () => {
  it('takes the place of its word, or of the form in which the word stands', () => {
    expect(shown(word('קפה', 'אֲנִי שׁוֹתֶה קָפֶה.'))).toBe('אני שותה [קפה].'); // ani shote kafe
    expect(shown(word('גדול', 'הַדִּירָה גְּדוֹלָה?', ['גדולה']))).toBe('הדירה [גדולה]?'); // hadira gdola
  });

  it('leaves particles that are written together with the word', () => {
    const gap = gapOf(word('שוק', 'אֲנַחְנוּ הוֹלְכִים לַשּׁוּק!')); // anahnu holhim lashuk
    expect(gap?.before.plain).toBe('אנחנו הולכים ל');
    expect(gap?.before.pointed).toBe('אֲנַחְנוּ הוֹלְכִים לַ'.normalize('NFC'));
    expect(gap?.answer.plain).toBe('שוק');
    expect(gap?.after.pointed).toBe('!');
  });

  it('takes a phrase of several words whole', () => {
    expect(shown(word('יום שלישי', 'אַתָּה בָּא בְּיוֹם שְׁלִישִׁי?'))).toBe('אתה בא ב[יום שלישי]?'); // yom shlishi
  });

  it('is none where the word stands twice, is all of the sentence, or is not there', () => {
    expect(shown(word('לאט', 'לְאַט לְאַט, יֵשׁ זְמַן.'))).toBeUndefined(); // leat leat
    expect(shown(word('בוקר טוב', 'בּוֹקֶר טוֹב!'))).toBeUndefined(); // boker tov
    expect(shown(word('שלום', 'אֲנִי שׁוֹתֶה קָפֶה.'))).toBeUndefined();
    expect(gapOf({ hebrew: 'שלום', variants: [], forms: [], examples: [] })).toBeUndefined();
  });

  it('is found for nearly every word of the course, and puts its sentence together again', () => {
    const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
    const words = lessons.flatMap((lesson) => lesson.words).filter(({ examples }) => examples?.length);
    const gaps = words.map((it) =>
      gapOf({
        hebrew: it.hebrew,
        variants: it.variants ?? [],
        forms: furtherForms(it, verbBook()),
        examples: it.examples ?? [],
      }),
    );
    const found = gaps.filter((gap) => gap !== undefined);
    expect(found.length / words.length).toBeGreaterThan(0.97);
    for (const { before, answer, after, sentence: whole } of found) {
      expect(before.plain + answer.plain + after.plain).toBe(whole.hebrew);
      expect(before.pointed + answer.pointed + after.pointed).toBe(whole.pronunciation);
      expect(stripNiqqud(answer.pointed)).toBe(answer.plain);
    }
  });
});

describe('an answer to a gap', () => {
  const asked = word('גדול', 'הַדִּירָה גְּדוֹלָה?', ['גדולה', 'גדולים', 'גדולות']);
  const judge = (typed: string, it = asked) => {
    const gap = gapOf(it);
    if (!gap) throw new Error('no gap');
    return judgeGap(typed, gap, it);
  };

  it('is right in the form that the sentence asks for', () => {
    expect(judge('גדולה').verdict).toBe('exact');
  });

  it('may be spelled by an older rule', () => {
    expect(judge('חניה', word('חנייה', 'יֵשׁ פֹּה חֲנָיָיה', [])).verdict).toBe('accepted');
  });

  it('in another form is near: the word is known', () => {
    const { verdict, reason } = judge('גדול');
    expect(verdict).toBe('near');
    expect(reason).toBe('Слово верное, но здесь нужна другая форма.');
  });

  it('may begin with the particles before the gap', () => {
    const market = word('שוק', 'אֲנַחְנוּ הוֹלְכִים לַשּׁוּק!');
    expect(judge('לשוק', market).verdict).toBe('exact');
    expect(judge('בשוק', market).verdict).not.toBe('exact');
  });

  it('that is another word is wrong', () => {
    expect(judge('שלום').verdict).toBe('wrong');
  });
});

import { describe, expect, it } from 'vitest';
import { judgeTyped } from '../../../../core/hebrew/answer.ts';
import { furtherForms } from '../../../../core/hebrew/forms/taught-forms.ts';
import { knownWords } from '../../../../core/hebrew/known/known-words.ts';
import { acceptedSpellings } from '../../../../core/hebrew/spelling/accepted.ts';
import { spellingsByRule } from '../../../../core/hebrew/spelling/by-rule.ts';
import { sections } from '../../../../db/content/index.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';

const courseWords = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words)))
  .map((word) => ({ ...word, forms: furtherForms(word, verbBook()) }));
const accepted = (hebrew: string, pronunciation: string) => acceptedSpellings({ hebrew, pronunciation });

describe('another spelling by the rules of full spelling', () => {
  it.each([
    ['a consonantal yod between i and a', 'ספרייה', 'סִפְרִיָּיה', ['ספריה']],
    ['a consonantal yod that closes a syllable', 'הייתה', 'הָיְיתָה', ['היתה']],
    ['a dual', 'צהריים', 'צָהֳרַיִים', ['צהרים', 'צוהריים', 'צוהרים']],
    ['a consonantal vav', 'צוואר', 'צַוָּואר', ['צואר']],
    ['a consonantal letter that is written once here', 'הפניה', 'הַפְנָיָה', ['הפנייה']],
    ['an i before a doubled letter', 'אמיתי', 'אֲמִיתִּי', ['אמתי']],
    ['an i that is not written here', 'אמתי', 'אֲמִתִּי', ['אמיתי']],
    ['an e before a guttural', 'תיאבון', 'תֵּיאָבוֹן', ['תאבון']],
    ['an e before a guttural in an infinitive', 'להירדם', 'לְהֵירָדֵם', ['להרדם']],
    ['an i in an infinitive', 'להיכנס', 'לְהִיכָּנֵס', ['להכנס']],
    ['a short u', 'שולחן', 'שׁוּלְחָן', ['שלחן']],
    ['a short o', 'תוכנית', 'תּוֹכְנִית', ['תכנית']],
    ['an o that is not written here', 'כל', 'כָּל', ['כול']],
    ['a yod since 2017', 'בריכה', 'בְּרֵיכָה', []], // ברכה is a blessing
    ['each word of a phrase', 'מזג אוויר', 'מֶזֶג אֲוִויר', ['מזג אויר']],
    ['a spelling by custom', 'מאוד', 'מְאוֹד', ['מאד']],
  ])('%s: %s', (_, hebrew, pronunciation, others) => {
    for (const other of others) expect(accepted(hebrew, pronunciation)).toContain(other);
  });

  it.each([
    ['a long vowel', 'גדול', 'גָּדוֹל'],
    ['the o of a verb', 'לברוח', 'לִבְרוֹחַ'],
    ['the o of בוקר, or it would be cattle', 'בוקר', 'בּוֹקֶר'],
    ['the o of חודש, or it would be new', 'חודש', 'חוֹדֶשׁ'],
    ['the u of a passive, or it would be the active', 'מסודר', 'מְסוּדָּר'],
    ['a loanword', 'יוגורט', 'יוֹגוּרְט'],
    ['a yod that belongs to the word', 'ביצה', 'בֵּיצָה'],
    ['the yod of לילה', 'לילה', 'לַיְלָה'],
    ['the yod of היה', 'יהיה', 'יִהְיֶה'],
    ['an i in a closed syllable', 'משפחה', 'מִשְׁפָּחָה'],
  ])('is not taken for %s: %s', (_, hebrew, pronunciation) => {
    expect(spellingsByRule({ hebrew, pronunciation })).toEqual([]);
  });

  it('is none where it is another word of the course, or sounds like another', () => {
    expect(accepted('שניים', 'שְׁנַיִים')).toEqual([]); // שנים are years
    expect(accepted('סופר', 'סוּפֶּר')).toEqual([]); // ספר is a book
    expect(accepted('קופה', 'קוּפָּה')).toEqual([]); // קפה is coffee
    expect(accepted('סוכר', 'סוּכָּר')).toEqual([]);
  });

  it('is known without niqqud where ו or י is doubled', () => {
    expect(acceptedSpellings({ hebrew: 'חנייה' })).toEqual(['חניה']);
  });

  it('counts for every word of the course with וו or יי but those that are other words then', () => {
    const doubled = [...new Map(courseWords.map((word) => [word.hebrew, word])).values()].filter(
      ({ hebrew }) => /וו|יי/u.test(hebrew),
    );
    const refused = doubled.filter((word) => {
      const typed = word.hebrew.replace(/([וי])\1/gu, '$1');
      return judgeTyped(typed, word).verdict !== 'accepted';
    });
    expect(doubled.length).toBeGreaterThan(40);
    expect(refused.map(({ hebrew }) => hebrew)).toEqual(['ביי', 'פעמיים', 'שניים', 'מוות', 'שמיים']);
  });

  it('is judged as accepted, and never is another word of the course', () => {
    for (const word of courseWords) {
      for (const spelling of acceptedSpellings(word)) {
        expect(judgeTyped(spelling, word).verdict, `${spelling} for ${word.hebrew}`).toBe('accepted');
        const others = courseWords.filter(({ hebrew }) => hebrew === spelling);
        expect(
          others.map(({ russian }) => russian),
          spelling,
        ).toEqual([]);
        const free = knownWords(spelling).filter(({ of, key }) => of && key === 'word');
        expect(
          free.every(({ of }) => of?.word === word.hebrew),
          spelling,
        ).toBe(true);
      }
    }
  });
});

import { expect, it } from 'vitest';
import { judgeTyped } from '../../../../core/hebrew/answer.ts';
import { furtherForms } from '../../../../core/hebrew/forms/taught-forms.ts';
import { spellingsByRule } from '../../../../core/hebrew/spelling/by-rule.ts';
import { typedSpelling } from '../../../../core/hebrew/spelling/typed-spelling.ts';
import { sections } from '../../../../db/content/index.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';

const parking = { hebrew: 'חנייה', pronunciation: 'חֲנָיָיה', variants: [] };
const two = { hebrew: 'שניים', pronunciation: 'שְׁנַיִים', variants: [] };
const mother = { hebrew: 'אימא', pronunciation: 'אִימָּא', variants: ['אימה'] };

it.each([
  ['the word itself', 'חנייה', parking, 'exact'],
  ['the word with niqqud and marks of the phone', '„חֲנָיָיה.“', parking, 'exact'],
  ['a spelling by rule', 'חניה', parking, 'variant'],
  ['a listed spelling', 'אימה', mother, 'variant'],
  ['a spelling by rule beside a listed one', 'אמא', mother, 'variant'],
  ['another word', 'שנים', two, undefined],
  ['a slip', 'חנייא', parking, undefined],
  ['nothing', '', parking, undefined],
])('%s, %s, counts as it should in a lesson and a quiz', (_, typed, word, spelling) => {
  expect(typedSpelling(typed, word)).toBe(spelling);
});

it('a spelling counts in a lesson and a quiz where it counts in a review', () => {
  for (const { lessons } of sections.flatMap(({ subsections }) => subsections)) {
    for (const word of lessons.flatMap(({ words }) => words)) {
      const asked = { ...word, variants: word.variants ?? [], forms: furtherForms(word, verbBook()) };
      for (const spelling of spellingsByRule(word)) {
        const isAccepted = judgeTyped(spelling, asked).verdict === 'accepted';
        expect(typedSpelling(spelling, asked) === 'variant', `${spelling} for ${word.hebrew}`).toBe(
          isAccepted,
        );
      }
    }
  }
});

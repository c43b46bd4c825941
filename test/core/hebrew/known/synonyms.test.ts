import { describe, expect, it } from 'vitest';
import { createSynonyms, isSynonym, synonymDigest } from '../../../../core/hebrew/known/synonyms.ts';

const kan = { hebrew: 'כאן', pronunciation: 'כָּאן' }; // kan, here

it('a pair is found by its digest, whatever the order of the points and the marks around the answer', () => {
  const test = createSynonyms(`\n${synonymDigest('כָּאן', 'פה')}\n`);
  const otherOrder = { hebrew: 'כאן', pronunciation: 'כ\u05b8\u05bcאן' };
  for (const asked of [kan, otherOrder]) {
    expect(test('פה', asked)).toBe(true);
    expect(test('\u200fפֹּה.', asked)).toBe(true);
  }
  expect(test('כאן', { hebrew: 'פה', pronunciation: 'פֹּה' })).toBe(false); // the other direction is a pair of its own
  expect(test('פת', kan)).toBe(false);
});

describe('the synonyms of the course', () => {
  it.each([
    ['כאן', 'כָּאן', 'פה'], // here
    ['פה', 'פֹּה', 'כאן'],
    ['כלום', 'כְּלוּם', 'שום דבר'], // nothing
    ['גר', 'גָּר', 'חי'], // lives: a form of another verb in the same person
  ])('%s (%s) and %s', (hebrew, pronunciation, letters) => {
    expect(isSynonym(letters, { hebrew, pronunciation })).toBe(true);
  });

  it('are none of a word that is only spelled like the asked one', () => {
    expect(isSynonym('כאן', { hebrew: 'פה', pronunciation: 'פֶּה' })).toBe(false); // pe, mouth
    expect(isSynonym('כאן', { hebrew: 'פה' })).toBe(false); // either of the two
  });

  it('are found by letters alone where nothing else is spelled so', () => {
    expect(isSynonym('פה', { hebrew: 'כאן' })).toBe(true);
  });

  it('are no other forms of a word that means the same', () => {
    const oto = { hebrew: 'אוטו', pronunciation: 'אוֹטוֹ' }; // oto, car
    expect(isSynonym('מכונית', oto)).toBe(true);
    expect(isSynonym('מכוניות', oto)).toBe(false);
  });
});

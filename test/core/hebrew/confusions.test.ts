import { expect, it } from 'vitest';
import { confusionsOf } from '../../../core/hebrew/confusions.ts';

it('counts letters of like sound that were typed for each other, both ways, the commonest first', () => {
  const slips = [
    { typed: 'כול', spellings: ['קול'] },
    { typed: 'קלב', spellings: ['כלב'] },
    { typed: 'כר', spellings: ['קר'] },
    { typed: 'אבודה', spellings: ['עבודה'] },
  ];
  const found = confusionsOf(slips);
  expect(found.map(({ letters, times }) => [letters.join(''), times])).toEqual([
    ['קכ', 3],
    ['עא', 1],
  ]);
  expect(found[0]?.slips).toHaveLength(3);
});

it('sees the letter behind its final form, and compares with the nearest spelling', () => {
  expect(confusionsOf([{ typed: 'מלח', spellings: ['מלך'] }])[0]?.letters).toEqual(['כ', 'ח']);
  expect(confusionsOf([{ typed: 'עמא', spellings: ['אימא', 'אמא'] }])[0]?.letters).toEqual(['א', 'ע']);
});

it('says nothing of other words, of letters that differ, and of right answers', () => {
  expect(confusionsOf([{ typed: 'תודה', spellings: ['שלום'] }])).toEqual([]);
  expect(confusionsOf([{ typed: 'רג', spellings: ['דג'] }])).toEqual([]);
  expect(confusionsOf([{ typed: 'דג', spellings: ['דג'] }])).toEqual([]);
});

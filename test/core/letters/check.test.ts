import { describe, expect, it } from 'vitest';
import { checkLetters, checkTwins } from '../../../core/letters/check.ts';
import type { LetterContent, LetterTwins } from '../../../core/letters/content.ts';
import { sections } from '../../../db/content/index.ts';
import { letterTwins } from '../../../db/content/letter-twins.ts';
import { letterItems } from '../../../db/content/letters.ts';

const changed = (key: string, change: Partial<LetterContent>) =>
  letterItems.map((item) => (item.key === key ? { ...item, ...change } : item));
const problemsOf = (items: readonly LetterContent[]) =>
  checkLetters(items, sections).map(({ key, why }) => `${key}: ${why}`);

describe('the letters of the course', () => {
  it('are 22, with five final forms and the points of a beginner, and nothing is wrong with them', () => {
    const count = (kind: string) => letterItems.filter((item) => item.kind === kind).length;
    expect([count('letter'), count('final'), count('point')]).toEqual([22, 5, 16]);
    expect(problemsOf(letterItems)).toEqual([]);
  });

  it('are refused when one is missing or stands twice', () => {
    expect(problemsOf(letterItems.filter(({ key }) => key !== 'tet'))).toContain(': ט is missing');
    expect(problemsOf([...letterItems, ...letterItems.slice(0, 1)])).toContain('alef: this key stands twice');
  });

  it.each<[string, Partial<LetterContent>, string]>([
    ['a look-alike that does not exist', { soundAlikes: ['tau'] }, 'shin: no item tau'],
    ['a hint in another script', { hint: 'Like sh' }, "shin: 'Like sh' is no Russian text"],
    ['an empty name', { name: ' ' }, "shin: ' ' is no Russian text"],
    ['a lesson that does not exist', { lesson: 'letters-9' }, 'shin: no lesson letters-9'],
    ['a word without it', { word: { lesson: 'first-letters', word: 'lo' } }, 'shin: לא does not have it'],
    [
      'a word that does not exist',
      { word: { lesson: 'first-letters', word: 'x' } },
      'shin: no word first-letters/x',
    ],
    ['a kind that does not fit', { kind: 'final' }, 'shin: kind does not fit the letter'],
  ])('are refused with %s', (_, change, problem) => {
    expect(problemsOf(changed('shin', change))).toContain(problem);
  });

  it('are refused when a word comes before one of its letters', () => {
    expect(problemsOf(changed('mem-final', { lesson: 'last-letters' }))).toContain(
      ': ם of שלום is not taught by lesson first-letters',
    );
  });
});

describe('the letters that sound alike', () => {
  const [first] = letterTwins;
  const problemsWith = (change: Partial<LetterTwins>) =>
    checkTwins(first ? [{ ...first, ...change }] : [], letterItems, sections).map(({ why }) => why);

  it('are contrasted in pairs, and nothing is wrong with them', () => {
    expect(checkTwins(letterTwins, letterItems, sections)).toEqual([]);
    const pairs = letterTwins.map(({ letters }) => letters.join(' '));
    for (const pair of ['tet tav', 'qof kaf', 'chet kaf', 'samekh shin', 'alef ayin'])
      expect(pairs).toContain(pair);
  });

  it.each<[string, Partial<LetterTwins>, string]>([
    ['a letter that does not exist', { letters: ['alef', 'tau'] }, 'no item tau'],
    ['a lesson that does not exist', { lesson: 'twins' }, 'twins is no free lesson'],
    ['a hint in another script', { hint: 'alike' }, "'alike' is no Russian text"],
    ['a word that does not exist', { words: ['or', 'x'] }, 'no word twin-letters/x'],
    ['a word without its letter', { words: ['kol', 'et'] }, 'קול does not have one letter of the two'],
    ['a word that is read without their sound', { transcription: 'м' }, "[ор] is read without 'м'"],
  ])('are refused with %s', (_, change, problem) => {
    expect(problemsWith(change)).toContain(problem);
  });
});

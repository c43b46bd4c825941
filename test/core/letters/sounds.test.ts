import { expect, it } from 'vitest';
import { isVowelPoint, pointsToAsk, soundOf, soundsOf } from '../../../core/letters/sounds.ts';

it('the first of several sounds is the one that is asked', () => {
  expect(soundsOf('ш, с')).toEqual(['ш', 'с']);
  expect(soundOf('ш, с')).toBe('ш');
  expect(soundOf('—')).toBe('');
  expect(soundsOf('—, э')).toEqual(['', 'э']);
});

it('a vowel is written on the letter that is asked, and read with it', () => {
  const mem = { key: 'mem', letter: 'מ', shown: 'מ', transcription: 'м' };
  const alef = { key: 'alef', letter: 'א', shown: 'א', transcription: '—' };
  const patah = { key: 'patah', letter: '\u05b7', shown: 'מַ', transcription: 'а' };
  const shva = { key: 'shva', letter: '\u05b0', shown: 'אְ', transcription: '—, э' };
  expect(pointsToAsk(patah, [patah, shva], [alef, mem])).toEqual({
    own: { shown: 'מַ', reading: 'ма' },
    options: [
      { key: 'patah', shown: 'מַ', reading: 'ма' },
      { key: 'shva', shown: 'מְ', reading: 'м' },
    ],
  });
  expect(pointsToAsk(shva, [patah], [alef, mem])).toEqual({
    own: { shown: 'אְ', reading: '' },
    options: [{ key: 'patah', shown: 'אַ', reading: 'а' }],
  });
  expect([isVowelPoint(patah), isVowelPoint(shva)]).toEqual([true, true]);
});

it('a letter with a dot is asked as it is', () => {
  const bet = { key: 'bet-dagesh', letter: 'בּ', shown: 'בּ', transcription: 'б' };
  const plain = { key: 'bet', letter: 'ב', shown: 'ב', transcription: 'в, б' };
  expect(isVowelPoint(bet)).toBe(false);
  expect(pointsToAsk(bet, [], [plain]).own).toEqual({ shown: 'בּ', reading: 'б' });
});

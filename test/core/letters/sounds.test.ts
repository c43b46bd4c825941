import { expect, it } from 'vitest';
import { isVowelPoint, pointOn, soundOf, soundsOf } from '../../../core/letters/sounds.ts';

it('the first of several sounds is the one that is asked', () => {
  expect(soundsOf('ш, с')).toEqual(['ш', 'с']);
  expect(soundOf('ш, с')).toBe('ш');
  expect(soundOf('—')).toBe('');
  expect(soundsOf('—, э')).toEqual(['', 'э']);
});

it('a vowel is written on the letter that is asked, and read with it', () => {
  const mem = { letter: 'מ', transcription: 'м' };
  const alef = { letter: 'א', transcription: '—' };
  const patah = { letter: '\u05b7', shown: 'מַ', transcription: 'а' };
  const shva = { letter: '\u05b0', shown: 'מְ', transcription: '—, э' };
  expect(pointOn(mem, patah)).toEqual({ shown: 'מַ', reading: 'ма' });
  expect(pointOn(alef, patah)).toEqual({ shown: 'אַ', reading: 'а' });
  expect(pointOn(mem, shva)).toEqual({ shown: 'מְ', reading: 'м' });
  expect([isVowelPoint(patah), isVowelPoint(shva)]).toEqual([true, true]);
});

it('a letter with a dot is asked as it is', () => {
  const bet = { letter: 'בּ', shown: 'בּ', transcription: 'б' };
  expect(isVowelPoint(bet)).toBe(false);
  expect(pointOn({ letter: 'ב', transcription: 'в, б' }, bet)).toEqual({ shown: 'בּ', reading: 'б' });
});

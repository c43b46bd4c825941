import { describe, expect, it } from 'vitest';
import { hebrewOfKey } from '../../../web/src/exercises/type/key-positions.ts';

const key = (pressed: string, code: string, held: Partial<KeyboardEvent> = {}) =>
  hebrewOfKey({
    key: pressed,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...held,
  });

describe('a physical keyboard of any layout', () => {
  it.each([
    ['a', 'KeyA', 'ש'],
    ['ф', 'KeyA', 'ש'],
    ['k', 'KeyK', 'ל'],
    ['u', 'KeyU', 'ו'],
    ['щ', 'KeyO', 'ם'],
    ['t', 'KeyT', 'א'],
    [';', 'Semicolon', 'ף'],
    ['ж', 'Semicolon', 'ף'],
    [',', 'Comma', 'ת'],
    ['б', 'Comma', 'ת'],
    ['.', 'Period', 'ץ'],
    ['A', 'KeyA', 'ש'],
  ])('«%s» on %s gives the letter of its place', (pressed, code, letter) => {
    expect(key(pressed, code)).toBe(letter);
  });

  it('leaves Hebrew keys to themselves', () => {
    expect(key('ש', 'KeyA')).toBeUndefined();
  });

  it('leaves shortcuts, named keys, other places and phone keyboards alone', () => {
    expect(key('a', 'KeyA', { ctrlKey: true })).toBeUndefined();
    expect(key('c', 'KeyC', { metaKey: true })).toBeUndefined();
    expect(key('a', 'KeyA', { isComposing: true })).toBeUndefined();
    expect(key('Enter', 'Enter')).toBeUndefined();
    expect(key(' ', 'Space')).toBeUndefined();
    expect(key('q', 'KeyQ')).toBeUndefined();
    expect(key('Unidentified', '')).toBeUndefined();
  });
});

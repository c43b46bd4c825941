import { describe, expect, it } from 'vitest';
import { meaningsOf, sharesMeaning } from '../../../core/russian/meanings.ts';

const told = (gloss: string) =>
  meaningsOf(gloss).map(({ text, note }) => (note ? `${text} [${note}]` : text));

describe('the meanings of a gloss', () => {
  it('are parted by commas, semicolons and the stroke between the aspects of a verb', () => {
    expect(told('мир, Привет')).toEqual(['мир', 'привет']);
    expect(told('менять, заменять / сменить')).toEqual(['менять', 'заменять', 'сменить']);
    expect(told('брать; взять, ')).toEqual(['брать', 'взять']);
  });

  it('keep their notes, in which a comma parts nothing', () => {
    expect(told('к (кому, чему)')).toEqual(['к [кому, чему]']);
    expect(told('(он) ест')).toEqual(['ест [он]']);
    expect(told('мужчина, человек (м. р.)')).toEqual(['мужчина', 'человек [м. р.]']);
  });

  it('share the note of a pair of aspects', () => {
    expect(told('играть / сыграть (музыку)')).toEqual(['играть [музыку]', 'сыграть [музыку]']);
  });
});

describe('a word answers for another one', () => {
  it.each([
    ['здесь', 'здесь'],
    ['мир, привет', 'привет'],
    ['мир', 'мир (вселенная)'], // any note answers a question without one
    ['четыре (м. р.)', 'четыре (м. р.)'],
    ['стоять / встать', 'вставать / встать'],
    ['здесь (в разговоре)', 'здесь (в речи и на письме)'], // notes of style tell no meanings apart
    ['мы (книжное)', 'мы'],
    ['когда (союз, книжное)', 'когда'],
    ['ничего, ничто (усиленно)', 'ничего (в разговоре)'],
  ])('where «%s» is asked and it is «%s»', (asked, other) => {
    expect(sharesMeaning(asked, other)).toBe(true);
  });

  it.each([
    ['мир (вселенная)', 'мир, привет'],
    ['ты (ж. р.)', 'ты (м. р.)'],
    ['ты (ж. р.)', 'ты'],
    ['одна, один (при счёте)', 'один (м. р.)'],
    ['всё', 'все'],
    ['дом', 'домой'],
    ['играть / сыграть (музыку)', 'играть / сыграть'],
  ])('not where «%s» is asked and it is «%s»', (asked, other) => {
    expect(sharesMeaning(asked, other)).toBe(false);
  });
});

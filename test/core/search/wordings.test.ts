import { describe, expect, it } from 'vitest';
import { textsAskedBy } from '../../../core/search/wordings.ts';
import { createWordSearch, means } from '../../support/searched-course.ts';

const search = createWordSearch();

/** Ways to ask for a word, X. */
const wordings = `
  как на иврите X | как будет X | как будет на иврите X | как X на иврите | как будет X на иврите? | а как будет X? | X на иврите |
  X перевод | перевод X | переведи X | переведите, пожалуйста, X | переведи слово X | переведи на иврит X | X переведи |
  как сказать X | как сказать X на иврите | как сказать на иврите «X»? | как по-еврейски X | как по еврейски X | X по-еврейски |
  как перевести X | как переводится X | как переводится слово X | как пишется X | как пишется "X" на иврите | как правильно X |
  слово X | слово «X» | слово 'X' | что значит X | что такое X | X это | X - это как? | X как будет | а X? | и X | ну а X как? |
  X иврит | иврит X | X на иврит | X, пожалуйста | пожалуйста, X | скажи X | скажите, как будет X | подскажи, как сказать X |
  подскажите, пожалуйста, как на иврите будет X? | привет! как будет X? | Привет, Мила, переведи X | Здравствуйте! Как сказать X? |
  не подскажете, как будет X | можешь перевести X? | хочу узнать, как будет X | мне нужно слово X | не знаю как сказать X |
  как называется X на иврите | как произносится X | как звучит X на иврите | X с иврита | translate X | X translate | hebrew X |
  how to say X in hebrew | how do you say X | what is X in hebrew | X in hebrew | как евреи говорят X | КАК БУДЕТ X | „X“ | “X” | X!!! |
  как будет на ивритском X | перевод слова X | перевод слова X на иврит | найди слово X | напомни, как будет X | это X? | как это X
`
  .split('|')
  .map((one) => one.trim());
const words =
  'хлеб вода рука книга спасибо большой идти купить сегодня мыло писать читать язык, доброе утро, зубная щётка, сколько, можно, ничего'
    .split(', ')
    .flatMap((one) => (one.startsWith('хлеб') ? one.split(' ') : [one]));

describe('a question', () => {
  it.each(wordings)('in the words «%s» finds what is asked for', (wording) => {
    const missed = words.filter((word) => !means(search(wording.replace('X', word))[0], word));
    expect(missed).toEqual([]);
  });

  it.each([
    ['как дела?', 'как дела'],
    ['Привет!', 'привет'],
    ['как будто', 'как будто'],
    ['скажи', 'скажи'],
    ['нужно', 'нужно'],
    ['это', 'это'],
    ['я хочу', 'я хочу'],
    ['не понимаю', 'я не понимаю'],
  ])('is none in «%s», which the course teaches', (typed, meaning) => {
    expect(means(search(typed)[0], meaning)).toBe(true);
  });

  it.each([
    ['она хочет', 'хотеть'],
    ['мы идём', 'идти'],
    ['буду читать', 'читать'],
    ['без сахара', 'сахар'],
    ['о книге', 'книга'],
    ['не помним', 'помнить'],
    ['в школе', 'школа'],
  ])('may have other words before a form: %s', (typed, meaning) => {
    expect(means(search(typed)[0], meaning)).toBe(true);
  });
});

it('a text is understood as it is written first, then without its wording', () => {
  expect(textsAskedBy('как будет хлеб')).toEqual(['как будет хлеб', 'хлеб', 'будет хлеб']);
  expect(textsAskedBy('хлеб')).toEqual(['хлеб']);
  expect(textsAskedBy('без сахара')).toEqual(['без сахара', 'сахара']);
});

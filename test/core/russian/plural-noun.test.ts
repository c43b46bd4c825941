import { expect, it } from 'vitest';
import { pluralOfNoun } from '../../../core/russian/plural-noun.ts';

it.each([
  ['стол', 'столы'],
  ['книга', 'книги'],
  ['неделя', 'недели'],
  ['дверца', 'дверцы'],
  ['вещь', 'вещи'],
  ['случай', 'случаи'],
  ['ключ', 'ключи'],
  ['урок', 'уроки'],
  ['рынок', 'рынки'],
  ['город', 'города'],
  ['учитель', 'учителя'],
  ['окно', 'окна'],
  ['море', 'моря'],
  ['государство', 'государства'],
  ['направление', 'направления'],
  ['друг', 'друзья'],
])('the plural of the Russian noun «%s» is «%s»', (one, many) => {
  expect(pluralOfNoun(one)).toBe(many);
});

it.each(['гостиная', 'кусок', 'меню', 'деньги', 'любовь', 'торговый центр'])(
  'the plural of «%s» is not guessed',
  (noun) => {
    expect(pluralOfNoun(noun)).toBeUndefined();
  },
);

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWordSearch, means } from '../../support/searched-course.ts';

const search = createWordSearch();
const forms = readFileSync(new URL('../../data/search/russian-forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [gloss = '', list = ''] = line.split(': ');
    return list.split(', ').map((one) => {
      const [label = '', ...form] = one.split(' ');
      return { gloss, label, form: form.join(' ') };
    });
  });

const shareOf = (list: readonly (typeof forms)[number][]) => {
  const missed = list.filter(({ gloss, form }) => !means(search(form)[0], gloss));
  return { share: 1 - missed.length / list.length, missed: missed.map(({ form }) => form) };
};

it('the list of forms is long enough to count', () => {
  expect(forms.length).toBeGreaterThanOrEqual(400);
  expect(new Set(forms.map(({ gloss }) => gloss)).size).toBeGreaterThanOrEqual(150);
});

it('a form of a Russian gloss finds its own word first, 97 of 100', () => {
  const { share, missed } = shareOf(forms);
  expect(share, missed.join(' ')).toBeGreaterThanOrEqual(0.97);
});

it.each([...new Set(forms.map(({ label }) => label))])('so do 9 of 10 in the form %s', (label) => {
  const { share, missed } = shareOf(forms.filter((one) => one.label === label));
  expect(share, missed.join(' ')).toBeGreaterThanOrEqual(0.9);
});

it('е stands for ё in forms, too', () => {
  expect(search('сестер')[0]?.russian).toBe('сестра');
  expect(search('сестёр')[0]?.russian).toBe('сестра');
});

it.each([
  ['сколько стоит', 'сколько это стоит?'],
  ['как зовут', 'как тебя зовут?'],
])('the words of a phrase are found with others between them: %s', (typed, gloss) => {
  const found = search(typed).map(({ russian }) => russian);
  expect(
    found.some((russian) => russian.startsWith(gloss.slice(0, -1))),
    found.join(' | '),
  ).toBe(true);
});

it('words in another order are no phrase', () => {
  expect(search('стоит сколько')).toEqual([]);
});

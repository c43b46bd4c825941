import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Words that are written with ё in every meaning that our texts have for them. */
const withoutDots = [
  ...['еще', 'ее', 'мое', 'твое', 'свое', 'чье', 'причем', 'почем', 'вперед', 'трех', 'четырех'],
  ...[
    'идет',
    'пройдет',
    'придет',
    'найдет',
    'начнет',
    'начнется',
    'придется',
    'дает',
    'берет',
    'живет',
    'поет',
  ],
  ...['шел', 'пришел', 'нашел', 'прошел', 'ушел', 'зашел', 'завершен', 'решен', 'разрешен', 'запрещен'],
  ...['включен', 'отключен', 'сохранен', 'добавлен', 'обновлен', 'повторен', 'введен', 'переведен'],
  ...[
    'счет',
    'расчет',
    'учет',
    'отчет',
    'зачет',
    'объем',
    'прием',
    'подъем',
    'самолет',
    'полет',
    'лед',
    'елка',
  ],
  ...['ребенок', 'тетя', 'зеленый', 'черный', 'желтый', 'темный', 'теплый', 'тяжелый', 'дешевый', 'веселый'],
];

const files = ['core/texts', 'db/content', 'bot', 'web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

it('Russian texts have ё wherever it is said', () => {
  const lettersAround = '[а-яёА-ЯЁ]';
  const wrong = new RegExp(`(?<!${lettersAround})(${withoutDots.join('|')})(?!${lettersAround})`, 'giu');
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => [...line.matchAll(wrong)].map(([word]) => `${file}:${at + 1} ${word}`)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

import type { BinKind } from '../../acts/bin.ts';

/** Texts of the bin. */
export const binTexts = {
  title: 'Корзина',
  hint: 'Удалённое хранится 90 дней и возвращается на своё место, с прогрессом учеников.',
  search: 'Найти по названию',
  filter: 'Что показать',
  all: 'Всё',
  kinds: {
    section: 'Разделы',
    subsection: 'Подразделы',
    lesson: 'Уроки',
    word: 'Слова',
    rule: 'Правила',
    dialogue: 'Диалоги',
  } satisfies Record<BinKind, string>,
  empty: 'Корзина пуста',
  emptyHint: 'Здесь появится то, что удалят.',
  notFound: 'Ничего не нашлось',
  notFoundHint: 'Попробуйте другое название или другой вид.',
  restore: 'Вернуть',
  restored: (what: string) => `${what} снова на месте`,
  from: (place: string) => `из «${place}»`,
} as const;

/** In the chat. */
export const actsChatTexts = {
  undo: '↩️ Отменить',
  undone: 'Отменено. Всё как было.',
  restored: 'Снова на месте, с прогрессом учеников.',
  title: 'Корзина: удалённое за 90 дней, новое сверху.',
  legend: 'Нажмите номер, чтобы вернуть. Найти: /bin и часть названия.',
  empty: 'Корзина пуста.',
  notFound: 'В корзине такого нет.',
  line: (number: number, what: string, detail: string, from: string | null) =>
    `${number}. ${what}${detail ? ` — ${detail}` : ''}${from ? `, из «${from}»` : ''}`,
} as const;

type Gender = 'm' | 'n';
const nouns: Readonly<Record<BinKind, readonly [noun: string, gender: Gender]>> = {
  section: ['раздел', 'm'],
  subsection: ['подраздел', 'm'],
  lesson: ['урок', 'm'],
  word: ['слово', 'n'],
  rule: ['правило', 'n'],
  dialogue: ['диалог', 'm'],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Урок «Семья»' */
export const thingText = (kind: BinKind, name: string): string => `${capital(nouns[kind][0])} «${name}»`;

const doneTexts = {
  added: { m: 'Новый', n: 'Новое' },
  deleted: { m: 'Удалён', n: 'Удалено' },
  restored: { m: 'Возвращён', n: 'Возвращено' },
} as const;

/** 'Удалено слово «שלום»' */
export function doneText(done: keyof typeof doneTexts, kind: BinKind, name: string): string {
  const [noun, gender] = nouns[kind];
  return `${doneTexts[done][gender]} ${noun} «${name}»`;
}

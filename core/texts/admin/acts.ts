import type { BinKind } from '../../acts/bin.ts';
import type { TakeBack } from '../../acts/take-back.ts';

/** Texts of the bin, and of taking back what admins did. */
export const actsTexts = {
  undo: 'Отменить',
  undoing: 'Отменяем…',
  undone: 'Отменено',
  undoneBy: (name: string) => (name ? `Отменено: ${name}` : 'Отменено'),
  undoesEarlier: 'Отмена',
  somebody: (id: number) => `администратор ${id}`,
} as const;

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
  deleted: (when: string, name: string) => (name ? `${name} · ${when}` : when),
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

/** What an admin reads when something cannot be taken back or restored. */
export const actsErrorTexts = {
  act_not_found: 'Такого действия в журнале нет.',
  act_undone: 'Это действие уже отменено.',
  act_newer: 'Это уже изменили позже. Сначала отмените более позднее действие.',
  act_expired: 'Прошло больше 90 дней: прежнее уже не хранится.',
  act_money: 'Деньги так не вернуть: для возврата звёзд есть своя кнопка у платежа.',
  act_sent: 'Отправленное не отозвать: люди его уже получили.',
  act_premium: 'Доступ выдают и забирают в карточке ученика.',
  act_voice: 'Записи принимают и возвращают в разделе «Голоса».',
  act_nothing: 'Здесь нечего отменять.',
  word_place_taken: 'В прежнем уроке место этого слова уже занято другим.',
  word_there: 'Такое слово в этом уроке уже есть.',
  bin_not_found: 'В корзине этого уже нет.',
  bin_restored: 'Это уже вернули на место.',
  bin_lesson_deleted: 'Урок этого слова тоже в корзине. Сначала верните урок.',
} as const;

/** Why an act cannot be taken back; null where it can, and where there is nothing to be said. */
export function noUndoText(taking: TakeBack): string | null {
  if (taking.state === 'possible') return null;
  if (taking.state !== 'final') return actsErrorTexts[`act_${taking.state}`];
  return taking.reason === 'nothing' ? null : actsErrorTexts[`act_${taking.reason}`];
}

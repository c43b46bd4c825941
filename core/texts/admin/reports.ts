import type { ReportSubject } from '../../reports/reports.ts';
import { counted, type PluralForms } from '../plural.ts';

const reports: PluralForms = ['сообщение', 'сообщения', 'сообщений'];
const times: PluralForms = ['раз', 'раза', 'раз'];
const subjects: Readonly<Record<ReportSubject, string>> = {
  word: 'Слово',
  sentence: 'Предложение',
  rule: 'Правило',
  dialogue: 'Диалог',
  letter: 'Буква',
  number: 'Число',
};

/** The list of reported mistakes. */
export const reportAdminTexts = {
  loading: 'Загружаем сообщения',
  list: 'Сообщения об ошибках',
  state: 'Показать',
  states: { open: 'Открытые', closed: 'Закрытые' },
  openNow: (open: number) => `Открыто: ${counted(open, reports)}`,
  subject: 'О чём',
  everySubject: 'Обо всём',
  subjects,
  none: 'Сообщений нет',
  noneHint: 'Здесь появится то, на что ученики пожалуются кнопкой «Сообщить об ошибке».',
  gone: 'удалено',
  shown: 'Было показано',
  answer: 'Ответ ученика',
  judgement: 'Оценка',
  words: 'Слова ученика',
  from: (name: string, place: 'app' | 'chat') =>
    `${name || 'Ученик'}, ${place === 'app' ? 'в приложении' : 'в чате'}`,
  times: (count: number) => `${counted(count, times)}`,
  alike: (count: number) => `Ещё о том же: ${count}`,
  lesson: (number: number, name: string) => `Урок ${number} «${name}»`,
  edit: 'Открыть в редакторе',
  close: 'Ответить и закрыть',
  reply: 'Ответ ученику',
  replyHint: 'Придёт ему в чат, один раз. Отправленное не вернуть.',
  quick: ['Исправили, спасибо!', 'Проверили: так и должно быть.'],
  closeAlike: (count: number) => `Закрыть и другие о том же: ${count}`,
  send: 'Отправить и закрыть',
  cancel: 'Отмена',
  closed: (count: number) => `Закрыто: ${counted(count, reports)}`,
  failed: 'Не удалось закрыть',
  notified: 'Ответ отправлен',
  notNotified: 'Ответ ещё не отправлен',
} as const;

import type { ThreadKind, ThreadState } from '../../inbox/threads.ts';
import { messageKindTexts } from './message-kinds.ts';

const kinds: Readonly<Record<ThreadKind, string>> = {
  payment: 'Об оплате',
  question: 'Вопрос',
  report: 'Об ошибке',
};
const states: Readonly<Record<ThreadState, string>> = {
  open: 'ждёт ответа',
  waiting: 'есть ответ',
  closed: 'закрыто',
};

/** «Написать нам» in the mini-app. */
export const contactTexts = {
  heading: 'Связь с авторами',
  hint: 'Вопрос, просьба, мысль — прочтут авторы Милы. Ответ придёт в чат с ботом и сюда.',
  open: 'Написать нам',
  notOpened: 'Не удалось открыть. Проверьте связь и попробуйте снова.',
  title: 'Написать нам',
  close: 'Закрыть',
  text: 'Ваше сообщение',
  textHint: 'Фото или голосовое пришлите боту в чат: команда /write.',
  send: 'Отправить',
  sent: { title: 'Передаём авторам', description: 'Ответ придёт в чат с ботом.' },
  tooMany: 'Сообщений уже много. Напишите, пожалуйста, позже.',
  failed: 'Не удалось сохранить сообщение. Попробуйте ещё раз.',
  threads: 'Ваши обращения',
  loading: 'Загружаем обращения',
  loadFailed: 'Обращения не загрузились: нет связи.',
  summary: (kind: ThreadKind, state: ThreadState) => `${kinds[kind]} · ${states[state]}`,
  you: 'Вы',
  authors: 'Авторы',
  messageKinds: messageKindTexts,
} as const;

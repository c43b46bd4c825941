import type { ThreadKind, ThreadState } from '../../inbox/threads.ts';
import { messageKindTexts } from '../inbox/message-kinds.ts';

const kinds: Readonly<Record<ThreadKind, string>> = {
  payment: 'Оплата',
  question: 'Вопрос',
  report: 'Ошибка',
};
const states: Readonly<Record<ThreadState, string>> = {
  open: 'Открытые',
  waiting: 'Ждём',
  closed: 'Закрытые',
};

/** The inbox of the admins. */
export const inboxAdminTexts = {
  title: 'Обращения',
  parts: { threads: 'Переписка', reports: 'Ошибки' },
  state: 'Показать',
  states,
  counted: (state: ThreadState, count: number | undefined) =>
    count ? `${states[state]} (${count})` : states[state],
  /** Of one thread. */
  stateOf: { open: 'ждёт ответа', waiting: 'ждёт ученика', closed: 'закрыто' },
  kind: 'О чём',
  everyKind: 'Обо всём',
  kinds,
  messageKinds: messageKindTexts,
  loading: 'Загружаем обращения',
  list: 'Обращения',
  none: 'Обращений нет',
  noneHint: 'Сюда попадают вопросы об оплате, письма авторам и сообщения об ошибках.',
  number: (id: number) => `№ ${id}`,
  learner: (name: string) => name || 'Ученик',
  open: 'Открыть',
  back: 'Все обращения',
  messages: 'Переписка',
  noMessages: 'Писем в этом обращении нет.',
  you: 'Вы',
  admin: (name: string) => name || 'Администратор',
  passing: 'ещё не передано',
  photoOf: (when: string) => `Фотография, ${when}`,
  enlarge: (photo: string) => `${photo}: открыть крупно`,
  closePhoto: 'Закрыть',
  hear: 'Послушать',
  unplayable: 'Этот телефон не играет такие записи. Пришлите её себе в чат.',
  fileFailed: 'Не удалось загрузить файл',
  retry: 'Повторить',
  copies: 'Прислать файлы мне в чат',
  copied: (sent: number) => (sent > 0 ? 'Файлы пришли в ваш чат с ботом' : 'Файлы прислать не удалось'),
  reply: 'Ответ ученику',
  replyHint: 'Придёт ему в чат с ботом. Отправленное не вернуть.',
  send: 'Ответить',
  sent: 'Ответ отправлен',
  sendFailed: 'Не удалось ответить',
  answeredTitle: 'Уже ответил другой администратор',
  answered: (name: string, text: string) => `${name || 'Администратор'}: «${text}»`,
  again: 'Отправить всё равно',
  keep: 'Не отправлять',
  close: 'Закрыть обращение',
  closed: 'Обращение закрыто',
  closeFailed: 'Не удалось закрыть',
  endedBy: (name: string, when: string) => `Закрыто: ${name || 'администратор'}, ${when}`,
  notified: 'ученик знает',
  notNotified: 'ученику ещё не сказано',
  card: 'Ученик',
  cardHint: 'Ошибки приложения есть только в журнале сервера: по номеру запроса, который видит ученик.',
} as const;

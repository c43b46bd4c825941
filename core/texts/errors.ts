import type { ErrorKind } from '../errors.ts';
import { adminErrorTexts } from './admin/area.ts';
import { broadcastErrorTexts } from './admin/broadcasts.ts';
import { memoryErrorTexts } from './home/memory.ts';
import { paymentErrorTexts } from './home/payments.ts';
import { quizErrorTexts } from './lesson/quiz.ts';
import { speechErrorTexts } from './lesson/speech.ts';
import { ownWordErrorTexts } from './own-words.ts';
import { studioErrorTexts } from './studio.ts';

/** What the learner reads for each code on the wire; a code that is not here shows the text of its kind. */
export const errorTexts: Record<string, string> = {
  init_data_malformed: 'Не удалось войти: данные Telegram повреждены. Закройте и откройте приложение.',
  init_data_forged: 'Не удалось войти: подпись Telegram не сходится. Закройте и откройте приложение.',
  init_data_expired: 'Вход устарел. Закройте и откройте приложение.',
  init_data_from_future: 'Не удалось войти: проверьте дату и время на устройстве.',
  token_missing: 'Войдите через Telegram.',
  token_invalid: 'Вход больше не действует. Закройте и откройте приложение.',
  account_deleted:
    'Все ваши данные в Миле удалены. Чтобы начать заново, закройте приложение и откройте его снова.',
  answer_deleted: 'Этот ответ был дан до удаления данных и не сохранён.',
  deletion_begun: 'Удаление уже началось, отменить его нельзя.',
  user_blocked: 'Доступ закрыт. Если это ошибка, напишите боту: он ответит, как задать вопрос.',
  premium_required: 'Этот урок открывается с премиумом.',
  foreign_user: 'Это данные другого ученика.',
  admin_required: 'Это могут только администраторы.',
  lesson_not_found: 'Урок не найден',
  word_not_found: 'Слово не найдено',
  rule_not_found: 'Правило не найдено',
  dialogue_not_found: 'Диалог не найден',
  share_not_configured: 'Поделиться здесь нельзя: имя бота ещё неизвестно.',
  path_not_found: 'Такого адреса нет.',
  method_not_allowed: 'Так этот адрес не вызывают.',
  ...memoryErrorTexts,
  ...ownWordErrorTexts,
  ...paymentErrorTexts,
  ...quizErrorTexts,
  ...speechErrorTexts,
  ...studioErrorTexts,
  ...adminErrorTexts,
  ...broadcastErrorTexts,
};

export const kindTexts: Record<ErrorKind, string> = {
  unauthorised: 'Войдите через Telegram.',
  forbidden: 'Сюда нельзя.',
  'not-found': 'Ничего не найдено.',
  conflict: 'Данные уже изменились. Обновите и попробуйте снова.',
  invalid: 'Проверьте данные запроса.',
  'too-large': 'Слишком большой запрос.',
  limit: 'Слишком много запросов. Подождите немного.',
  upstream: 'Внешняя служба не отвечает. Попробуйте позже.',
  unavailable: 'Сервер занят. Попробуйте через минуту.',
};

export const internalErrorText = 'Что-то сломалось у нас. Попробуйте ещё раз.';

/** The Russian text for an error; names the field when the request breaks the contract. */
export function errorText(kind: ErrorKind, code: string, field?: string): string {
  const text = errorTexts[code] ?? kindTexts[kind];
  return field ? `${text} Поле: ${field}.` : text;
}

/** Texts about syncing answers: the sync badge and refused answers (SPEC §2, §8). They are lazily loaded. */
export const syncTexts = {
  error: 'Ошибка синхронизации',
  syncing: 'Сохраняем ответы',
  synced: 'Ответы сохранены',
  notSent: (count: number) => `не отправлено: ${count}`,
  safeHere: 'Ответы сохранены на устройстве и уйдут сами.',
  reopen: 'Закройте приложение и откройте его из чата с ботом: сохранённое здесь уйдёт само.',
  sendNow: 'Отправить сейчас',
  refused: 'Не удалось сохранить прогресс',
  refusedHint: 'Сервер не принял один ответ. Остальные в порядке.',
  messageRefused: 'Сообщение не принято. Напишите боту: /write.',
  settingsRefused: 'Не удалось сохранить настройки',
  settingsUnsaved: 'Устройство их не приняло. Попробуйте ещё раз.',
  settingsRefusedHint: 'Сервер их не принял. Действуют прежние.',
} as const;

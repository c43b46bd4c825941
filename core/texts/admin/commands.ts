/** Commands of admins about the course, people and broadcasts, for the menu and /help. */
export const adminCommands = [
  { command: 'lessons', description: 'уроки: показать, изменить, опубликовать' },
  { command: 'newlesson', description: 'новый урок' },
  { command: 'editlesson', description: 'слова и звук урока' },
  { command: 'publish', description: 'опубликовать урок' },
  { command: 'unpublish', description: 'снять урок с публикации' },
  { command: 'delete', description: 'удалить урок' },
  { command: 'bin', description: 'корзина: вернуть удалённое' },
  { command: 'import', description: 'загрузить курс из файла' },
  { command: 'export', description: 'выгрузить курс файлом' },
  { command: 'user', description: 'ученик: прогресс, премиум, блокировка' },
  { command: 'speaker', description: 'дикторы: кто записывает голос курса' },
  { command: 'stats', description: 'цифры' },
  { command: 'broadcast', description: 'написать всем ученикам' },
] as const;

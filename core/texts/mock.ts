const groups = {
  sections: 'разделы',
  lessons: 'уроки',
  userStats: 'показатели ученика',
  userProgress: 'прогресс ученика',
  userActivities: 'занятия ученика',
  statusLevels: 'статусы',
  leaderboard: 'таблица лидеров',
} as const;

/** What can be mocked separately (SPEC §7 Mock mode). */
type MockGroup = keyof typeof groups;

/** Texts of the mock mode: the mark on every screen, and the switches for developers. */
export const mockTexts = {
  all: 'Демо-режим, без сервера',
  some: (names: readonly MockGroup[]) => `Демо-данные: ${names.map((name) => groups[name]).join(', ')}`,
  off: 'Выключить',
  becomeAdmin: 'Стать админом',
  becomeLearner: 'Стать учеником',
  developers: 'Для разработчиков',
  hint: 'Готовые ответы вместо ответов сервера. Действует после перезагрузки страницы.',
  everything: 'Демо-режим: всё, без сервера',
  admin: 'Демо-режим: я администратор',
  group: (name: MockGroup) => `Демо-данные: ${groups[name]}`,
  apply: 'Применить и перезагрузить',
  payment: {
    title: 'Демо-оплата',
    message: 'Это демо-режим: звёзды не спишутся. Чем закончить оплату?',
    pay: 'Оплачено',
    cancel: 'Отменено',
  },
} as const;

/** Russian texts of the admin area's frame: the entry, its sections, the exit. */
export const adminFrameTexts = {
  title: 'Управление',
  /** Below the title, in the profile. */
  rowHint: 'Уроки, ученики, показатели',
  navigation: 'Разделы управления',
  sections: {
    dashboard: 'Обзор',
    content: 'Контент',
    users: 'Ученики',
    payments: 'Платежи',
    broadcasts: 'Рассылки',
    inbox: 'Обращения',
    voices: 'Голоса',
    analytics: 'Аналитика',
    tools: 'Инструменты',
    settings: 'Настройки',
  },
  /** The button that opens the sections on a phone. */
  menu: (section: string) => `${section}: открыть все разделы`,
  filters: (active: number) => (active > 0 ? `Фильтры: ${active}` : 'Фильтры'),
  loading: 'Загружаем раздел',
  logout: 'Выйти',
  logoutTitle: 'Выйти из аккаунта?',
  logoutText: 'Этот вход перестанет действовать. Чтобы вернуться, откройте приложение из чата с ботом.',
  logoutYes: 'Выйти',
  stay: 'Остаться',
  logoutFailed: 'Не удалось выйти',
  unsavedTitle: 'Правка не сохранена',
  unsavedText: 'Если уйти сейчас, изменения пропадут.',
  unsavedLeave: 'Уйти',
} as const;

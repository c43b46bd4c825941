/** Russian texts of the mini-app's shell and home, grouped by room. Those quoted in the specification stand to the letter. */
export const webTexts = {
  network: {
    lost: 'Нет соединения',
    restored: 'Соединение восстановлено',
    badFormat: 'Неверный формат данных от сервера',
    status: (status: number, statusText: string) => `Ошибка ${status}: ${statusText}`,
  },
  toast: {
    title: 'Уведомление',
    errorTitle: 'Ошибка',
    errorDescription: 'Что-то пошло не так.',
    region: 'Уведомления',
  },
} as const;

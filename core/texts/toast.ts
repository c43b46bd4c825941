/** Texts of toasts that bring none of their own. */
export const toastTexts = {
  title: 'Уведомление',
  errorTitle: 'Ошибка',
  errorDescription: 'Что-то пошло не так.',
  region: 'Уведомления',
} as const;

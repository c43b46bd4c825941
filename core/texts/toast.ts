/** Texts of toasts that bring none of their own, and of those that no view of its own shows. */
export const toastTexts = {
  title: 'Уведомление',
  errorTitle: 'Ошибка',
  errorDescription: 'Что-то пошло не так.',
  region: 'Уведомления',
  /** A payment has come: in a toast, and in the subscription view. */
  premiumOpened: 'Спасибо! Премиум открыт',
} as const;

import type { Dialog } from './client.ts';

/** The question before an app with unsaved changes is closed. */
export const closingQuestion = (botName: string): Dialog => ({
  title: botName,
  message: 'Внесённые изменения могут не сохраниться.',
  buttons: [
    { id: 'stay', text: 'Отмена', tone: 'normal' },
    { id: 'close', text: 'Всё равно закрыть', tone: 'danger' },
  ],
});

import { whatIsDue } from '../lesson/what-is-due.ts';
import { counted } from '../plural.ts';

type Due = { due: number; dueLetters: number; dueRules: number; minutes: number };

/** The bot's reminder in the chat, and what the button under it says. */
export const reminderTexts = {
  message: ({ due, dueLetters, dueRules, minutes }: Due) =>
    `Пора повторить ${whatIsDue({ words: due, letters: dueLetters, rules: dueRules })}. Это займёт примерно ${counted(minutes, ['минуту', 'минуты', 'минут'])}.`,
  review: 'Повторить',
  stop: 'Не напоминать',
  stopped: 'Больше не напоминаю',
  stoppedMessage:
    'Напоминания выключены. Включить их снова можно в мини-приложении: Профиль → Настройки → Напоминания.',
} as const;

/** Under the choice of the hour in the settings of the mini-app. */
export const reminderSettingsTexts = {
  quiet: 'С 22 до 8 часов бот молчит. Если повторять нечего, он тоже не пишет.',
  daily:
    'Сейчас бот рассылает напоминания один раз в сутки, всем сразу: оно придёт тогда, а не в выбранный час. С 22 до 8 часов он молчит.',
} as const;

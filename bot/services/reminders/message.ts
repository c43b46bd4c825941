import type { TodaySummary } from '../../../core/contracts/shapes/memory.ts';
import type { MessageButton, OutgoingMessage } from '../../../core/ports.ts';
import { reminderTexts } from '../../../core/texts/home/reminders.ts';
import { appAddress } from '../app-link.ts';
import { stopReminders } from './buttons.ts';

/**
 * A reminder of the words, letters and rules that are due, with one button to the session and one to switch reminders off.
 * `appUrl` is an address that a web_app button may carry (`openableUrl`); without it the session opens only from the
 * bot's menu.
 */
export function reminderMessage(
  day: Pick<TodaySummary, 'due' | 'dueLetters' | 'dueRules' | 'minutes'>,
  appUrl: string | undefined,
): OutgoingMessage {
  const open: MessageButton[] =
    appUrl === undefined ? [] : [{ text: reminderTexts.review, appUrl: appAddress(appUrl, 'today') }];
  return {
    text: reminderTexts.message(day),
    entities: [],
    buttons: [...open, { text: reminderTexts.stop, data: stopReminders }],
  };
}

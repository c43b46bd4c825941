import type { SmallTalk } from '../../text/small-talk.ts';
import { botTexts } from './bot.ts';

/** Short replies to what asks for nothing. */
export const smallTalkTexts: Record<SmallTalk, string> = {
  greeting: 'Здравствуйте!',
  thanks: 'Пожалуйста!',
  emoji: botTexts.sticker,
  stop: botTexts.nothingToCancel,
};

/** What one can do next, where no word goes with the reply. */
export const smallTalkWayOn =
  'Пришлите слово на иврите или по-русски: скажу, как оно пишется и читается. Повторить слова: /today.';

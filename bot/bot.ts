import { Bot, type Composer } from 'grammy';
import { withoutSlash } from './app-link.ts';
import { marksBlockedChats } from './blocked-chats.ts';
import { answersCallbacks } from './callback-answers.ts';
import type { BotContext, BotDeps } from './context.ts';
import { dialogues } from './conversations/dialogues.ts';
import { settleLasting } from './failures.ts';
import { adminBroadcast } from './features/admin-broadcast.ts';
import { adminCourse } from './features/admin-course.ts';
import { adminLessons } from './features/admin-lessons.ts';
import { adminPayments } from './features/admin-payments.ts';
import { adminPeople } from './features/admin-people.ts';
import { adminStats } from './features/admin-stats.ts';
import { cancel } from './features/cancel.ts';
import { help } from './features/help.ts';
import { membership } from './features/membership.ts';
import { myWords } from './features/my-words.ts';
import { payments } from './features/payments.ts';
import { paysupport } from './features/paysupport.ts';
import { premium } from './features/premium.ts';
import { privacy } from './features/privacy.ts';
import { reminders } from './features/reminders.ts';
import { start } from './features/start.ts';
import { status } from './features/status.ts';
import { streak } from './features/streak.ts';
import { terms } from './features/terms.ts';
import { today } from './features/today.ts';
import { top } from './features/top.ts';
import { unhandled } from './features/unhandled.ts';
import { voiceAnswer } from './features/voice-answer.ts';

/** How long one call to Telegram may take: short enough for an answer inside the webhook's patience. */
export const callTimeoutSeconds = 6;

/**
 * Every feature is a composer; an update goes down the list until one takes it. Payments stand at the head of it:
 * a pre-checkout query has ten seconds, and a conversation below must never swallow a successful payment.
 */
export const features: ((deps: BotDeps) => Composer<BotContext>)[] = [
  payments,
  membership,
  // In front of whatever else takes texts, files and voices.
  dialogues,
  premium,
  paysupport,
  terms,
  privacy,
  adminPayments,
  adminLessons,
  adminCourse,
  adminPeople,
  adminStats,
  adminBroadcast,
  // In front of the speak step: of two words that wait, the one asked last is meant.
  today,
  voiceAnswer,
  // In front of /start, which takes every link that nobody knows.
  myWords,
  start,
  status,
  top,
  streak,
  reminders,
  help,
  cancel,
  unhandled,
];

/**
 * The bot, not yet started: feed it updates by `handleUpdate` (the webhook) or `startPolling`. Refusals of Telegram
 * that would only repeat themselves are settled inside; any other failure comes out of `handleUpdate` as BotError.
 */
export function createBot(deps: BotDeps): Bot<BotContext> {
  const bot = new Bot<BotContext>(deps.token, {
    botInfo: deps.botInfo,
    client: {
      timeoutSeconds: callTimeoutSeconds,
      ...(deps.apiRoot ? { apiRoot: withoutSlash(deps.apiRoot) } : {}),
      ...(deps.fetch ? { fetch: deps.fetch } : {}),
    },
  });
  bot.api.config.use(marksBlockedChats(deps));
  bot.use((ctx, next) => {
    ctx.now = deps.clock();
    return next();
  });
  const guarded = bot.errorBoundary(settleLasting(deps.log));
  guarded.on('callback_query', answersCallbacks);
  for (const feature of features) guarded.use(feature(deps));
  return bot;
}

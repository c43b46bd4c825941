import { Bot, type Composer } from 'grammy';
import { noTelemetry } from '../core/service/telemetry.ts';
import { allowedUpdates } from './allowed-updates.ts';
import { marksBlockedChats } from './blocked-chats.ts';
import { answersCallbacks } from './callback-answers.ts';
import type { BotContext, BotDeps } from './context.ts';
import { dialogues } from './conversations/dialogues.ts';
import { settleLasting, updateKind } from './failures.ts';
import { adminActs } from './features/admin/acts.ts';
import { adminBroadcast } from './features/admin/broadcast.ts';
import { adminCourse } from './features/admin/course.ts';
import { adminLessons } from './features/admin/lessons.ts';
import { adminPayments } from './features/admin/payments.ts';
import { adminPeople } from './features/admin/people.ts';
import { adminPersonData } from './features/admin/person-data.ts';
import { adminStats } from './features/admin/stats.ts';
import { adminVersions } from './features/admin/versions.ts';
import { answers } from './features/answers.ts';
import { cancel } from './features/cancel.ts';
import { dialogue } from './features/dialogue.ts';
import { gender } from './features/gender.ts';
import { groups } from './features/groups.ts';
import { help } from './features/help.ts';
import { inbox } from './features/inbox/inbox.ts';
import { inboxGroup } from './features/inbox/inbox-group.ts';
import { inboxReplies } from './features/inbox/inbox-replies.ts';
import { listen } from './features/listen.ts';
import { membership } from './features/membership.ts';
import { myData } from './features/my-data.ts';
import { guest } from './features/other-chats/guest.ts';
import { inline } from './features/other-chats/inline.ts';
import { payments } from './features/payments/payments.ts';
import { paysupport } from './features/payments/paysupport.ts';
import { premium } from './features/payments/premium.ts';
import { privacy } from './features/privacy.ts';
import { record } from './features/record.ts';
import { reminders } from './features/reminders.ts';
import { report } from './features/report.ts';
import { rule } from './features/rule.ts';
import { start } from './features/start.ts';
import { status } from './features/status.ts';
import { streak } from './features/streak.ts';
import { table } from './features/table.ts';
import { terms } from './features/terms.ts';
import { today } from './features/today.ts';
import { top } from './features/top.ts';
import { unhandled } from './features/unhandled.ts';
import { voiceAnswer } from './features/voice-answer.ts';
import { myWords } from './features/words/my-words.ts';
import { ownSounds, ownWords } from './features/words/own-words.ts';
import { verb } from './features/words/verb.ts';
import { word } from './features/words/word.ts';
import { lowerCaseCommand } from './lower-case-command.ts';
import { restsWithTelegram } from './resting-telegram.ts';
import { withoutSlash } from './services/app-link.ts';
import { tracesCalls } from './traced-calls.ts';

/** How long one call to Telegram may take: short enough to answer before the webhook times out. */
export const callTimeoutSeconds = 6;

/** A hundred updates, the most that a poll brings, with a margin. */
const maxAnswerBytes = 8 * 2 ** 20;

/**
 * Every feature is a composer; an update passes down the list until one handles it. Payments come first: a pre-checkout
 * query has ten seconds, and a later conversation must never swallow a successful payment.
 */
export const features: ((deps: BotDeps) => Composer<BotContext>)[] = [
  payments,
  membership,
  // Before what takes any message: a card that was sent here is none.
  inline,
  guest,
  // A group of the admins is no group like others.
  inboxGroup,
  groups,
  // A reply to a message of a thread belongs to it, whatever waits.
  inboxReplies,
  // Before all other features that handle texts, files and voice messages.
  dialogues,
  premium,
  paysupport,
  // Before what takes any text: words are added by a reply.
  report,
  // Before everything that takes a message, and what a command ends.
  inbox,
  terms,
  privacy,
  adminPayments,
  adminLessons,
  adminActs,
  adminVersions,
  adminCourse,
  adminPeople,
  adminPersonData,
  adminStats,
  adminBroadcast,
  record,
  today,
  dialogue,
  voiceAnswer,
  // A reply says which message it is about.
  ownSounds,
  answers,
  // Before /start, which handles every unknown link.
  ownWords,
  myWords,
  listen,
  myData,
  start,
  status,
  top,
  verb,
  table,
  rule,
  streak,
  reminders,
  gender,
  help,
  cancel,
  // After every feature that waits for a word.
  word,
  unhandled,
];

/** The kind of an update, if it is one that we asked for: what a trace shows is never taken from outside. */
function knownKind(update: object): string {
  const kind = updateKind(update);
  return allowedUpdates.find((one) => one === kind) ?? 'other';
}

/**
 * The bot, not yet started: pass it updates with `handleUpdate` (the webhook) or `startPolling`. Refusals by Telegram
 * that would only be repeated are handled inside; any other failure is thrown by `handleUpdate` as BotError.
 */
export function createBot(deps: BotDeps): Bot<BotContext> {
  const bot = new Bot<BotContext>(deps.token, {
    botInfo: deps.botInfo,
    client: {
      timeoutSeconds: callTimeoutSeconds,
      baseFetchConfig: { size: maxAnswerBytes },
      ...(deps.apiRoot ? { apiRoot: withoutSlash(deps.apiRoot) } : {}),
      ...(deps.fetch ? { fetch: deps.fetch } : {}),
    },
  });
  const { telemetry = noTelemetry } = deps;
  // The innermost: a call that rests is none.
  bot.api.config.use(tracesCalls(telemetry));
  bot.api.config.use(marksBlockedChats(deps));
  if (deps.telegramBreaker) bot.api.config.use(restsWithTelegram(deps.telegramBreaker));
  bot.use((ctx, next) =>
    telemetry.span({ name: `update ${knownKind(ctx.update)}`, kind: 'entry' }, () => next()),
  );
  bot.use((ctx, next) => {
    ctx.now = deps.clock();
    lowerCaseCommand(ctx.message);
    return next();
  });
  const guarded = bot.errorBoundary(settleLasting(deps.log));
  guarded.on('callback_query', answersCallbacks);
  for (const feature of features) guarded.use(feature(deps));
  return bot;
}

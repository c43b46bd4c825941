import type { ConversationState } from '@grammyjs/conversations';
import { Composer, type Context, GrammyError, InlineKeyboard, type Middleware } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log, Store } from '../../core/ports.ts';
import { adminBotTexts, type DialogueName, isSavedAtOnce } from '../../core/texts/admin/bot.ts';
import { lessonIdOf } from '../../db/admin/lesson-list.ts';
import type { Db } from '../../db/connection/client.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isNotModified } from '../failures.ts';
import { type Admins, isAdmin } from '../learner.ts';
import { lessonButtons } from '../lessons/buttons.ts';
import { lessonNumberIn } from '../lessons/lesson-number.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { writeBroadcast } from './broadcast.ts';
import { editLesson } from './edit-lesson.ts';
import { importCourse } from './import-course.ts';
import { dropDialogue, endOf, type KeptDialogue, keepDialogue, readDialogue } from './kept-dialogue.ts';
import { newLesson } from './new-lesson.ts';
import { dialogueButton, type Talk } from './talk.ts';

const texts = adminBotTexts.dialogue;

/**
 * A dialogue to be started. `lessonId` if it is about a lesson; `text`: what stood behind the command, if anything.
 * `replaces`: what is open may be closed for it.
 */
type Beginning = { name: DialogueName; lessonId?: number; text?: string; replaces?: boolean };

/** Each dialogue begins, and ends, in one of these functions. */
const scripts: Record<DialogueName, (talk: Talk, beginning: Beginning) => Promise<void>> = {
  'new-lesson': (talk, { text }) => newLesson(talk, text),
  'edit-lesson': (talk, { lessonId = 0 }) => editLesson(talk, lessonId),
  import: importCourse,
  broadcast: writeBroadcast,
};

/** One run of a dialogue's code. `causeOf` is the failure that ended it, before it was cloned for storing. */
type Performance = {
  builder: (
    conversation: Talk['conversation'],
    ctx: Context,
    begun: { beginning: Beginning; begunBy: number },
  ) => Promise<void>;
  causeOf: (error: unknown) => unknown;
};

/** Where the open dialogues are kept. */
type KeptDialogues = { store: Store; log: Log };

type Dialogues = KeptDialogues & Admins & { perform: () => Performance };

/** Updates that can answer a question; service messages, edits and commands never do. */
const answering = [
  'message:text',
  'message:document',
  'message:audio',
  'message:voice',
  'message:photo',
  'message:video',
  'message:video_note',
  'message:sticker',
  'message:animation',
  'message:location',
  'message:contact',
  'message:poll',
] as const;

/**
 * The dialogues of admins. Comes after payments, so that none can be swallowed, and before all other features that
 * handle texts, files and voice messages. Commands are never answers: /cancel ends a dialogue, one that starts another
 * dialogue asks before it closes the first, if that has taken answers, and all others are carried out, after which the dialogue repeats its
 * question. The result of a step is stored when the step is done: a failure leaves the dialogue where it was, and the
 * failed update can be delivered again.
 */
export function dialogues(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const running: Dialogues = { ...deps, perform: () => perform(deps) };

  chat.command('cancel', async (ctx, next) => {
    const kept = await reading(running, ctx);
    if (kept === 'away') return storeAway(running, ctx, next);
    if (!kept) return next();
    await dropDialogue(deps.store, ctx.chat.id);
    await ctx.reply(texts.cancelled(kept.name));
  });

  chat.use(async (ctx, next) => {
    if (ctx.callbackQuery?.data === replaceButtons.stay) return stay(running, ctx);
    const beginning = await beginningOf(deps.db, ctx);
    if (beginning && (await isAdmin(deps, ctx))) return begin(running, ctx, beginning);
    if (isCommand(ctx)) {
      await next();
      return callToMind(running, ctx);
    }
    return isAnswer(ctx) ? takeAnswer(running, ctx, next) : next();
  });
  return feature;
}

async function reading(deps: KeptDialogues, ctx: BotContext): Promise<KeptDialogue | 'away' | undefined> {
  return readDialogue(deps.store, ctx.chat?.id ?? 0).catch((error: unknown) => {
    deps.log('warn', 'dialogue-not-read', { cause: describeFailure(error) });
    return 'away' as const;
  });
}

async function begin(deps: Dialogues, ctx: BotContext, beginning: Beginning): Promise<void> {
  const kept = await reading(deps, ctx);
  // Delivered again: it has already begun.
  if (typeof kept === 'object' && kept.updates.includes(ctx.update.update_id)) return;
  if (kept === 'away') {
    await ctx.reply(texts.notBegun);
    return;
  }
  if (kept && !beginning.replaces && holdsUnsaved(kept) && !endOf(kept, ctx.now)) {
    await ctx.reply(...message(texts.replaceAsk(kept.name), replaceKeyboard(beginning)));
    return;
  }
  if (kept) {
    await dropDialogue(deps.store, ctx.chat?.id ?? 0);
    await ctx.reply(texts.replaced(kept.name));
  }
  const { enterConversation } = await import('@grammyjs/conversations');
  const options = { ctx, plugins, args: [{ beginning, begunBy: ctx.update.update_id }] };
  const { builder, causeOf } = deps.perform();
  const result = await enterConversation(builder, baseOf(ctx), options);
  if (result.status === 'error') throw causeOf(result.error);
  if (result.status === 'complete') return;
  const { replay, interrupts, args } = result;
  await keep(deps, ctx, beginning.name, { replay, interrupts, ...(args === undefined ? {} : { args }) });
}

async function stay(deps: KeptDialogues, ctx: BotContext): Promise<void> {
  await ctx.editMessageReplyMarkup().catch((error: unknown) => {
    if (!isNotModified(error)) throw error;
  });
  await callToMind(deps, ctx);
}

async function takeAnswer(deps: Dialogues, ctx: BotContext, next: () => Promise<void>): Promise<void> {
  const kept = await reading(deps, ctx);
  if (kept === 'away') return storeAway(deps, ctx, next);
  if (!kept) return next();
  if (kept.updates.includes(ctx.update.update_id)) return;
  const chatId = ctx.chat?.id ?? 0;
  if (!(await isAdmin(deps, ctx))) {
    await dropDialogue(deps.store, chatId);
    return next();
  }
  const end = endOf(kept, ctx.now);
  if (end) {
    await dropDialogue(deps.store, chatId);
    await ctx.reply(texts[end](kept.name));
    return;
  }
  await goOn(deps, ctx, kept);
}

async function goOn(deps: Dialogues, ctx: BotContext, kept: KeptDialogue): Promise<void> {
  const chatId = ctx.chat?.id ?? 0;
  const { state } = kept;
  const { resumeConversation } = await import('@grammyjs/conversations');
  const { builder, causeOf } = deps.perform();
  const result = await resumeConversation(builder, baseOf(ctx), state, { ctx, plugins });
  switch (result.status) {
    case 'handled': {
      const { replay, interrupts } = result;
      await keep(deps, ctx, kept.name, { ...state, replay, interrupts }, kept);
      return;
    }
    case 'complete':
      await dropDialogue(deps.store, chatId).catch((error: unknown) => {
        deps.log('warn', 'dialogue-not-dropped', { cause: describeFailure(error) });
      });
      return;
    case 'skipped': // the question stays as it was
      return;
    case 'error': {
      const cause = causeOf(result.error);
      const isBroken = isOtherCode(cause);
      if (!isBroken && !isRefusedForm(cause)) throw cause;
      deps.log('error', 'dialogue-broken', { name: kept.name, cause: describeFailure(cause) });
      if (isBroken) await dropDialogue(deps.store, chatId);
      await ctx.reply(isBroken ? texts.broken(kept.name) : texts.notTaken);
    }
  }
}

async function keep(
  deps: KeptDialogues,
  ctx: BotContext,
  name: DialogueName,
  state: ConversationState,
  known?: KeptDialogue,
): Promise<void> {
  const step = { name, state, updateId: ctx.update.update_id, known };
  try {
    await keepDialogue(deps.store, ctx.chat?.id ?? 0, step, ctx.now);
  } catch (error) {
    deps.log('warn', 'dialogue-not-kept', { cause: describeFailure(error) });
    await ctx.reply(known ? texts.stepLost : texts.notBegun);
  }
}

/** Learners have no dialogues: an unavailable store changes nothing for them. */
async function storeAway(deps: Admins, ctx: BotContext, next: () => Promise<void>): Promise<void> {
  if (!(await isAdmin(deps, ctx))) return next();
  await ctx.reply(texts.storeAway);
}

async function callToMind(deps: KeptDialogues, ctx: BotContext): Promise<void> {
  const kept = await reading(deps, ctx);
  if (typeof kept !== 'object' || endOf(kept, ctx.now)) return;
  await ctx.reply(texts.goesOn(kept.name));
}

function perform(deps: BotDeps): Performance {
  let failure: { cause: unknown } | undefined;
  const builder: Performance['builder'] = (conversation, ctx, { beginning, begunBy }) => {
    const onFailure = (cause: unknown) => {
      failure = { cause };
    };
    const adminId = ctx.from?.id ?? 0;
    const talk: Talk = { deps, conversation, adminId, begunBy, questions: 0, onFailure };
    return scripts[beginning.name](talk, beginning);
  };
  return { builder, causeOf: (error: unknown) => (failure ? failure.cause : error) };
}

/**
 * Contexts inside of a dialogue bring an Api of their own, in front of which stands neither the breaker nor anything
 * else of `createBot`. Nothing calls it: `talk.ts` speaks through the update's own context.
 */
const plugins: Middleware<Context>[] = [
  (ctx, next) => {
    ctx.api.config.use(() => {
      throw new Error('a dialogue calls Telegram through the context that `recall` hands over');
    });
    return next();
  },
];

const baseOf = ({ update, api, me }: BotContext) => ({ update: slim(update), api, me });

/** An update as it is stored: the message under a pressed button is never read, and it may be long. */
function slim(update: Update): Update {
  const { callback_query: query } = update;
  if (!query?.message) return update;
  const { message_id, chat, date } = query.message;
  // An inaccessible message has just these three fields, and the date 0.
  return {
    ...update,
    callback_query: { ...query, message: { message_id, chat, date } as typeof query.message },
  };
}

const commands: Readonly<Record<string, DialogueName>> = {
  newlesson: 'new-lesson',
  import: 'import',
  broadcast: 'broadcast',
};

/** Buttons of the question whether an open dialogue may be closed for another. */
const replaceButtons = {
  stay: 'dx:stay',
  build: ({ name, lessonId = 0 }: Beginning): string => `dx:${name}:${lessonId}`,
  /** Undefined for any other button. */
  parse(data: string): Beginning | undefined {
    const [, name, lessonId] = /^dx:([a-z-]+):(\d{1,9})$/.exec(data) ?? [];
    const known = (Object.keys(scripts) as DialogueName[]).find((it) => it === name);
    return (
      known && { name: known, replaces: true, ...(lessonId === '0' ? {} : { lessonId: Number(lessonId) }) }
    );
  },
};

const replaceKeyboard = (beginning: Beginning): InlineKeyboard =>
  new InlineKeyboard()
    .text(texts.replace, replaceButtons.build(beginning))
    .row()
    .text(texts.stay, replaceButtons.stay);

/** Beyond the update that began it: something would be lost, unless each step is saved. */
const holdsUnsaved = ({ name, updates }: KeptDialogue): boolean => !isSavedAtOnce(name) && updates.length > 1;

async function beginningOf(db: Db, ctx: BotContext): Promise<Beginning | undefined> {
  const agreed = replaceButtons.parse(ctx.callbackQuery?.data ?? '');
  if (agreed) return agreed;
  const pressed = lessonButtons.parse(ctx.callbackQuery?.data ?? '');
  if (pressed?.kind === 'edit') return { name: 'edit-lesson', lessonId: pressed.lessonId };
  for (const [command, name] of Object.entries(commands)) {
    if (ctx.hasCommand(command)) return { name, text: ctx.match.trim() };
  }
  // Without a number the lessons are listed instead (features/admin/lessons.ts).
  const number = ctx.hasCommand('editlesson') ? lessonNumberIn(ctx.match) : undefined;
  const lessonId = number === undefined ? undefined : await lessonIdOf(db, number);
  return lessonId === undefined ? undefined : { name: 'edit-lesson', lessonId };
}

const isCommand = (ctx: BotContext): boolean => ctx.message?.text?.startsWith('/') ?? false;

const isAnswer = (ctx: BotContext): boolean =>
  ctx.callbackQuery ? (ctx.callbackQuery.data?.startsWith(dialogueButton) ?? false) : ctx.has([...answering]);

/**
 * Telegram would refuse the same message again, e.g. for its formatting: another answer may help, a repetition does
 * not.
 */
const isRefusedForm = (error: unknown): boolean => error instanceof GrammyError && error.error_code === 400;

/** The stored answers belong to other code: somebody forgot to raise `dialogueVersion`. */
const isOtherCode = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Bad replay');

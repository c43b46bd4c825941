import { Composer, InlineKeyboard } from 'grammy';
import type { Log, Store } from '../../core/ports.ts';
import { botCommands } from '../../core/texts/chat/bot.ts';
import { studioChatTexts as texts } from '../../core/texts/chat/studio.ts';
import { consentText, voiceConsent } from '../../core/voices/consent.ts';
import type { Db } from '../../db/connection/client.ts';
import { closePlace, readPlace } from '../../db/voices/place.ts';
import {
  agreeAsSpeaker,
  countRecordings,
  findSpeaker,
  type Speaker,
  withdrawVoice,
} from '../../db/voices/speakers.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { type Admins, isAdmin, type Newcomers, welcomeLearner } from '../learner.ts';
import { askAgain, askConsent, askNext, type Studio, stopRecording } from '../record/ask.ts';
import { findNumbered, keptPart, showParts } from '../record/parts.ts';
import { hasAgreed, openRecording, takeMessage } from '../record/recording.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { storeKeys } from '../services/store-keys.ts';
import { type StudioAction, studioButtons } from '../services/studio-buttons.ts';
import { tellShutOut } from '../shut-out.ts';

const menuSeconds = 30 * 24 * 60 * 60;
/** `/record withdraw`, also in Russian. */
const withdrawWords = /^(withdraw|забрать)/i;
/** `/record letters`, also in Russian. */
const lettersWords = /^(letters|буквы)/i;

/** Admins have the commands of a speaker in their menu; the others get them, once in a while. */
type SpeakerMenu = Admins & { store: Store; log: Log };

/** What a speaker's conversation with the studio needs. */
type StudioChat = Studio & Newcomers & SpeakerMenu;

/**
 * The studio in the chat, for speakers: /record asks for one thing after another, a voice message (or an audio file) is
 * a take of what was asked last, and the speaker hears what is kept. What was asked is in the database, so that a
 * speaker goes on after any restart.
 */
export function record(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('record', async (ctx) => {
    const asked = ctx.match.trim();
    if (withdrawWords.test(asked)) return askWithdrawal(deps.db, ctx);
    await begin(
      deps,
      ctx,
      lettersWords.test(asked) ? 'letters' : /^\d{1,4}$/.test(asked) ? Number(asked) : undefined,
    );
  });
  chat.command('start', (ctx, next) => (ctx.match.trim() === 'record' ? begin(deps, ctx) : next()));

  chat.command('cancel', async (ctx, next) => {
    const recording = await openRecording(deps.db, ctx);
    if (!recording) return next();
    await stopRecording(deps.db, ctx, recording.speaker);
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = studioButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    const speaker = await findSpeaker(deps.db, ctx.from.id);
    if (!speaker) return next();
    await press(deps, ctx, speaker, action);
  });

  // Voice messages and audio files may be answers to something else: answers.ts.
  chat.on(['message:document', 'message:video_note', 'message:video'], async (ctx, next) => {
    const recording = await openRecording(deps.db, ctx);
    return recording ? takeMessage(deps, ctx, recording) : next();
  });

  return feature;
}

/** Goes on where the speaker was; with `asked` at the letters, or at the lesson with this number. */
async function begin(deps: StudioChat, ctx: BotContext, asked?: 'letters' | number): Promise<void> {
  if (!ctx.from) return;
  const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
  if (user.isBlocked) return tellShutOut(ctx);
  const speaker = await findSpeaker(deps.db, user.id);
  if (!speaker || speaker.revokedAt) {
    await ctx.reply(texts.notSpeaker);
    return;
  }
  await offerCommands(deps, ctx);
  if (!hasAgreed(speaker)) return askConsent(ctx, speaker);
  if (asked === undefined) return askNext(deps, ctx, speaker, await readPlace(deps.db, user.id));
  const part = asked === 'letters' ? asked : await findNumbered(deps.db, user.id, asked);
  if (part !== undefined) return askNext(deps, ctx, speaker, { part: keptPart(part) });
  await ctx.reply(texts.noLesson(Number(asked)));
}

/** The command stands in the speaker's own menu; admins keep theirs. */
async function offerCommands({ db, adminIds, store, log }: SpeakerMenu, ctx: BotContext): Promise<void> {
  if (!ctx.chat || (await isAdmin({ db, adminIds }, ctx))) return;
  const isNew = await store
    .set(storeKeys.speakerMenu(ctx.chat.id), true, { onlyIfMissing: true, expirySeconds: menuSeconds })
    .catch(() => false);
  if (!isNew) return;
  const scope = { type: 'chat', chat_id: ctx.chat.id } as const;
  await ctx.api.setMyCommands(botCommands.speaker, { scope }).catch((cause: unknown) => {
    log('warn', 'speaker-menu-not-set', { cause: describeFailure(cause) });
  });
}

async function press(
  deps: StudioChat,
  ctx: BotContext,
  speaker: Speaker,
  action: StudioAction,
): Promise<void> {
  // A speaker whose role was taken can still take everything back.
  if (action.kind === 'withdraw') return withdraw(deps.db, ctx, speaker);
  if (action.kind === 'keep' || action.kind === 'decline') {
    await putAwayButtons(ctx);
    await ctx.reply(action.kind === 'keep' ? texts.stays : texts.refused);
    return;
  }
  if (speaker.revokedAt) {
    await ctx.reply(texts.notSpeaker);
    return;
  }
  if (action.kind === 'agree') return agree(deps, ctx);
  if (action.kind === 'begin' || !hasAgreed(speaker)) return begin(deps, ctx);
  if (action.kind === 'parts') return showParts(deps.db, ctx, { speaker, page: action.page });
  const place = await readPlace(deps.db, speaker.userId);
  await putAwayButtons(ctx);
  if (action.kind === 'part') return askNext(deps, ctx, speaker, { part: keptPart(action.part) });
  if (action.kind === 'stop' || !place) return stopRecording(deps.db, ctx, speaker);
  // The message is below an earlier one: its question, or its take, has been answered already.
  if ((ctx.msg?.message_id ?? 0) < place.promptId) {
    await ctx.answerCallbackQuery(texts.passed).catch(() => undefined);
    return;
  }
  if (action.kind === 'again') return askAgain(deps, ctx, speaker, place);
  const skipped = action.kind === 'skip' ? [...place.skipped, place.itemKey] : place.skipped;
  await askNext(deps, ctx, speaker, { ...place, skipped });
}

async function agree(deps: Studio, ctx: BotContext): Promise<void> {
  const userId = ctx.from?.id ?? 0;
  const consent = { version: voiceConsent.version, text: consentText };
  const speaker = await agreeAsSpeaker(deps.db, { userId, consent }, ctx.now);
  await putAwayButtons(ctx);
  await ctx.answerCallbackQuery(texts.agreed).catch(() => undefined);
  await askNext(deps, ctx, speaker);
}

async function askWithdrawal(db: Db, ctx: BotContext): Promise<void> {
  const speaker = await findSpeaker(db, ctx.from?.id ?? 0);
  const count = speaker ? await countRecordings(db, speaker.userId) : 0;
  if (count === 0) {
    await ctx.reply(texts.nothingToWithdraw);
    return;
  }
  const keyboard = new InlineKeyboard()
    .text(texts.button.withdraw, studioButtons.build({ kind: 'withdraw' }))
    .text(texts.button.keep, studioButtons.build({ kind: 'keep' }));
  await ctx.reply(...message(texts.withdrawAsk(count, speaker?.consentedAt ?? null), keyboard));
}

async function withdraw(db: Db, ctx: BotContext, { userId }: Speaker): Promise<void> {
  const { removed } = await withdrawVoice(db, { userId }, ctx.now);
  await closePlace(db, userId);
  await putAwayButtons(ctx);
  await ctx.reply(texts.withdrawn(removed));
}

/** Pressed once, the buttons of a message have done their work. */
async function putAwayButtons(ctx: BotContext): Promise<void> {
  await ctx.editMessageReplyMarkup().catch(() => undefined);
}

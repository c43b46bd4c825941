import { InlineKeyboard } from 'grammy';
import { studioChatTexts as texts } from '../../core/texts/studio-chat.ts';
import { voiceConsent } from '../../core/voices/consent.ts';
import { closePlace, keepPlace, type StudioPlace } from '../../db/voices/place.ts';
import { findItem, nextItem, voiceProgress } from '../../db/voices/queue.ts';
import type { Speaker } from '../../db/voices/speakers.ts';
import { appAddress, openableUrl } from '../app-link.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message } from '../rich-text.ts';
import { studioButtons } from './actions.ts';

/** What a speaker agrees to, in plain words, with the buttons to answer. */
export async function askConsent(ctx: BotContext, { gender }: Speaker): Promise<void> {
  const keyboard = new InlineKeyboard()
    .text(texts.button.agree[gender], studioButtons.build({ kind: 'agree' }))
    .text(texts.button.notNow, studioButtons.build({ kind: 'decline' }));
  await ctx.reply(...message(texts.consent(voiceConsent.text), keyboard));
}

/**
 * Asks for the next item that is not said yet; what was skipped comes once nothing else is left. `skipped` are the keys
 * that the speaker does not want to say now.
 */
export async function askNext(
  deps: BotDeps,
  ctx: BotContext,
  speaker: Speaker,
  skipped: readonly string[] = [],
): Promise<void> {
  const speakerId = speaker.userId;
  const fresh = await nextItem(deps.db, { speakerId, skipped });
  const item = fresh ?? (skipped.length > 0 ? await nextItem(deps.db, { speakerId }) : undefined);
  if (!item) return stopRecording(deps, ctx, speaker);
  const progress = await voiceProgress(deps.db, { speakerId });
  const { message_id } = await ctx.reply(
    ...message(texts.item(item, progress, item.remark), askingKeyboard(deps)),
  );
  const place = { speakerId, itemKey: item.key, promptId: message_id, skipped: fresh ? [...skipped] : [] };
  await keepPlace(deps.db, place, ctx.now);
}

/** Asks for the item of the place once more. */
export async function askAgain(
  deps: BotDeps,
  ctx: BotContext,
  speaker: Speaker,
  place: StudioPlace,
): Promise<void> {
  const item = await findItem(deps.db, place.itemKey);
  if (!item) return askNext(deps, ctx, speaker, place.skipped);
  const { message_id } = await ctx.reply(...message(texts.again(item), askingKeyboard(deps)));
  await keepPlace(deps.db, { ...place, promptId: message_id }, ctx.now);
}

/** Says how much is done; voice messages mean something else from now on. */
export async function stopRecording(deps: BotDeps, ctx: BotContext, speaker: Speaker): Promise<void> {
  await closePlace(deps.db, speaker.userId);
  const progress = await voiceProgress(deps.db, { speakerId: speaker.userId });
  const isDone = progress.done === progress.total;
  const goOn = new InlineKeyboard().text(texts.button.goOn, studioButtons.build({ kind: 'begin' }));
  await ctx.reply(...message(texts.stopped(progress, isDone), isDone ? undefined : goOn));
}

function askingKeyboard(deps: BotDeps): InlineKeyboard {
  const keyboard = new InlineKeyboard()
    .text(texts.button.skip, studioButtons.build({ kind: 'skip' }))
    .text(texts.button.stop, studioButtons.build({ kind: 'stop' }));
  const url = openableUrl(deps);
  return url ? keyboard.row().webApp(texts.button.inApp, appAddress(url, 'studio')) : keyboard;
}

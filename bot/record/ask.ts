import { InlineKeyboard } from 'grammy';
import { studioChatTexts as texts } from '../../core/texts/chat/studio.ts';
import { voiceConsent } from '../../core/voices/consent.ts';
import type { Db } from '../../db/connection/client.ts';
import { closePlace, keepPlace, type StudioPlace } from '../../db/voices/place.ts';
import { findItem, nextItem, voiceProgress } from '../../db/voices/queue.ts';
import type { Speaker } from '../../db/voices/speakers.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';
import { type AppLink, appAddress, openableUrl } from '../services/app-link.ts';
import { studioButtons } from '../services/studio-buttons.ts';
import { findPart, scopeOf } from './parts.ts';

/** What asking for a recording needs. */
export type Studio = AppLink & { db: Db };

/** What a speaker agrees to, in plain words, with the buttons to answer. */
export async function askConsent(ctx: BotContext, { gender }: Speaker): Promise<void> {
  const keyboard = new InlineKeyboard()
    .text(texts.button.agree[gender], studioButtons.build({ kind: 'agree' }))
    .text(texts.button.notNow, studioButtons.build({ kind: 'decline' }));
  await ctx.reply(...message(texts.consent(voiceConsent.text), keyboard));
}

/** What the speaker wants to be asked: `part` as a place keeps it, `skipped` the keys they do not want to say now. */
type Wish = Partial<Pick<StudioPlace, 'part' | 'skipped'>>;

/**
 * Asks for the next item of the part that is not said yet; what was skipped comes once nothing else is left. After a
 * part the course goes on in its order.
 */
export async function askNext(
  deps: Studio,
  ctx: BotContext,
  speaker: Speaker,
  { part: kept = null, skipped = [] }: Wish = {},
): Promise<void> {
  const speakerId = speaker.userId;
  const wanted = { speakerId, ...scopeOf(kept) };
  const fresh = await nextItem(deps.db, { ...wanted, skipped });
  const item = fresh ?? (skipped.length > 0 ? await nextItem(deps.db, wanted) : undefined);
  const part = await findPart(deps.db, speakerId, kept);
  if (!item) {
    if (kept === null) return stopRecording(deps.db, ctx, speaker);
    if (part) await ctx.reply(...message(texts.partDone(part), undefined));
    return askNext(deps, ctx, speaker);
  }
  const progress = await voiceProgress(deps.db, { speakerId });
  const { message_id } = await ctx.reply(
    ...message(texts.item(item, { progress, part, remark: item.remark }), askingKeyboard(deps)),
  );
  const asked = { itemKey: item.key, promptId: message_id, skipped: fresh ? [...skipped] : [] };
  await keepPlace(deps.db, { speakerId, part: kept, ...asked }, ctx.now);
}

/** Asks for the item of the place once more. */
export async function askAgain(
  deps: Studio,
  ctx: BotContext,
  speaker: Speaker,
  place: StudioPlace,
): Promise<void> {
  const item = await findItem(deps.db, place.itemKey);
  if (!item) return askNext(deps, ctx, speaker, place);
  const { message_id } = await ctx.reply(...message(texts.again(item), askingKeyboard(deps)));
  await keepPlace(deps.db, { ...place, promptId: message_id }, ctx.now);
}

/** Says how much is done; voice messages mean something else from now on. */
export async function stopRecording(db: Db, ctx: BotContext, speaker: Speaker): Promise<void> {
  await closePlace(db, speaker.userId);
  const progress = await voiceProgress(db, { speakerId: speaker.userId });
  const isDone = progress.done === progress.total;
  const goOn = new InlineKeyboard()
    .text(texts.button.goOn, studioButtons.build({ kind: 'begin' }))
    .text(texts.button.parts, studioButtons.build({ kind: 'parts' }));
  await ctx.reply(...message(texts.stopped(progress, isDone), isDone ? undefined : goOn));
}

function askingKeyboard(deps: AppLink): InlineKeyboard {
  const keyboard = new InlineKeyboard()
    .text(texts.button.skip, studioButtons.build({ kind: 'skip' }))
    .text(texts.button.stop, studioButtons.build({ kind: 'stop' }))
    .row()
    .text(texts.button.parts, studioButtons.build({ kind: 'parts' }));
  const url = openableUrl(deps);
  return url ? keyboard.webApp(texts.button.inApp, appAddress(url, 'studio')) : keyboard;
}

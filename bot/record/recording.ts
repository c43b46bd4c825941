import { studioChatTexts as texts } from '../../core/texts/chat/studio.ts';
import { voiceConsent } from '../../core/voices/consent.ts';
import type { Db } from '../../db/connection/client.ts';
import { readPlace, type StudioPlace } from '../../db/voices/place.ts';
import { findSpeaker, type Speaker } from '../../db/voices/speakers.ts';
import type { BotContext } from '../context.ts';
import { soundOf, type TakeRecording, takeSound } from './take.ts';

/** A speaker who is recording now. */
export type Recording = { speaker: Speaker; place: StudioPlace };

/** The sender, if they are recording now. */
export async function openRecording(db: Db, ctx: BotContext): Promise<Recording | undefined> {
  const place = await readPlace(db, ctx.from?.id ?? 0);
  if (!place?.isOpen) return undefined;
  const speaker = await findSpeaker(db, place.speakerId);
  return speaker && !speaker.revokedAt && hasAgreed(speaker) ? { speaker, place } : undefined;
}

/** A speaker is asked again when the text has changed. */
export const hasAgreed = ({ consentedAt, consentVersion }: Speaker): boolean =>
  consentedAt !== null && consentVersion === voiceConsent.version;

/** Takes the sound of a message; says so when it is none. */
export async function takeMessage(deps: TakeRecording, ctx: BotContext, recording: Recording): Promise<void> {
  const sound = soundOf(ctx);
  if (sound) return takeSound(deps, ctx, recording, sound);
  await ctx.reply(ctx.msg?.video_note ? texts.videoNote : texts.notSound);
}

import { InlineKeyboard } from 'grammy';
import { studioChatTexts as texts } from '../../core/texts/chat/studio.ts';
import { studioTexts } from '../../core/texts/studio.ts';
import type { Db } from '../../db/connection/client.ts';
import { type CoursePart, listParts } from '../../db/voices/parts.ts';
import { type QueueScope, voiceProgress } from '../../db/voices/queue.ts';
import type { Speaker } from '../../db/voices/speakers.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';
import { type StudioPart, studioButtons } from '../services/studio-buttons.ts';

const partsPerPage = 8;

/** What a place keeps of the chosen part: null for the whole course. */
export const keptPart = (part: StudioPart): string | null => (part === 'course' ? null : String(part));

/** What is asked in the part that a place keeps. */
export function scopeOf(part: string | null): QueueScope {
  if (part === null) return {};
  return part === 'letters' ? { kinds: ['letter'] } : { lessonId: Number(part) };
}

const idOf = ({ lessonId }: CoursePart): StudioPart => lessonId ?? 'letters';

const nameOf = ({ name, number }: CoursePart): string =>
  name === null ? studioTexts.letters : studioTexts.lesson(number, name);

/** The chosen part with how far the speaker is in it; null for the whole course, and for a lesson that is gone. */
export async function findPart(db: Db, speakerId: number, part: string | null) {
  if (part === null) return null;
  const found = (await listParts(db, speakerId)).find((one) => String(idOf(one)) === part);
  return found ? { name: nameOf(found), done: found.done, total: found.total } : null;
}

/** The part with the lesson of this number; undefined when the course has none. */
export async function findNumbered(
  db: Db,
  speakerId: number,
  number: number,
): Promise<StudioPart | undefined> {
  const found = (await listParts(db, speakerId)).find((one) => one.number === number);
  return found && idOf(found);
}

/** Lessons to choose from, a page of them; replaces the page that is shown where a button was pressed on it. */
export async function showParts(
  db: Db,
  ctx: BotContext,
  { speaker: { userId: speakerId }, page }: { speaker: Speaker; page: number | undefined },
): Promise<void> {
  const parts = await listParts(db, speakerId);
  const progress = await voiceProgress(db, { speakerId });
  const pages = Math.max(1, Math.ceil(parts.length / partsPerPage));
  const unsaid = parts.findIndex(({ done, total }) => done < total);
  const at = Math.min(page ?? Math.floor(Math.max(0, unsaid) / partsPerPage), pages - 1);
  const keyboard = new InlineKeyboard()
    .text(texts.button.course, studioButtons.build({ kind: 'part', part: 'course' }))
    .row();
  for (const part of parts.slice(at * partsPerPage, (at + 1) * partsPerPage)) {
    const label = texts.button.part(nameOf(part), part);
    keyboard.text(label, studioButtons.build({ kind: 'part', part: idOf(part) })).row();
  }
  const toPage = (to: number) => studioButtons.build({ kind: 'parts', page: (to + pages) % pages });
  if (pages > 1) {
    keyboard
      .text(texts.button.earlier, toPage(at - 1))
      .text(texts.button.page(at + 1, pages), toPage(at))
      .text(texts.button.later, toPage(at + 1));
  }
  const shown = message(texts.parts(progress), keyboard);
  if (page === undefined) await ctx.reply(...shown);
  // The same page once more changes nothing, which Telegram refuses.
  else await ctx.editMessageText(...shown).catch(() => undefined);
}

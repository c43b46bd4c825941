import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { inLine } from '../../core/texts/chat/bot.ts';
import { readCategories } from '../../db/admin/categories.ts';
import { hearPasted, type SentWords } from './lesson-words.ts';
import { ask, type Back, back, type Choice, hearNothing, recall, say, type Talk } from './talk.ts';

const texts = adminBotTexts.newLesson;

/** The place of a lesson in the course. */
export type Place = { subsectionId: number; subsection: string; section: string };

/**
 * Asks for a section and then, if it has several, for a subsection. «Назад» leads from the subsection to the sections;
 * words that are pasted here are returned. Where there is no place, the admin is informed.
 */
export async function askPlace(talk: Talk): Promise<Place | SentWords | Back> {
  const sections = await recall(talk, async () => {
    const rows = await readCategories(talk.deps.db);
    return rows
      .filter(({ subsections }) => subsections.length > 0)
      .map(({ name, subsections }) => ({
        name,
        subsections: subsections.map((subsection) => ({ id: subsection.id, name: subsection.name })),
      }));
  });
  if (sections.length === 0) {
    await say(talk, texts.noPlace);
    return back.value;
  }
  for (;;) {
    const section = await choose(talk, texts.section, sections);
    if (!('subsections' in section)) return section;
    const { name, subsections } = section;
    const [only, ...others] = subsections;
    const subsection =
      only && others.length === 0 ? only : await choose(talk, texts.subsection(inLine(name)), subsections);
    if ('back' in subsection) continue;
    if (!('id' in subsection)) return subsection;
    return { subsectionId: subsection.id, subsection: subsection.name, section: name };
  }
}

async function choose<T extends { name: string }>(
  talk: Talk,
  text: string,
  list: readonly T[],
): Promise<T | SentWords | Back> {
  const rows = list.map((item): Choice<T | Back>[] => [{ label: item.name, value: item }]);
  return ask<T | SentWords | Back>(talk, text, { choices: [...rows, [back]], hear: hearPasted(hearNothing) });
}

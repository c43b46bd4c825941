import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { inLine } from '../../core/texts/chat/bot.ts';
import { readCategories } from '../../db/admin/categories.ts';
import { ask, type Choice, recall, say, type Talk } from './talk.ts';

const texts = adminBotTexts.newLesson;

/** The place of a lesson in the course. */
export type Place = { subsectionId: number; subsection: string; section: string };

/**
 * Asks for a section and then, if it has several, for a subsection; undefined when there is none (the admin has been
 * informed).
 */
export async function askPlace(talk: Talk): Promise<Place | undefined> {
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
    return undefined;
  }
  const section = await ask(talk, texts.section, { choices: column(sections) });
  const { name, subsections } = section;
  const [only, ...others] = subsections;
  const subsection =
    only && others.length === 0
      ? only
      : await ask(talk, texts.subsection(inLine(name)), { choices: column(subsections) });
  return { subsectionId: subsection.id, subsection: subsection.name, section: name };
}

const column = <T extends { name: string }>(list: readonly T[]): Choice<T>[][] =>
  list.map((item) => [{ label: item.name, value: item }]);

import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { inLine } from '../../core/texts/chat/bot.ts';
import { createCategory, readCategories } from '../../db/admin/categories.ts';
import { askName } from './lesson-name.ts';
import { hearPasted, type SentWords } from './lesson-words.ts';
import {
  ask,
  attempt,
  type Back,
  back,
  type Choice,
  hearNothing,
  recall,
  refusalText,
  say,
  type Talk,
} from './talk.ts';

const texts = adminBotTexts.newLesson;

/** How new ones look until somebody dresses them in the app. */
const look = {
  section: { description: '', iconEmoji: '📘' },
  subsection: { iconEmoji: '📗', iconBgColor: '#dceeec' },
} as const;

/** The place of a lesson in the course. */
export type Place = { subsectionId: number; subsection: string; section: string };

type Named = { id: number; name: string };
type Section = Named & { subsections: Named[] };
type New = { isNew: true };

/**
 * Asks for a section and then for a subsection, each of which can be made here; a section with one subsection is asked
 * about too, since it may get another. «Назад» leads from the subsection to the sections; words that are pasted here are
 * returned.
 */
export async function askPlace(talk: Talk): Promise<Place | SentWords | Back> {
  for (;;) {
    const sections = await recall(talk, () => sectionsOf(talk));
    const chosen = await choose(talk, texts.section, sections, texts.addSection);
    const section = 'isNew' in chosen ? await makeSection(talk) : chosen;
    if (!section) continue;
    if (!('subsections' in section)) return section;
    const subsection = await askSubsection(talk, section);
    if ('back' in subsection) continue;
    if (!('id' in subsection)) return subsection;
    return { subsectionId: subsection.id, subsection: subsection.name, section: section.name };
  }
}

async function sectionsOf({ deps }: Talk): Promise<Section[]> {
  const named = ({ id, name }: Named): Named => ({ id, name });
  const rows = await readCategories(deps.db);
  return rows.map((row) => ({ ...named(row), subsections: row.subsections.map(named) }));
}

async function askSubsection(
  talk: Talk,
  { id, name, subsections }: Section,
): Promise<Named | SentWords | Back> {
  const ask = texts.subsection(inLine(name));
  const chosen =
    subsections.length > 0
      ? await choose(talk, ask, subsections, texts.addSubsection)
      : { isNew: true as const };
  if (!('isNew' in chosen)) return chosen;
  const made = await make(talk, texts.subsectionName, async ({ name, adminId }, now) => {
    const fields = { name, sectionId: id, ...look.subsection };
    const there = (await sectionsOf(talk)).find((section) => section.id === id)?.subsections;
    return idOf(name, there) ?? createCategory(talk.deps.db, { adminId, kind: 'subsection', fields }, now);
  });
  return made ?? back.value;
}

/** A step that is repeated makes nothing twice: a name that is there is that one. */
const idOf = (name: string, there: readonly Named[] = []): number | undefined =>
  there.find((it) => it.name === name)?.id;

/** Undefined when there is to be none after all. */
async function makeSection(talk: Talk): Promise<Section | SentWords | undefined> {
  const made = await make(talk, texts.sectionName, async ({ name, adminId }, now) => {
    const fields = { name, ...look.section };
    const there = await sectionsOf(talk);
    return idOf(name, there) ?? createCategory(talk.deps.db, { adminId, kind: 'section', fields }, now);
  });
  return made && 'id' in made ? { ...made, subsections: [] } : made;
}

/** Asks for a name and makes a section or subsection of it; undefined when the admin goes back, or it is refused. */
async function make(
  talk: Talk,
  question: string,
  create: (category: { name: string; adminId: number }, now: Date) => Promise<number>,
): Promise<Named | SentWords | undefined> {
  const answer = await askName(talk, question);
  if ('back' in answer) return undefined;
  if (!('typed' in answer)) return answer;
  const name = answer.typed;
  const made = await attempt(talk, async ({ now }) => {
    const id = await create({ name, adminId: talk.adminId }, now);
    talk.deps.catalogue.forget();
    return id;
  });
  if (made.ok) return { id: made.value, name };
  await say(talk, refusalText(made.refusal));
  return undefined;
}

async function choose<T extends Named>(
  talk: Talk,
  text: string,
  list: readonly T[],
  add: string,
): Promise<T | New | SentWords | Back> {
  const rows = list.map((item): Choice<T | New | Back>[] => [{ label: item.name, value: item }]);
  return ask<T | New | SentWords | Back>(talk, text, {
    choices: [...rows, [{ label: add, value: { isNew: true } }], [back]],
    hear: hearPasted(hearNothing),
  });
}

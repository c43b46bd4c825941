import { newCategoryLook } from '../../core/lesson/category-look.ts';
import { doneText } from '../../core/texts/admin/bin.ts';
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
  sayDone,
  type Talk,
} from './talk.ts';

const texts = adminBotTexts.newLesson;

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
    const made = 'isNew' in chosen ? await make(talk) : chosen;
    if (!made) continue;
    if (!('id' in made)) return made;
    const section = { subsections: [], ...made };
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

async function askSubsection(talk: Talk, section: Section): Promise<Named | SentWords | Back> {
  const { name, subsections } = section;
  const chosen =
    subsections.length > 0
      ? await choose(talk, texts.subsection(inLine(name)), subsections, texts.addSubsection)
      : { isNew: true as const };
  return 'isNew' in chosen ? ((await make(talk, section)) ?? back.value) : chosen;
}

/** Asks for a name and makes a section of it, or a subsection of one; undefined when the admin goes back, or it is refused. */
async function make(talk: Talk, section?: Section): Promise<Named | SentWords | undefined> {
  const { deps, adminId } = talk;
  const answer = await askName(talk, section ? texts.subsectionName : texts.sectionName);
  if ('back' in answer) return undefined;
  if (!('typed' in answer)) return answer;
  const name = answer.typed;
  const made = await attempt(talk, async ({ now }) => {
    const sections = await sectionsOf(talk);
    const there = section ? sections.find(({ id }) => id === section.id)?.subsections : sections;
    // A step that is repeated makes nothing twice: a name that is there is that one.
    const known = there?.find((it) => it.name === name);
    if (known) return { id: known.id, isNew: false };
    const category = section
      ? ({
          kind: 'subsection',
          fields: { name, sectionId: section.id, ...newCategoryLook.subsection },
        } as const)
      : ({ kind: 'section', fields: { name, ...newCategoryLook.section } } as const);
    const id = await createCategory(deps.db, { adminId, ...category }, now);
    deps.catalogue.forget();
    return { id, isNew: true };
  });
  if (!made.ok) {
    await say(talk, refusalText(made.refusal));
    return undefined;
  }
  const { id, isNew } = made.value;
  const kind = section ? 'subsection' : 'section';
  if (isNew) await sayDone(talk, doneText('added', kind, inLine(name)), `${kind}:${id}`);
  return { id, name };
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

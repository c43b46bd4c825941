import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { unconfirmedReadings } from '../../core/lesson/edit.ts';
import { mergeEdits } from '../../core/lesson/merge-edits.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { dateText } from '../../core/texts/home/payments.ts';
import { readCategories } from '../../db/admin/categories.ts';
import { changeLesson } from '../../db/admin/lessons/change-lesson.ts';
import type { EditedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import { findUser } from '../../db/users.ts';
import { lessonCard } from '../lessons/card.ts';
import { type OpenedLesson, openLesson, problemsOf } from '../lessons/edited-lesson.ts';
import { inApp } from '../lessons/in-app.ts';
import { askChange, askToKeep, fieldButtons, type LessonStep } from './lesson-change.ts';
import { hearSent } from './lesson-words.ts';
import { ask, attempt, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;

/** A lesson being edited: as it was opened, with the fields changed so far. */
type Editing = OpenedLesson & { change: Partial<EditedLesson> };

type Operation = LessonStep | { kind: 'save' } | { kind: 'leave' };

/** /editlesson: any field, the words and their sounds; nothing is saved before «Сохранить». */
export async function editLesson(talk: Talk, lessonId: number): Promise<void> {
  let left: Editing | undefined;
  for (;;) {
    const opened = await attempt(talk, (ctx) =>
      openLesson(talk.deps.db, { adminId: talk.adminId, lessonId }, ctx.now),
    );
    if (!opened.ok) {
      // Deleted meanwhile: the author's text is shown once more, so that it can be used elsewhere.
      if (left) await say(talk, texts.mine(left.lesson, left.change));
      return say(talk, refusalText(opened.refusal));
    }
    const outcome = await editOpened(
      talk,
      left ? await moved(talk, left, opened.value) : { ...opened.value, change: {} },
    );
    if (outcome === 'closed') return;
    left = outcome === 'fresh' ? undefined : outcome;
  }
}

/**
 * My changes on top of what somebody else has saved; where both changed the same field the author is told, and nothing
 * is saved yet.
 */
async function moved(
  talk: Talk,
  { lesson: base, change: mine }: Editing,
  opened: OpenedLesson,
): Promise<Editing> {
  const { change, clashes } = mergeEdits({ base, mine, fresh: opened.lesson });
  await say(talk, Object.keys(change).length === 0 ? texts.nothingLeft : texts.moved(clashes));
  return { ...opened, change, ...(await placeOf(talk, opened, change)) };
}

/** Name of the subsection in a change. */
async function placeOf(
  talk: Talk,
  { section, subsection }: OpenedLesson,
  { subsectionId }: Partial<EditedLesson>,
): Promise<Pick<Editing, 'section' | 'subsection'>> {
  if (subsectionId === undefined) return { section, subsection };
  const categories = await recall(talk, () => readCategories(talk.deps.db));
  for (const { name, subsections } of categories) {
    const found = subsections.find(({ id }) => id === subsectionId);
    if (found) return { section: name, subsection: found.name };
  }
  return { section, subsection };
}

/**
 * 'closed'; 'fresh': the lesson is opened again without the changes; or the edit whose changes are to be applied to the
 * new version.
 */
type Outcome = 'closed' | 'fresh' | Editing;

async function editOpened(talk: Talk, editing: Editing): Promise<Outcome> {
  for (;;) {
    const lesson = { ...editing.lesson, ...editing.change };
    const face = { ...lesson, ...editing, lessonNumber: Number(lesson.lessonNumber) };
    const isChanged = Object.keys(editing.change).length > 0;
    const menu = adminBotTexts.editing(face, problemsOf(lesson), isChanged);
    const operation = await ask<Operation>(talk, menu, {
      choices: [
        ...fieldButtons(lesson),
        [
          { label: adminBotTexts.button.save, value: { kind: 'save' } },
          { label: texts.leave, value: { kind: 'leave' } },
        ],
      ],
      link: inApp(talk.deps, texts.inApp, `admin_lesson_${editing.id}_description`),
      hear: hearSent,
    });
    if (operation.kind === 'leave') {
      await say(talk, texts.left);
      return 'closed';
    }
    if (operation.kind === 'save') {
      const outcome = await save(talk, editing);
      if (outcome !== 'refused') return outcome;
    } else await change(talk, editing, operation);
  }
}

async function change(talk: Talk, editing: Editing, step: LessonStep): Promise<void> {
  const { id, sounds } = editing;
  const lesson = { ...editing.lesson, ...editing.change };
  const { fields, place } = await askChange(talk, { id, lesson, sounds }, step);
  Object.assign(editing.change, fields);
  if (!place) return;
  editing.section = place.section;
  editing.subsection = place.subsection;
}

/** What the verb reports about the earlier edit. */
type Stale = { lastEdit: { by: number; name: string; at: string } | null };

async function save(talk: Talk, editing: Editing): Promise<Outcome | 'refused'> {
  const { deps, adminId } = talk;
  const { id: lessonId, revision, change } = editing;
  const lesson = { ...editing.lesson, ...change };
  const doubts = lesson.isPublished ? unconfirmedReadings(problemsOf(lesson)) : [];
  const keepsTranscriptions = doubts.length > 0;
  if (!(await askToKeep(talk, doubts))) return 'refused';
  const saved = await attempt(talk, async ({ now }) => {
    await changeLesson(deps.db, { adminId, lessonId, revision, change, keepsTranscriptions }, now);
    deps.catalogue.forget();
    return true;
  });
  if (saved.ok) {
    await say(talk, texts.saved);
    await recall(talk, async (ctx) => {
      await ctx.reply(...(await lessonCard(deps, { adminId, lessonId }, ctx.now)));
    });
    return 'closed';
  }
  if (saved.refusal.code !== 'stale_revision') {
    // What the verb returns with a refusal of its fields.
    const { problems = [] } = (saved.refusal.data ?? {}) as { problems?: DraftProblem[] };
    await say(talk, texts.notSaved(refusalText(saved.refusal), problems));
    return 'refused';
  }
  const { lastEdit } = saved.refusal.data as Stale; // the shape of this code's data
  const zone = await recall(talk, async ({ now }) => (await findUser(deps.db, adminId, now))?.timezone);
  const by = lastEdit && {
    name: lastEdit.name,
    at: dateText(new Date(lastEdit.at), zone ?? 'Asia/Jerusalem'),
  };
  return overtaken(talk, editing, texts.stale(by));
}

/** Somebody else saved first. Nothing is lost: whatever is chosen, the author's changes stay visible in the chat. */
async function overtaken(talk: Talk, editing: Editing, notice: string): Promise<Outcome> {
  const mine = texts.mine(editing.lesson, editing.change);
  for (;;) {
    const operation = await ask<'move' | 'show' | 'fresh' | 'closed'>(talk, notice, {
      choices: [
        [{ label: texts.move, value: 'move' }],
        [{ label: texts.showMine, value: 'show' }],
        [
          { label: texts.reopen, value: 'fresh' },
          { label: texts.leave, value: 'closed' },
        ],
      ],
    });
    if (operation === 'move') return editing;
    await say(talk, mine);
    if (operation === 'closed') await say(talk, texts.left);
    if (operation !== 'show') return operation;
  }
}

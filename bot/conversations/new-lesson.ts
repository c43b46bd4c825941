import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { checkDraft, emptyDraft, unconfirmedReadings } from '../../core/lesson/edit.ts';
import { holdsWords } from '../../core/lesson/pasted/word-lines.ts';
import { proposedName } from '../../core/lesson/proposed-name.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { createLesson } from '../../db/admin/lessons/create-lesson.ts';
import type { EditedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import { type PlaceOfNewLesson, placeOfNewLesson } from '../../db/admin/lessons/place-of-new-lesson.ts';
import { lessonCard } from '../lessons/card.ts';
import { askChange, askToKeep, fieldButtons, type LessonStep } from './lesson-change.ts';
import { readName } from './lesson-name.ts';
import { addWords, hearSent, hearWords, type SentWords } from './lesson-words.ts';
import { askPlace } from './place.ts';
import { ask, attempt, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.newLesson;

/** A lesson that is being written: where it is proposed to stand, and what the admin has decided so far. */
type Writing = { place: PlaceOfNewLesson; chosen: Partial<EditedLesson> & Pick<EditedLesson, 'words'> };

type Operation = LessonStep | { kind: 'publish' } | { kind: 'draft' } | { kind: 'leave' };

/**
 * /newlesson: the words, and then a preview in which all the rest is proposed and can be changed, until it is published
 * or kept as a draft. `text` is what stood behind the command: words, or a name.
 */
export async function newLesson(talk: Talk, text = ''): Promise<void> {
  const place = await placeToWrite(talk);
  if (!place) return say(talk, adminBotTexts.dialogue.cancelled('new-lesson'));
  const named = text === '' || holdsWords(text) ? undefined : readName(text);
  const words = await askFirstWords(talk, named ? '' : text);
  if (!words) return say(talk, adminBotTexts.dialogue.cancelled('new-lesson'));
  const writing: Writing = { place, chosen: { words, ...(named?.ok ? { name: named.value } : {}) } };
  for (;;) {
    const lesson = lessonOf(writing);
    const operation = await ask<Operation>(talk, preview(writing, lesson), {
      choices: [
        ...fieldButtons(lesson),
        [{ label: texts.publish, value: { kind: 'publish' } }],
        [
          { label: texts.saveDraft, value: { kind: 'draft' } },
          { label: adminBotTexts.button.cancel, value: { kind: 'leave' } },
        ],
      ],
      hear: hearSent,
    });
    if (operation.kind === 'leave') return say(talk, adminBotTexts.dialogue.cancelled('new-lesson'));
    if (operation.kind === 'publish' || operation.kind === 'draft') {
      if (await save(talk, { ...lesson, isPublished: operation.kind === 'publish' })) return;
    } else await change(talk, writing, operation);
  }
}

/** Where the lesson is proposed to stand; in a course without a place, one is made first. Undefined when the admin gives up. */
async function placeToWrite(talk: Talk): Promise<PlaceOfNewLesson | undefined> {
  const find = (subsectionId?: number) =>
    recall(talk, () =>
      placeOfNewLesson(talk.deps.db, { adminId: talk.adminId, subsectionId: subsectionId ?? null }),
    );
  const place = await find();
  if (place) return place;
  const made = await askPlace(talk);
  return 'subsectionId' in made ? ((await find(made.subsectionId)) ?? undefined) : undefined;
}

/** Undefined when the admin gives up. */
async function askFirstWords(talk: Talk, text: string): Promise<EditedLesson['words'] | undefined> {
  const none: EditedLesson['words'] = [];
  let words = text === '' ? none : await addWords(talk, none, { text });
  while (words.length === 0) {
    const sent = await ask<SentWords | null>(talk, adminBotTexts.words.ask(maxWordsPerLesson), {
      choices: [[{ label: adminBotTexts.button.cancel, value: null }]],
      hear: hearWords,
    });
    if (sent === null) return undefined;
    words = await addWords(talk, none, sent);
  }
  return words;
}

/** What the admin has chosen, and what is proposed for the rest. */
function lessonOf({ place, chosen }: Writing): EditedLesson {
  const { subsectionId, lessonNumber, level } = place;
  return { ...emptyDraft, name: proposedName(chosen.words), subsectionId, lessonNumber, level, ...chosen };
}

function preview({ place, chosen }: Writing, lesson: EditedLesson) {
  const { section, subsection, lessonNumber } = place;
  const { problems } = checkDraft(lesson);
  return adminBotTexts.writing({ ...lesson, section, subsection, lessonNumber }, problems, {
    isNamed: chosen.name !== undefined,
  });
}

async function change(talk: Talk, writing: Writing, step: LessonStep): Promise<void> {
  const { fields, place } = await askChange(talk, { lesson: lessonOf(writing), sounds: {} }, step);
  const { subsectionId: _, ...chosen } = fields;
  writing.chosen = { ...writing.chosen, ...chosen };
  if (!place) return;
  const { subsectionId } = place;
  const found = await recall(talk, () =>
    placeOfNewLesson(talk.deps.db, { adminId: talk.adminId, subsectionId }),
  );
  if (found) writing.place = found;
}

/** True when the dialogue has ended. One dialogue creates one lesson, however often its last step is repeated. */
async function save(talk: Talk, lesson: EditedLesson): Promise<boolean> {
  const { deps, adminId, begunBy } = talk;
  const doubts = lesson.isPublished ? unconfirmedReadings(checkDraft(lesson).problems) : [];
  if (!(await askToKeep(talk, doubts))) return false;
  const keepsTranscriptions = doubts.length > 0;
  const saved = await attempt(talk, async ({ now }) => {
    const eventId = `dialogue-${begunBy}`;
    const { id } = await createLesson(deps.db, { adminId, lesson, eventId, keepsTranscriptions }, now);
    deps.catalogue.forget();
    return id;
  });
  if (!saved.ok) {
    // What the verb returns with a refusal of its fields.
    const { problems = [] } = (saved.refusal.data ?? {}) as { problems?: DraftProblem[] };
    await say(talk, adminBotTexts.edit.notSaved(refusalText(saved.refusal), problems));
    return false;
  }
  const lessonId = saved.value;
  await say(talk, lesson.isPublished ? texts.published : texts.saved);
  await recall(talk, async (ctx) => {
    await ctx.reply(...(await lessonCard(deps, { adminId, lessonId }, ctx.now)));
  });
  return true;
}

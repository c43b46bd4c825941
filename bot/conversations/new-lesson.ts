import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { checkDraft, emptyDraft, unconfirmedReadings } from '../../core/lesson/edit.ts';
import { holdsWords } from '../../core/lesson/pasted/word-lines.ts';
import { proposedName } from '../../core/lesson/proposed-name.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { createLesson } from '../../db/admin/lessons/create-lesson.ts';
import type { EditedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import { type PlaceOfNewLesson, placeOfNewLesson } from '../../db/admin/lessons/place-of-new-lesson.ts';
import { askName, readName } from './lesson-name.ts';
import { addWords, askToKeep, hearSent, hearWords, type SentWords } from './lesson-words.ts';
import { askPlace } from './place.ts';
import {
  ask,
  attempt,
  type Back,
  type Choice,
  recall,
  refusalText,
  say,
  sayDone,
  showCard,
  type Talk,
} from './talk.ts';

const texts = adminBotTexts.newLesson;

type Words = EditedLesson['words'];
const noWords: Words = [];

/** A lesson that is being written: where it is proposed to stand, and what the admin has decided so far. */
type Writing = { place: PlaceOfNewLesson; chosen: Partial<EditedLesson> & { words: Words } };

type Pressed = { kind: 'words' | 'name' | 'place' | 'access' | 'publish' | 'draft' | 'leave' };
type Step = Pressed | { kind: 'sent'; sent: SentWords };

/**
 * /newlesson: the words, and then a preview in which all the rest is proposed and can be changed, until it is published
 * or kept as a draft. `text` is what stood behind the command: words, or a name.
 */
export async function newLesson(talk: Talk, text = ''): Promise<void> {
  const cancelled = adminBotTexts.dialogue.cancelled('new-lesson');
  const place = await placeToWrite(talk);
  if (!place) return say(talk, cancelled);
  const named = text === '' || holdsWords(text) ? undefined : readName(text);
  const words = await askWords(talk, named ? '' : text);
  if (!words) return say(talk, cancelled);
  const writing: Writing = { place, chosen: { words, ...(named?.ok ? { name: named.value } : {}) } };
  for (;;) {
    const lesson = lessonOf(writing);
    const step = await ask<Step>(talk, preview(writing, lesson), { choices: menu(lesson), hear: hearSent });
    if (step.kind === 'leave') return say(talk, cancelled);
    if (step.kind === 'publish' || step.kind === 'draft') {
      if (await save(talk, { ...lesson, isPublished: step.kind === 'publish' })) return;
    } else await change(talk, writing, step);
  }
}

function menu({ isFree }: EditedLesson): Choice<Step>[][] {
  const button = (label: string, kind: Pressed['kind']): Choice<Step> => ({ label, value: { kind } });
  return [
    [button(texts.otherWords, 'words'), button(texts.name, 'name')],
    [button(texts.place, 'place'), button(adminBotTexts.lessons.access(!isFree), 'access')],
    [button(texts.publish, 'publish')],
    [button(texts.saveDraft, 'draft'), button(adminBotTexts.button.cancel, 'leave')],
  ];
}

/** Where the lesson is proposed to stand; in a course without a place, one is made first. Undefined when the admin gives up. */
async function placeToWrite(talk: Talk): Promise<PlaceOfNewLesson | undefined> {
  const place = await placeIn(talk, null);
  if (place) return place;
  const made = await askPlace(talk);
  return 'subsectionId' in made ? placeIn(talk, made.subsectionId) : undefined;
}

const placeIn = async (talk: Talk, subsectionId: number | null): Promise<PlaceOfNewLesson | undefined> =>
  (await recall(talk, () => placeOfNewLesson(talk.deps.db, { adminId: talk.adminId, subsectionId }))) ??
  undefined;

/** Undefined when the admin gives up. */
async function askWords(talk: Talk, text = ''): Promise<Words | undefined> {
  let words = text === '' ? noWords : await addWords(talk, noWords, { text });
  while (words.length === 0) {
    const sent = await ask<SentWords | null>(talk, adminBotTexts.words.ask(maxWordsPerLesson), {
      choices: [[{ label: adminBotTexts.button.cancel, value: null }]],
      hear: hearWords,
    });
    if (sent === null) return undefined;
    words = await addWords(talk, noWords, sent);
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

/** Asks for what the step changes, and for that alone. «Назад» changes nothing; words that are pasted are added. */
async function change(
  talk: Talk,
  writing: Writing,
  step: Exclude<Step, { kind: 'publish' | 'draft' | 'leave' }>,
): Promise<void> {
  const { chosen } = writing;
  switch (step.kind) {
    case 'access':
      chosen.isFree = !lessonOf(writing).isFree;
      return;
    case 'sent':
      chosen.words = await addWords(talk, chosen.words, step.sent);
      return;
    case 'words':
      chosen.words = (await askWords(talk)) ?? chosen.words;
      return;
    case 'place': {
      const answer = await askPlace(talk);
      if (!('subsectionId' in answer)) return addInstead(talk, writing, answer);
      writing.place = (await placeIn(talk, answer.subsectionId)) ?? writing.place;
      return;
    }
    case 'name': {
      const answer = await askName(talk, texts.askName(lessonOf(writing).name));
      if (!('typed' in answer)) return addInstead(talk, writing, answer, { isName: true });
      chosen.name = answer.typed;
    }
  }
}

/** Words that were answered instead of what the question asked for. */
async function addInstead(
  talk: Talk,
  { chosen }: Writing,
  answer: SentWords | Back,
  { isName = false } = {},
): Promise<void> {
  if ('back' in answer) return;
  const words = await addWords(talk, chosen.words, answer);
  if (words !== chosen.words) await say(talk, adminBotTexts.words.instead(isName));
  chosen.words = words;
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
  await sayDone(talk, lesson.isPublished ? texts.published : texts.saved, `lesson:${saved.value}`);
  await showCard(talk, saved.value);
  return true;
}

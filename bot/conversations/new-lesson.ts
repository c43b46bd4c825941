import type { LessonLevel } from '../../core/lesson/content.ts';
import { checkDraft, type LessonDraft } from '../../core/lesson/edit.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { listLessons } from '../../db/admin/lesson-list.ts';
import { createLesson } from '../../db/admin/lessons/create-lesson.ts';
import { lessonCard } from '../lessons/card.ts';
import { askField, skip } from './lesson-field.ts';
import { askWords } from './lesson-words.ts';
import { askPlace, type Place } from './place.ts';
import { ask, attempt, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.newLesson;

/** /newlesson: from the section to the words, a preview, and a draft in the course. */
export async function newLesson(talk: Talk): Promise<void> {
  const place = await askPlace(talk);
  if (!place) return;
  const lesson = await askLesson(talk, place);
  for (;;) {
    const { problems } = checkDraft(lesson);
    const face = { ...lesson, ...place, lessonNumber: Number(lesson.lessonNumber) };
    const operation = await ask(talk, adminBotTexts.lesson(face, problems), {
      choices: [
        [{ label: texts.saveDraft, value: 'save' }],
        [
          { label: texts.otherWords, value: 'words' },
          { label: adminBotTexts.button.cancel, value: 'leave' },
        ],
      ],
    });
    if (operation === 'leave') return say(talk, adminBotTexts.edit.left);
    if (operation === 'words') lesson.words = await askWords(talk);
    else if (await save(talk, lesson)) return;
  }
}

async function askLesson(talk: Talk, { subsectionId }: Place): Promise<LessonDraft> {
  const usual = await recall(talk, () => readUsual(talk, subsectionId));
  const name = await askField(talk, 'name', { text: texts.name });
  const description = await askField(talk, 'description', { text: texts.description, leave: skip });
  const authorName = await askField(talk, 'authorName', { text: texts.author, leave: skip });
  const authorLink = authorName ? await askField(talk, 'authorLink', { text: texts.link, leave: skip }) : '';
  const isFree = await ask(talk, texts.access, {
    choices: [
      [
        { label: texts.free, value: true },
        { label: texts.premium, value: false },
      ],
    ],
  });
  const words = await askWords(talk);
  return {
    ...usual,
    ...{ name, description, subsectionId, isFree, words },
    topic: '',
    isPublished: false,
    authorName: authorName || null,
    authorLink: authorLink || null,
  };
}

/** The number at the end of the subsection, and the level of the lessons there. */
async function readUsual(
  { deps }: Talk,
  subsectionId: number,
): Promise<{ lessonNumber: number; level: LessonLevel }> {
  const { total } = await listLessons(deps.db, { state: 'all', page: 1 });
  const { lessons } = await listLessons(deps.db, { state: 'all', subsectionId, page: 1 });
  const level = lessons.at(-1)?.level ?? 'A1';
  const before = lessons.at(-1)?.lessonNumber ?? total;
  return { lessonNumber: before + 1, level };
}

/** True when the dialogue has ended. One dialogue creates one lesson, however often its last step is repeated. */
async function save(talk: Talk, lesson: LessonDraft): Promise<boolean> {
  const { deps, adminId, begunBy } = talk;
  const saved = await attempt(talk, async ({ now }) => {
    const { id } = await createLesson(deps.db, { adminId, lesson, eventId: `dialogue-${begunBy}` }, now);
    deps.catalogue.forget();
    return id;
  });
  if (!saved.ok) {
    await say(talk, `${texts.notSaved}. ${refusalText(saved.refusal)}`);
    return false;
  }
  const lessonId = saved.value;
  await say(talk, texts.saved);
  await recall(talk, async (ctx) => {
    await ctx.reply(...(await lessonCard(deps, { adminId, lessonId }, ctx.now)));
  });
  return true;
}

import type { LessonLevel } from '../../core/lesson/content.ts';
import { adminBotTexts } from '../../core/texts/admin-bot.ts';
import { dateText } from '../../core/texts/payments.ts';
import { changeLesson, type EditedLesson } from '../../db/admin/lessons.ts';
import { findUser } from '../../db/users.ts';
import { type OpenedLesson, openLesson, problemsOf } from '../edited-lesson.ts';
import { lessonCard } from '../lesson-card.ts';
import { editWords } from './edit-words.ts';
import { askField, type TypedField } from './lesson-field.ts';
import { askPlace } from './place.ts';
import { ask, attempt, type Choice, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;

/** A lesson on the table: as it was opened, with the fields that are changed so far. */
type Editing = OpenedLesson & { change: Partial<EditedLesson> };

type Deed =
  | { kind: 'field'; field: TypedField }
  | { kind: 'level' | 'access' | 'place' | 'words' | 'save' | 'leave' };

/** /editlesson: any field, the words and their sounds; nothing is written before «Сохранить». */
export async function editLesson(talk: Talk, lessonId: number): Promise<void> {
  for (;;) {
    const opened = await attempt(talk, (ctx) =>
      openLesson(talk.deps, { adminId: talk.adminId, lessonId }, ctx.now),
    );
    if (!opened.ok) return say(talk, refusalText(opened.refusal));
    if ((await editOpened(talk, { ...opened.value, change: {} })) !== 'reopen') return;
  }
}

async function editOpened(talk: Talk, editing: Editing): Promise<'closed' | 'reopen'> {
  for (;;) {
    const lesson = { ...editing.lesson, ...editing.change };
    const face = { ...lesson, ...editing, lessonNumber: Number(lesson.lessonNumber) };
    const isChanged = Object.keys(editing.change).length > 0;
    const menu = adminBotTexts.editing(face, problemsOf(lesson), isChanged);
    const deed = await ask<Deed>(talk, menu, { choices: menuOf(lesson) });
    if (deed.kind === 'leave') {
      await say(talk, texts.left);
      return 'closed';
    }
    if (deed.kind === 'save') {
      const outcome = await save(talk, editing);
      if (outcome !== 'refused') return outcome;
    } else await change(talk, editing, deed);
  }
}

const button = (label: string, kind: Exclude<Deed['kind'], 'field'>): Choice<Deed> => ({
  label,
  value: { kind },
});
const field = (label: string, name: TypedField): Choice<Deed> => ({
  label,
  value: { kind: 'field', field: name },
});

function menuOf({ isFree }: EditedLesson): Choice<Deed>[][] {
  return [
    [button(texts.words, 'words')],
    [field(texts.name, 'name'), field(texts.description, 'description')],
    [field(texts.topic, 'topic'), field(texts.number, 'lessonNumber')],
    [field(texts.author, 'authorName'), field(texts.link, 'authorLink')],
    [button(texts.level, 'level'), button(texts.place, 'place')],
    [button(isFree ? texts.makePremium : texts.makeFree, 'access')],
    [button(adminBotTexts.button.save, 'save'), button(texts.leave, 'leave')],
  ];
}

async function change(
  talk: Talk,
  editing: Editing,
  deed: Exclude<Deed, { kind: 'save' | 'leave' }>,
): Promise<void> {
  const lesson = { ...editing.lesson, ...editing.change };
  switch (deed.kind) {
    case 'field':
      Object.assign(editing.change, await askTyped(talk, deed.field));
      return;
    case 'access':
      editing.change.isFree = !lesson.isFree;
      return;
    case 'level':
      editing.change.level = await ask<LessonLevel>(talk, texts.levelAsk, {
        choices: [(['A0', 'A1', 'A2'] as const).map((level) => ({ label: level, value: level }))],
      });
      return;
    case 'place': {
      const place = await askPlace(talk);
      if (!place) return;
      editing.change.subsectionId = place.subsectionId;
      editing.section = place.section;
      editing.subsection = place.subsection;
      return;
    }
    case 'words': {
      const words = await editWords(talk, lesson.words, editing.sounds);
      if (words !== lesson.words) editing.change.words = words;
    }
  }
}

async function askTyped(talk: Talk, name: TypedField): Promise<Partial<EditedLesson>> {
  const isRequired = name === 'name' || name === 'lessonNumber';
  const text = texts.ask[name];
  const typed = await askField(talk, name, isRequired ? { text } : { text, leave: texts.clear });
  if (name === 'lessonNumber') return { lessonNumber: Number(typed) };
  return { [name]: typed === '' && (name === 'authorName' || name === 'authorLink') ? null : typed };
}

/** What the verb tells of the edit that came first. */
type Stale = { lastEdit: { by: number; name: string; at: string } | null };

async function save(talk: Talk, editing: Editing): Promise<'closed' | 'reopen' | 'refused'> {
  const { deps, adminId } = talk;
  const { id: lessonId, revision, change } = editing;
  const saved = await attempt(talk, async ({ now }) => {
    await changeLesson(deps.db, { adminId, lessonId, revision, change }, now);
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
    await say(talk, `${adminBotTexts.newLesson.notSaved}. ${refusalText(saved.refusal)}`);
    return 'refused';
  }
  const { lastEdit } = saved.refusal.data as Stale; // the shape of this code's data
  const zone = await recall(talk, async ({ now }) => (await findUser(deps.db, adminId, now))?.timezone);
  const by = lastEdit && {
    name: lastEdit.name,
    at: dateText(new Date(lastEdit.at), zone ?? 'Asia/Jerusalem'),
  };
  return ask(talk, texts.stale(by), {
    choices: [
      [
        { label: texts.reopen, value: 'reopen' },
        { label: texts.leave, value: 'closed' },
      ],
    ],
  });
}

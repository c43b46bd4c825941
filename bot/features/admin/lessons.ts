import { Composer, InlineKeyboard } from 'grammy';
import { DomainError } from '../../../core/errors.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { refusalOf, unconfirmedReadings } from '../../../core/lesson/edit.ts';
import { adminBotTexts, fitting } from '../../../core/texts/admin/bot.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { lessonIdOf, lessonsPerPage, listLessons } from '../../../db/admin/lesson-list.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { CatalogueCache } from '../../../db/course/catalogue.ts';
import { withUndo } from '../../acts/with-undo.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { isAdmin } from '../../learner.ts';
import { type LessonOperation, lessonButtons } from '../../lessons/buttons.ts';
import { lessonCard } from '../../lessons/card.ts';
import { openLesson, problemsOf } from '../../lessons/edited-lesson.ts';
import { lessonNumberIn } from '../../lessons/lesson-number.ts';
import { message } from '../../rich-text.ts';
import type { AppLink } from '../../services/app-link.ts';

const texts = adminBotTexts.lessons;

/** Lessons on one page of the chat. */
const pageSize = 10;
const buttonsPerRow = 5;

/** Commands for one lesson, with their actions. */
const commands: Readonly<Record<string, LessonOperation>> = {
  publish: 'publish',
  unpublish: 'unpublish',
  delete: 'ask-delete',
};

/** What an admin's work on lessons needs; the course is read again after a change. */
type LessonEditing = AppLink & { db: Db; catalogue: CatalogueCache };

type LessonFlags = { isPublished?: boolean; isFree?: boolean; keepsTranscriptions?: boolean };

type Answer = Parameters<BotContext['reply']>;

/** For admins: /lessons with their cards and buttons; /publish, /unpublish, /delete and /editlesson by number, or by a name. */
export function adminLessons(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const byAdmin = (ctx: BotContext) => isAdmin(deps, ctx);

  chat
    .command('lessons')
    .filter(byAdmin)
    .use(async (ctx) => {
      await ctx.reply(...(await list(deps.db, 1, ctx.match.trim())));
    });

  for (const [command, operation] of Object.entries(commands)) {
    chat
      .command(command)
      .filter(byAdmin)
      .use(async (ctx) => {
        const number = lessonNumberIn(ctx.match);
        const lessonId = number === undefined ? undefined : await lessonIdOf(deps.db, number);
        const answer =
          lessonId === undefined
            ? await withoutLesson(deps.db, command, ctx.match)
            : await tryOperation(deps, ctx, operation, lessonId);
        await ctx.reply(...answer);
      });
  }

  // With the number of a lesson, the dialogue has already handled it.
  chat
    .command('editlesson')
    .filter(byAdmin)
    .use(async (ctx) => {
      await ctx.reply(...(await withoutLesson(deps.db, 'editlesson', ctx.match)));
    });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = lessonButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await byAdmin(ctx))) return next();
    const [text, options] =
      action.kind === 'list'
        ? await list(deps.db, action.page, action.search)
        : await tryOperation(deps, ctx, action.kind, action.lessonId);
    // An edit accepts only inline keyboards, and there are no others here.
    await ctx.editMessageText(text, options as Parameters<typeof ctx.editMessageText>[1]).catch((error) => {
      if (!isNotModified(error)) throw error;
    });
  });

  return feature;
}

/** A command that names no lesson by its number: another text is looked for among the names. */
async function withoutLesson(db: Db, command: string, match: string): Promise<Answer> {
  const name = match.trim();
  if (name === '') return [texts.usage(command)];
  return lessonNumberIn(name) === undefined
    ? list(db, 1, name)
    : [errorText('not-found', 'lesson_not_found')];
}

async function list(db: Db, page: number, search: string): Promise<Answer> {
  // The verb's pages are larger than the chat's.
  const perPage = lessonsPerPage / pageSize;
  const found = await listLessons(db, {
    text: search,
    state: 'all',
    page: Math.ceil(page / perPage),
  });
  const { total } = found;
  if (total === 0) return [search ? texts.none : texts.noLessons];
  const pages = Math.ceil(total / pageSize);
  const from = ((page - 1) % perPage) * pageSize;
  const shown = found.lessons.slice(from, from + pageSize);
  const keyboard = new InlineKeyboard();
  for (const [at, { id, lessonNumber }] of shown.entries()) {
    if (at > 0 && at % buttonsPerRow === 0) keyboard.row();
    keyboard.text(String(lessonNumber), lessonButtons.build({ kind: 'card', lessonId: id }));
  }
  keyboard.row();
  if (page > 1) keyboard.text('‹', lessonButtons.build({ kind: 'list', page: page - 1, search }));
  if (page < pages) keyboard.text('›', lessonButtons.build({ kind: 'list', page: page + 1, search }));
  const lines = [texts.title(total, page, pages), '', ...shown.map(texts.line), '', texts.legend];
  return [...message(fitting(lines.join('\n')), keyboard)];
}

async function tryOperation(
  deps: LessonEditing,
  ctx: BotContext,
  operation: LessonOperation,
  lessonId: number,
): Promise<Answer> {
  try {
    return await doOperation(deps, ctx, operation, lessonId);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    const { problems = [] } = (error.data ?? {}) as { problems?: DraftProblem[] }; // as the verb returns them
    const reason = errorText(error.kind, error.code);
    const back = new InlineKeyboard().text(
      adminBotTexts.button.back,
      lessonButtons.build({ kind: 'card', lessonId }),
    );
    return error.kind === 'not-found' ? [reason] : [...message(texts.refused(reason, problems), back)];
  }
}

async function doOperation(
  deps: LessonEditing,
  ctx: BotContext,
  operation: LessonOperation,
  lessonId: number,
): Promise<Answer> {
  const adminId = ctx.from?.id ?? 0;
  switch (operation) {
    case 'publish':
      return (await doubtsOf(deps.db, ctx, lessonId)) ?? change(deps, ctx, lessonId, { isPublished: true });
    case 'publish-as-is':
      return change(deps, ctx, lessonId, { isPublished: true, keepsTranscriptions: true });
    case 'unpublish':
      return change(deps, ctx, lessonId, { isPublished: false });
    case 'free':
    case 'premium':
      return change(deps, ctx, lessonId, { isFree: operation === 'free' });
    case 'ask-delete':
      return deletionQuestion(deps.db, ctx, lessonId);
    case 'delete': {
      const { lesson } = await openLesson(deps.db, { adminId, lessonId }, ctx.now);
      await deleteLesson(deps.db, { adminId, lessonId }, ctx.now);
      deps.catalogue.forget();
      const done = { adminId, target: `lesson:${lessonId}` };
      return [...message(texts.deleted(lesson.name), await withUndo(deps.db, done))];
    }
  }
  return [...(await lessonCard(deps, { adminId, lessonId }, ctx.now))];
}

/** Publishes, hides, or opens a lesson to all or to premium: the card after it, with the button that takes it back. */
async function change(
  deps: LessonEditing,
  ctx: BotContext,
  lessonId: number,
  { keepsTranscriptions, ...change }: LessonFlags,
): Promise<Answer> {
  const adminId = ctx.from?.id ?? 0;
  const { revision } = await openLesson(deps.db, { adminId, lessonId }, ctx.now);
  await changeLesson(deps.db, { adminId, lessonId, revision, change, keepsTranscriptions }, ctx.now);
  deps.catalogue.forget();
  const [text, options] = await lessonCard(deps, { adminId, lessonId }, ctx.now);
  const done = { adminId, target: `lesson:${lessonId}` };
  return [text, { ...options, reply_markup: await withUndo(deps.db, done, options.reply_markup) }];
}

/** The question about transcriptions that nobody has confirmed, asked before a lesson is published; undefined without any. */
async function doubtsOf(db: Db, ctx: BotContext, lessonId: number): Promise<Answer | undefined> {
  const { lesson } = await openLesson(db, { adminId: ctx.from?.id ?? 0, lessonId }, ctx.now);
  const problems = problemsOf({ ...lesson, isPublished: true });
  const doubts = refusalOf(problems) ? [] : unconfirmedReadings(problems);
  if (doubts.length === 0) return undefined;
  const keyboard = new InlineKeyboard()
    .text(adminBotTexts.button.keep, lessonButtons.build({ kind: 'publish-as-is', lessonId }))
    .row()
    .text(texts.edit, lessonButtons.build({ kind: 'edit', lessonId }))
    .text(adminBotTexts.button.back, lessonButtons.build({ kind: 'card', lessonId }));
  return [...message(adminBotTexts.readings(doubts), keyboard)];
}

async function deletionQuestion(db: Db, ctx: BotContext, lessonId: number): Promise<Answer> {
  const { lesson } = await openLesson(db, { adminId: ctx.from?.id ?? 0, lessonId }, ctx.now);
  const asked = texts.deleteAsk({ name: lesson.name, wordsCount: lesson.words.length });
  const keyboard = new InlineKeyboard()
    .text(texts.deleteYes, lessonButtons.build({ kind: 'delete', lessonId }))
    .text(adminBotTexts.button.back, lessonButtons.build({ kind: 'card', lessonId }));
  return [...message(asked, keyboard)];
}

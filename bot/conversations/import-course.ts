import { type Context, InputFile } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { courseFileFormat } from '../../core/lesson/course-file/parse.ts';
import { adminBotTexts, fitting } from '../../core/texts/admin/bot.ts';
import { changesText, changeText, problemText } from '../../core/texts/admin/course/course-file.ts';
import { type ImportedFile, importCourseFile } from '../../db/admin/import.ts';
import { withUndoOf } from '../acts/with-undo.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';
import { downloadFile } from '../telegram-files.ts';
import { ask, attempt, type Heard, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.course;

/** The same limit as in the mini-app's import. */
const maxFileBytes = 4 * 1024 * 1024;
/** The rest is sent as a file. */
const problemsInChat = 20;
const changesInChat = 15;

type Sent = { fileId: string; fileName: string };

/** /import: a course file is first tried; its changes are shown for confirmation, or every mistake is listed. */
export async function importCourse(talk: Talk): Promise<void> {
  for (;;) {
    const sent = await ask(talk, texts.askFile, { hear: hearFile });
    const tried = await attempt(talk, (ctx) => tryFile(talk, ctx, sent));
    if (!tried.ok) {
      await say(talk, refusalText(tried.refusal));
      continue;
    }
    if (tried.value.kind === 'refused') continue;
    if (tried.value.kind === 'unchanged') return say(talk, texts.unchanged);
    const operation = await ask(talk, tried.value.text, {
      choices: [
        [
          { label: texts.apply, value: 'apply' },
          { label: adminBotTexts.button.cancel, value: 'leave' },
        ],
      ],
    });
    if (operation === 'leave') return say(talk, texts.left);
    const applied = await attempt(talk, (ctx) => apply(talk, ctx, sent));
    if (!applied.ok) return say(talk, refusalText(applied.refusal));
    if (applied.value) return sayApplied(talk, applied.value);
  }
}

function hearFile({ msg }: Context): Heard<Sent> {
  const document = msg?.document;
  const fileName = document?.file_name ?? '';
  if (!document || !courseFileFormat(fileName)) return { ok: false, say: texts.fileOnly };
  if ((document.file_size ?? 0) > maxFileBytes) return { ok: false, say: texts.tooLarge };
  return { ok: true, value: { fileId: document.file_id, fileName } };
}

async function read(
  { deps, adminId }: Talk,
  ctx: BotContext,
  { fileId, fileName }: Sent,
  isDryRun: boolean,
): Promise<ImportedFile> {
  const bytes = await downloadFile(deps, ctx.api, { fileId, maxBytes: maxFileBytes }).catch(
    (error: unknown) => {
      const isLarge = error instanceof DomainError && error.kind === 'too-large';
      throw isLarge ? new DomainError('too-large', { code: 'import_too_large' }) : error;
    },
  );
  return importCourseFile(deps.db, { adminId, bytes, fileName, isDryRun }, ctx.now);
}

type Tried = { kind: 'refused' } | { kind: 'unchanged' } | { kind: 'planned'; text: string };

async function tryFile(talk: Talk, ctx: BotContext, sent: Sent): Promise<Tried> {
  const imported = await read(talk, ctx, sent, true);
  if (!imported.ok) {
    await reportProblems(ctx, imported.problems.map(problemText));
    return { kind: 'refused' };
  }
  const { changes } = imported;
  if (changes.length === 0) return { kind: 'unchanged' };
  const listed = changes.slice(0, changesInChat).map(changeText);
  const rest = changes.length > listed.length ? ['…'] : [];
  return {
    kind: 'planned',
    text: fitting([texts.planned(changesText(changes)), '', ...listed, ...rest].join('\n')),
  };
}

type Applied = { summary: string; actId: number | null };

/** Null when the file is refused because the course has changed meanwhile; the admin has been notified. */
async function apply(talk: Talk, ctx: BotContext, sent: Sent): Promise<Applied | null> {
  const imported = await read(talk, ctx, sent, false);
  if (!imported.ok) {
    await reportProblems(ctx, imported.problems.map(problemText));
    return null;
  }
  talk.deps.catalogue.forget();
  return { summary: changesText(imported.changes), actId: imported.actId };
}

/** With the button that takes all of it back. */
async function sayApplied(talk: Talk, { summary, actId }: Applied): Promise<void> {
  await recall(talk, async (ctx) => {
    await ctx.reply(...message(texts.applied(summary), actId === null ? undefined : withUndoOf(actId)));
  });
}

/** The first of them in the chat, and all of them in a file if there are many. */
async function reportProblems(ctx: BotContext, problems: readonly string[]): Promise<void> {
  const listed = problems.slice(0, problemsInChat);
  const rest = problems.length - listed.length;
  const lines = [texts.refused(problems.length), '', ...listed, ...(rest > 0 ? [texts.more(rest)] : [])];
  await ctx.reply(fitting(lines.join('\n')));
  if (rest > 0) {
    const file = new InputFile(Buffer.from(`${problems.join('\n')}\n`), texts.problemsFile);
    await ctx.replyWithDocument(file);
  }
}

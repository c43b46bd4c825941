import type { Context } from 'grammy';
import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import type { WordContent } from '../../core/lesson/content.ts';
import { decodeCourseFile } from '../../core/lesson/course-file/encoding.ts';
import { courseFileFormat, parseWordFile } from '../../core/lesson/course-file/parse.ts';
import type { FileProblem } from '../../core/lesson/course-file/problem.ts';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import type { DraftWord } from '../../core/lesson/edit.ts';
import { maxTaughtAtOnce, taughtAmong } from '../../core/lesson/pasted/proposed.ts';
import {
  holdsWords,
  lettersIn,
  type ParsedWordLines,
  parseWordLines,
} from '../../core/lesson/pasted/word-lines.ts';
import { repointedParts } from '../../core/lesson/phrase.ts';
import { adminBotTexts, fitting } from '../../core/texts/admin/bot.ts';
import { courseFileTexts, problemText } from '../../core/texts/admin/course/course-file.ts';
import type { EditedWord } from '../../db/admin/lessons/edited-lesson.ts';
import { readTaughtWords } from '../../db/admin/lessons/taught-words.ts';
import { downloadFile } from '../telegram-files.ts';
import { ask, attempt, type Heard, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.words;

/** A lesson's words take some kilobytes. */
const maxFileBytes = 256 * 1024;

/** Words as they were sent: lines, or a file of words. */
export type SentWords = { text: string } | { fileId: string; fileName: string };

/** Reads any text as lines of words. */
export function hearWords(ctx: Context): Heard<SentWords> {
  const { text, document, photo } = ctx.msg ?? {};
  if (text) return { ok: true, value: { text } };
  // Telegram's apps paste cells of Excel as a picture of them.
  if (photo) return { ok: false, say: texts.picture };
  const fileName = document?.file_name ?? '';
  if (!document || !courseFileFormat(fileName)) return { ok: false, say: texts.fileType };
  if ((document.file_size ?? 0) > maxFileBytes) return { ok: false, say: texts.fileTooLarge };
  return { ok: true, value: { fileId: document.file_id, fileName } };
}

/** Reads words that are sent where something else was asked for; a message without them is read by `other`. */
export const hearPasted =
  <T>(other: (ctx: Context) => Heard<T>) =>
  (ctx: Context): Heard<T | SentWords> => {
    const { text, document } = ctx.msg ?? {};
    const isFile = courseFileFormat(document?.file_name ?? '') !== undefined;
    return isFile || holdsWords(text ?? '') ? hearWords(ctx) : other(ctx);
  };

/** Reads words that are sent under a preview or a menu, where everything else is a button. */
export function hearSent(ctx: Context): Heard<{ kind: 'sent'; sent: SentWords }> {
  const { text = '', document, photo } = ctx.msg ?? {};
  const mayBeWords = document || photo || holdsWords(text) || /[א-ת]/u.test(text);
  const heard = mayBeWords ? hearWords(ctx) : { ok: false as const, say: texts.pressOrSend };
  return heard.ok ? { ok: true, value: { kind: 'sent', sent: heard.value } } : heard;
}

/** One word on one line; undefined when it is not read, and the admin has been notified why. */
export async function readLine(talk: Talk, text: string): Promise<DraftWord | undefined> {
  const { lines } = await parsed(talk, text);
  const [line, ...others] = lines;
  if (others.length > 0) await say(talk, texts.oneLine);
  else if (line?.doubts.length || line?.problems.length) await say(talk, texts.preview([line]));
  const isRead = others.length === 0 && line?.problems.length === 0;
  return isRead && line?.word ? draftWord(line.word) : undefined;
}

/** Learners will see these transcriptions: does the author want to keep them? True without any. */
export async function askToKeep(talk: Talk, doubts: readonly DraftProblem[]): Promise<boolean> {
  if (doubts.length === 0) return true;
  return ask(talk, adminBotTexts.readings(doubts), {
    choices: [
      [{ label: adminBotTexts.button.keep, value: true }],
      [{ label: adminBotTexts.button.back, value: false }],
    ],
  });
}

/**
 * The given words with those that were sent behind them; the same list when none of them is right. Lines with mistakes are
 * shown with these, and keep none of the others out. A word with the letters of one that is there
 * takes its place, so that a corrected list may be sent again.
 */
export async function addWords(
  talk: Talk,
  given: readonly EditedWord[],
  sent: SentWords,
): Promise<readonly EditedWord[]> {
  const read = 'text' in sent ? await readLines(talk, sent.text) : await readFile(talk, sent);
  if (read.words.length === 0) {
    await say(talk, texts.noneRead(read.mistakes));
    return given;
  }
  const { words, replaced, left } = merged(given, read.words);
  const notes = texts.added({ ...read, replaced, left });
  if (notes) await say(talk, notes);
  return words;
}

/** The lines of a text; what they leave out is proposed by the words of the course. */
async function parsed(talk: Talk, text: string): Promise<ParsedWordLines> {
  const letters = lettersIn(text).slice(0, maxTaughtAtOnce);
  const taught = await recall(talk, () => readTaughtWords(talk.deps.db, letters));
  return parseWordLines(text, taughtAmong(taught));
}

type Read = { words: readonly DraftWord[]; mistakes: number };

async function readLines(talk: Talk, text: string): Promise<Read> {
  const { lines } = await parsed(talk, text);
  const right = lines.flatMap(({ word, problems }) => (word && problems.length === 0 ? [word] : []));
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  const toBeSeen = lines.filter(({ problems, doubts }) => problems.length > 0 || doubts.length > 0);
  // The others are seen in the preview that follows.
  if (toBeSeen.length > 0) await say(talk, texts.preview(toBeSeen));
  else if (right.length > 0) await say(talk, texts.read(right.length));
  return { words: right.map(draftWord), mistakes: wrong.length };
}

type ReadFile = { words: DraftWord[] } | { problems: FileProblem[] };

/** A file is read as a whole or not at all. */
async function readFile(
  talk: Talk,
  { fileId, fileName }: { fileId: string; fileName: string },
): Promise<Read> {
  const read = await attempt(talk, async (ctx): Promise<ReadFile> => {
    const bytes = await downloadFile(talk.deps, ctx.api, { fileId, maxBytes: maxFileBytes });
    const decoded = decodeCourseFile(bytes);
    if (!decoded.ok) return { problems: [{ line: 1, message: courseFileTexts.encoding[decoded.fault] }] };
    const parsed = parseWordFile(decoded.text, courseFileFormat(fileName) ?? 'csv');
    return parsed.ok ? { words: parsed.words.map(draftWord) } : { problems: parsed.problems };
  });
  if (!read.ok) {
    await say(talk, refusalText(read.refusal));
    return { words: [], mistakes: 0 };
  }
  if ('words' in read.value) {
    await say(talk, texts.read(read.value.words.length));
    return { words: read.value.words, mistakes: 0 };
  }
  const { problems } = read.value;
  await say(talk, fitting(problems.map(problemText).join('\n'), 3000));
  return { words: [], mistakes: problems.length };
}

function merged(given: readonly EditedWord[], added: readonly DraftWord[]) {
  const isThere = ({ hebrew }: DraftWord) => given.some((word) => word.hebrew === hebrew);
  const fresh = added.filter((word) => !isThere(word));
  const space = maxWordsPerLesson - given.length;
  const rewrittenWords = given.map((word) => {
    const line = added.find(({ hebrew }) => hebrew === word.hebrew);
    return line ? rewritten(word, line) : word;
  });
  return {
    words: [...rewrittenWords, ...fresh.slice(0, space)],
    replaced: added.length - fresh.length,
    left: fresh.slice(space),
  };
}

/**
 * It stays the same word, with its learners' progress. What a line leaves out is kept as long as the letters are the
 * same.
 */
export function rewritten(word: EditedWord, line: DraftWord): EditedWord {
  const { id, audioUploadId, handwritingUploadId } = word;
  const kept = {
    ...(id === undefined ? {} : { id }),
    ...(audioUploadId === undefined ? {} : { audioUploadId }),
    ...(handwritingUploadId === undefined ? {} : { handwritingUploadId }),
  };
  if (line.hebrew !== word.hebrew) return { ...kept, ...line };
  const pronunciation = line.pronunciation || word.pronunciation;
  const parts = word.parts && !line.parts && repointedParts(word.parts, pronunciation || word.hebrew);
  return { ...word, ...line, pronunciation, ...(parts ? { parts } : {}) };
}

function draftWord({ key: _, ...word }: WordContent): DraftWord {
  return word;
}

import type { Context } from 'grammy';
import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import type { WordContent } from '../../core/lesson/content.ts';
import { decodeCourseFile } from '../../core/lesson/course-file/encoding.ts';
import { courseFileFormat, parseWordFile } from '../../core/lesson/course-file/parse.ts';
import type { FileProblem } from '../../core/lesson/course-file/problem.ts';
import { parseWordLines } from '../../core/lesson/course-file/word-lines.ts';
import type { DraftWord } from '../../core/lesson/edit.ts';
import { adminTexts } from '../../core/texts/admin/area.ts';
import { adminBotTexts, fitting } from '../../core/texts/admin/bot.ts';
import { courseFileTexts, problemText } from '../../core/texts/admin/course-file.ts';
import { downloadFile } from '../telegram-files.ts';
import { ask, attempt, type Heard, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.words;

/** A lesson's words take some kilobytes. */
const maxFileBytes = 256 * 1024;

type Sent = { text: string } | { fileId: string; fileName: string };

/**
 * Asks for words until they contain no mistakes: pasted one per line, or as a file of words. Every line is shown as it
 * was read, with its mistakes; nothing is passed on while there are any.
 */
export async function askWords(talk: Talk, { max = maxWordsPerLesson } = {}): Promise<DraftWord[]> {
  for (;;) {
    const sent = await ask(talk, texts.ask(max), { hear: hearWords });
    const words = 'text' in sent ? await readLines(talk, sent.text) : await readFile(talk, sent);
    if (!words) continue;
    const fault =
      words.length > max
        ? adminTexts.editor.tooManyWords
        : words.length === 0
          ? adminTexts.editor.noWords
          : undefined;
    if (fault === undefined) return words;
    await say(talk, fault);
  }
}

/** Asks for one word on one line. */
export async function askWordLine(talk: Talk): Promise<DraftWord> {
  return ask(talk, texts.line, {
    hear: (ctx): Heard<DraftWord> => {
      const parsed = parseWordLines(ctx.msg?.text ?? '');
      const [word, ...others] = parsed.ok ? parsed.words : [];
      if (word && others.length === 0) return { ok: true, value: draftWord(word) };
      return { ok: false, say: parsed.ok ? texts.oneLine : texts.preview(parsed.lines) };
    },
  });
}

function hearWords(ctx: Context): Heard<Sent> {
  const { text, document } = ctx.msg ?? {};
  if (text) return { ok: true, value: { text } };
  const fileName = document?.file_name ?? '';
  if (!document || !courseFileFormat(fileName)) return { ok: false, say: texts.fileType };
  if ((document.file_size ?? 0) > maxFileBytes) return { ok: false, say: texts.fileTooLarge };
  return { ok: true, value: { fileId: document.file_id, fileName } };
}

async function readLines(talk: Talk, text: string): Promise<DraftWord[] | undefined> {
  const parsed = parseWordLines(text);
  await say(talk, texts.preview(parsed.lines));
  if (parsed.ok) return parsed.words.map(draftWord);
  await say(talk, texts.broken(parsed.problems.length));
  return undefined;
}

type ReadFile = { words: DraftWord[] } | { problems: FileProblem[] };

async function readFile(
  talk: Talk,
  { fileId, fileName }: { fileId: string; fileName: string },
): Promise<DraftWord[] | undefined> {
  const read = await attempt(talk, async (ctx): Promise<ReadFile> => {
    const bytes = await downloadFile(talk.deps, ctx.api, { fileId, maxBytes: maxFileBytes });
    const decoded = decodeCourseFile(bytes);
    if (!decoded.ok) return { problems: [{ line: 1, message: courseFileTexts.encoding[decoded.fault] }] };
    const parsed = parseWordFile(decoded.text, courseFileFormat(fileName) ?? 'csv');
    return parsed.ok ? { words: parsed.words.map(draftWord) } : { problems: parsed.problems };
  });
  if (!read.ok) {
    await say(talk, refusalText(read.refusal));
    return undefined;
  }
  if ('words' in read.value) {
    await say(talk, texts.read(read.value.words.length));
    return read.value.words;
  }
  const { problems } = read.value;
  await say(talk, fitting(problems.map(problemText).join('\n'), 3000));
  await say(talk, texts.broken(problems.length));
  return undefined;
}

function draftWord({ key: _, ...word }: WordContent): DraftWord {
  return word;
}

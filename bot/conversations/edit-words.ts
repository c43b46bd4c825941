import type { Context } from 'grammy';
import { verbLineProblems } from '../../core/hebrew/conjugation/verb-line.ts';
import { sentenceProblems } from '../../core/hebrew/sentences/sentence-problems.ts';
import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import type { SentenceContent } from '../../core/lesson/content.ts';
import { cleanText } from '../../core/lesson/course-file/clean-text.ts';
import { sentenceFault } from '../../core/lesson/course-file/decode.ts';
import { maxSentences } from '../../core/lesson/course-file/fields.ts';
import { readSentence } from '../../core/lesson/course-file/sentence-line.ts';
import { formsOf } from '../../core/lesson/sentence-forms.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { courseFileTexts, findingText, findingTexts } from '../../core/texts/admin/course-file.ts';
import { errorText } from '../../core/texts/errors.ts';
import { maxUploadBytes } from '../../core/uploads/uploads.ts';
import type { EditedWord } from '../../db/admin/lessons/edited-lesson.ts';
import type { OpenedLesson } from '../lessons/edited-lesson.ts';
import { keepWordSound } from '../word-sound.ts';
import { addWords, askWordLine, askWords, hearSent, rewritten, type SentWords } from './lesson-words.ts';
import { ask, attempt, type Choice, type Heard, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;
const { back } = adminBotTexts.button;

type Sounds = OpenedLesson['sounds'];
type ListOperation =
  | { kind: 'word'; at: number }
  | { kind: 'add' | 'replace' | 'back' }
  | { kind: 'sent'; sent: SentWords };
type WordOperation = 'change' | 'verb' | 'sentences' | 'sound' | 'drop-sound' | 'drop-word' | 'back';

/** The words of a lesson, one by one; returns the same list when nothing was changed. */
export async function editWords(
  talk: Talk,
  given: readonly EditedWord[],
  sounds: Sounds,
): Promise<readonly EditedWord[]> {
  let words = given;
  for (;;) {
    const operation = await ask<ListOperation>(talk, texts.wordsMenu(words), {
      choices: listMenu(words),
      hear: hearSent,
    });
    switch (operation.kind) {
      case 'back':
        return words;
      case 'replace': {
        const others = await askWords(talk, []);
        if (others.length > 0) words = others;
        break;
      }
      case 'add':
        words = await askWords(talk, words);
        break;
      case 'sent':
        words = await addWords(talk, words, operation.sent);
        break;
      case 'word':
        words = await editWord(talk, words, operation.at, sounds);
    }
  }
}

function listMenu(words: readonly EditedWord[]): Choice<ListOperation>[][] {
  const rows = words.map(({ hebrew }, at): Choice<ListOperation>[] => [
    { label: `${at + 1}. ${hebrew}`, value: { kind: 'word', at } },
  ]);
  const add: Choice<ListOperation>[] =
    words.length < maxWordsPerLesson ? [{ label: texts.addWords, value: { kind: 'add' } }] : [];
  const replace: Choice<ListOperation> = { label: texts.replaceWords, value: { kind: 'replace' } };
  return [...rows, [...add, replace], [{ label: back, value: { kind: 'back' } }]];
}

async function editWord(
  talk: Talk,
  words: readonly EditedWord[],
  at: number,
  sounds: Sounds,
): Promise<readonly EditedWord[]> {
  const word = words[at];
  if (!word) return words;
  const sound = soundOf(word, sounds);
  const operation = await ask<WordOperation>(talk, texts.wordMenu(word, at, sound), {
    choices: wordMenu(sound),
  });
  const put = (next: EditedWord) => words.map((it, index) => (index === at ? next : it));
  switch (operation) {
    case 'back':
      return words;
    case 'change': {
      const line = await askWordLine(talk);
      return 'back' in line ? words : put(rewritten(word, line));
    }
    case 'verb':
      return put({ ...word, verb: await askVerb(talk, word) });
    case 'sentences':
      return put({ ...word, examples: await askSentences(talk, word) });
    case 'drop-sound':
      return put({ ...word, audioUploadId: null });
    case 'sound': {
      const audioUploadId = await askSound(talk);
      return audioUploadId === undefined ? words : put({ ...word, audioUploadId });
    }
    case 'drop-word':
      if (words.length > 1) return words.filter((_, index) => index !== at);
      await say(talk, texts.lastWord);
      return words;
  }
}

function soundOf({ id, audioUploadId }: EditedWord, sounds: Sounds): 'none' | 'stored' | 'recorded' | 'new' {
  if (audioUploadId) return 'new';
  if (audioUploadId === null) return 'none';
  return (id === undefined ? undefined : sounds[id]) ?? 'none';
}

function wordMenu(sound: ReturnType<typeof soundOf>): Choice<WordOperation>[][] {
  const hasRecording = sound === 'recorded' || sound === 'new';
  return [
    [
      { label: texts.changeWord, value: 'change' },
      { label: texts.sound, value: 'sound' },
    ],
    [
      { label: texts.changeVerb, value: 'verb' },
      { label: texts.changeSentences, value: 'sentences' },
    ],
    hasRecording ? [{ label: texts.dropSound, value: 'drop-sound' }] : [],
    [
      { label: texts.dropWord, value: 'drop-word' },
      { label: back, value: 'back' },
    ],
  ];
}

/** Asks for a verb until one is accepted; empty when the word is to have none of its own. */
async function askVerb(talk: Talk, { hebrew, verb = '' }: EditedWord): Promise<string> {
  return ask<string>(talk, texts.askVerb(verb), {
    choices: [[{ label: back, value: verb }], ...(verb ? [[{ label: texts.dropVerb, value: '' }]] : [])],
    hear: (ctx): Heard<string> => {
      const line = cleanText(ctx.msg?.text ?? '', 'word');
      const problems = verbLineProblems(line, hebrew);
      return problems.length === 0 ? { ok: true, value: line } : { ok: false, say: problems.join('\n') };
    },
  });
}

/**
 * Asks for the sentences of a word, a line each, until all are written right. Whether their words were taught by then is
 * judged when the lesson is saved: it depends on the whole course.
 */
async function askSentences(talk: Talk, { examples = [] }: EditedWord): Promise<readonly SentenceContent[]> {
  const drop: Choice<readonly SentenceContent[]>[] =
    examples.length === 0 ? [] : [{ label: texts.dropSentences, value: [] }];
  return ask<readonly SentenceContent[]>(talk, texts.askSentences(examples), {
    choices: [[{ label: back, value: examples }], drop],
    hear: (ctx) => hearSentences(ctx.msg?.text ?? ''),
  });
}

function hearSentences(text: string): Heard<readonly SentenceContent[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > maxSentences) {
    return { ok: false, say: courseFileTexts.tooManySentences(maxSentences) };
  }
  const sentences = lines.flatMap((line) => readSentence(line) ?? []);
  if (lines.length === 0 || sentences.length < lines.length) {
    return { ok: false, say: sentenceFault(lines) };
  }
  if (
    sentences
      .flatMap(formsOf<SentenceContent, SentenceContent>)
      .some(({ pronunciation }) => pronunciation === '')
  ) {
    return { ok: false, say: findingTexts['sentence-pointed'] ?? '' };
  }
  const problems = sentences.flatMap(sentenceProblems).map(findingText);
  if (problems.length > 0) return { ok: false, say: [...new Set(problems)].join('\n') };
  return { ok: true, value: sentences };
}

/** Asks for a recording until one is accepted; undefined when there is to be none after all. */
async function askSound(talk: Talk): Promise<string | undefined> {
  for (;;) {
    const fileId = await ask<string | null>(talk, texts.askSound, {
      choices: [[{ label: back, value: null }]],
      hear: hearSound,
    });
    if (fileId === null) return undefined;
    const kept = await attempt(talk, (ctx) =>
      keepWordSound(talk.deps, ctx.api, { fileId, adminId: talk.adminId }, ctx.now),
    );
    if (kept.ok) {
      await say(talk, texts.soundKept(kept.value.ms / 1000));
      return kept.value.uploadId;
    }
    await say(talk, texts.soundRefused(errorText(kept.refusal.kind, kept.refusal.code)));
  }
}

/** Any file may be a sound: its content is checked after the download. */
function hearSound({ msg }: Context): Heard<string> {
  const file = msg?.voice ?? msg?.audio ?? msg?.document;
  if ((file?.file_size ?? 0) > maxUploadBytes) {
    return { ok: false, say: texts.soundRefused(errorText('too-large', 'upload_too_large')) };
  }
  return file ? { ok: true, value: file.file_id } : { ok: false, say: texts.soundOnly };
}

import * as z from 'zod';
import { ownFormats } from '../own-words/export.ts';
import {
  maxListTitle,
  maxOwnHebrew,
  maxOwnPronunciation,
  maxOwnRussian,
  maxOwnSentence,
  maxWordsAtOnce,
} from '../own-words/limits.ts';
import { ownProblems } from '../own-words/problems.ts';
import { ownStates } from '../own-words/states.ts';
import { Word } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { DateString, EventId, RowId, RowIdInPath, text } from './shapes/shared.ts';

/**
 * «Мои слова»: words that a learner keeps for themselves, from anywhere. They are learned by the same calls as words of
 * the course: `GET /lessons/{ownLessonId}` (core/own-words/limits.ts) is the lesson of the next ten that are not learned yet,
 * answers go to `POST /progress` with that lesson, reviews to `POST /reviews`; `GET /today` asks them beside the others.
 * Nobody else ever sees one; a list is shared as a copy.
 */

const Count = z.number().int().nonnegative();

/** What is wrong with a word or a list; `core/texts/own-words.ts` says it in Russian. */
const ProblemShape = z.enum(ownProblems);

/**
 * A word with its sound, as the trainer and «Сегодня» have it. `pronunciation` and `transcription` are '' where the
 * niqqud is not known; `audio` is null where nothing can say it rightly, and then it is asked without sound.
 */
export const OwnWord = Word.extend({
  /** The sentence in which it was met; null where there is none. */
  sentence: z.string().nullable(),
  /** `audio` is the learner's own recording. */
  hasOwnSound: z.boolean(),
  state: z.enum(ownStates),
  /** The next day on which it is asked; null before it is learned. */
  due: DateString.nullable(),
  /** ISO. */
  addedAt: z.string(),
});
export type OwnWord = z.output<typeof OwnWord>;

/** What is left of the limits. */
export const OwnLimits = z.object({
  words: Count,
  maxWords: Count,
  addedToday: Count,
  maxPerDay: Count,
});
export type OwnLimits = z.output<typeof OwnLimits>;

/** A word as it is written by the learner. Texts are wider than the rules, so that each problem has its own name. */
export const WrittenOwnWord = z.object({
  /** Any spelling, with or without niqqud. */
  hebrew: text(maxOwnHebrew * 4),
  russian: text(maxOwnRussian * 4),
  /**
   * The same letters with niqqud; '' leaves it out. Missing: that of `hebrew`, otherwise that of the only word of the
   * course that is spelled so and open to the learner, otherwise none.
   */
  pronunciation: text(maxOwnPronunciation * 2).optional(),
  sentence: text(maxOwnSentence * 4).optional(),
});
export type WrittenOwnWord = z.input<typeof WrittenOwnWord>;

/** A niqqud that the course knows for the letters. */
export const NiqqudProposal = z.object({
  pronunciation: z.string(),
  transcription: z.string(),
  /** What it means in the course. */
  russian: z.string(),
});
export type NiqqudProposal = z.output<typeof NiqqudProposal>;

/** A pasted line as it was understood; nothing is kept yet. */
export const ReadOwnLine = z.object({
  /** Counted from 1; empty lines count. */
  line: Count,
  hebrew: z.string(),
  /** '' where the line has no translation: a proposal may have one. */
  russian: z.string(),
  /** '' where the niqqud is not known. */
  pronunciation: z.string(),
  transcription: z.string(),
  proposals: z.array(NiqqudProposal),
  /** The learner has this word with this translation. */
  isKept: z.boolean(),
  /** Null where the word can be kept as it is. */
  problem: ProblemShape.nullable(),
});
export type ReadOwnLine = z.output<typeof ReadOwnLine>;

/** What became of words that were sent; places are counted from 0. */
export const AddedOwnWords = z.object({
  /** The words that are there now: new ones, and ones that were there. */
  words: z.array(OwnWord),
  /** Ids of those that are new; a repeat of the event returns the same. */
  added: z.array(RowId),
  refused: z.array(z.object({ place: Count, problem: ProblemShape })),
  limits: OwnLimits,
});
export type AddedOwnWords = z.output<typeof AddedOwnWords>;

/** The part of a link behind `list_`: 22 characters that nobody can guess. */
const ListToken = z.string();
/** Wider than a token: one that was cut off is simply not there. */
const ListTokenInPath = z.string().regex(/^[\w-]{1,40}$/);

/** A list as its owner sees it. */
export const SharedList = z.object({
  token: ListToken,
  title: z.string(),
  /** `https://t.me/…?startapp=list_<token>`; null where the bot has no name. */
  link: z.string().nullable(),
  words: Count,
  /** How often a copy was taken. */
  copies: Count,
  /** An admin has hidden it: nobody can open it. */
  isHidden: z.boolean(),
  /** ISO. */
  sharedAt: z.string(),
});
export type SharedList = z.output<typeof SharedList>;

/** A list as somebody sees it who has its link. Its owner is not named. */
export const OpenedList = z.object({
  token: ListToken,
  title: z.string(),
  isOwn: z.boolean(),
  words: z.array(
    z.object({
      hebrew: z.string(),
      pronunciation: z.string(),
      transcription: z.string(),
      russian: z.string(),
      /** The caller has it already. */
      isKept: z.boolean(),
    }),
  ),
});
export type OpenedList = z.output<typeof OpenedList>;

/** A list as admins see it. */
export const ReportedList = z.object({
  token: ListToken,
  title: z.string(),
  ownerId: z.number(),
  /** Learners who have reported it. */
  reports: Count,
  copies: Count,
  isHidden: z.boolean(),
  sharedAt: z.string(),
  words: z.array(z.object({ hebrew: z.string(), russian: z.string() })),
});
export type ReportedList = z.output<typeof ReportedList>;

export const ownWordEndpoints = {
  'GET /own-words': endpoint({
    summary: 'Свои слова ученика, новые сначала, страницами, и сколько ещё можно добавить',
    access: 'learner',
    callsPerMinute: 120,
    query: z.object({
      /** The words before this one: `next` of the page before. */
      before: RowIdInPath.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
      /** Only words with this in their Hebrew, Russian or transcription. */
      q: text(60).optional(),
    }),
    response: z.object({ words: z.array(OwnWord), next: RowId.nullable(), limits: OwnLimits }),
  }),
  'POST /own-words': endpoint({
    summary: 'Добавить свои слова; повтор события ничего не меняет, баллов не приносит',
    access: 'learner',
    callsPerMinute: 60,
    maxBodyBytes: 262_144,
    body: z.object({
      eventId: EventId,
      words: z.array(WrittenOwnWord).min(1).max(maxWordsAtOnce),
    }),
    response: AddedOwnWords,
  }),
  'POST /own-words/read': endpoint({
    summary: 'Прочитать строки «слово — перевод», не сохраняя: что понято и какую огласовку знает курс',
    access: 'learner',
    callsPerMinute: 60,
    maxBodyBytes: 131_072,
    body: z.object({ text: text(20_000) }),
    response: z.object({
      lines: z.array(ReadOwnLine),
      /** Lines beyond the most that are read at once. */
      left: Count,
    }),
  }),
  'PUT /own-words/{id}': endpoint({
    summary: 'Изменить своё слово; всё выученное остаётся',
    access: 'learner',
    params: z.object({ id: RowIdInPath }),
    body: WrittenOwnWord,
    response: OwnWord,
  }),
  'DELETE /own-words/{id}': endpoint({
    summary: 'Удалить своё слово; сутки его можно вернуть',
    access: 'learner',
    // A list of 200 words that was just kept is taken back word by word.
    callsPerMinute: 300,
    params: z.object({ id: RowIdInPath }),
    response: z.object({ id: RowId, limits: OwnLimits }),
  }),
  'POST /own-words/{id}/restore': endpoint({
    summary: 'Вернуть удалённое своё слово со всем выученным',
    access: 'learner',
    params: z.object({ id: RowIdInPath }),
    response: OwnWord,
  }),
  /** A file, not the envelope. */
  'GET /own-words/export': endpoint({
    summary: 'Все свои слова файлом: JSON, таблица TSV или текст для Anki',
    access: 'learner',
    callsPerMinute: 20,
    query: z.object({ format: z.enum(ownFormats).default('tsv') }),
  }),
  /** Takes multipart/form-data with the recording as `file`. 400 take_…, as for speakers; 429 own_sounds. */
  'POST /audio/own/{id}': endpoint({
    summary: 'Своё звучание своего слова: запись до мегабайта',
    access: 'learner',
    servedBy: 'voice',
    callsPerMinute: 20,
    callsPerDay: 300,
    maxBodyBytes: 1_114_112,
    params: z.object({ id: RowIdInPath }),
    form: z.object({}),
    response: OwnWord,
  }),
  'DELETE /audio/own/{id}': endpoint({
    summary: 'Убрать своё звучание',
    access: 'learner',
    servedBy: 'voice',
    params: z.object({ id: RowIdInPath }),
    response: OwnWord,
  }),
  'GET /own-lists': endpoint({
    summary: 'Списки, которыми ученик поделился',
    access: 'learner',
    response: z.array(SharedList),
  }),
  'POST /own-lists': endpoint({
    summary: 'Поделиться копией своих слов по ссылке; повтор события возвращает ту же ссылку',
    access: 'learner',
    callsPerMinute: 20,
    callsPerDay: 50,
    body: z.object({
      eventId: EventId,
      title: text(maxListTitle * 4),
      wordIds: z.array(RowId).min(1).max(maxWordsAtOnce),
    }),
    response: SharedList,
  }),
  'DELETE /own-lists/{token}': endpoint({
    summary: 'Закрыть ссылку; взятые копии остаются',
    access: 'learner',
    params: z.object({ token: ListTokenInPath }),
    response: z.object({ token: ListToken }),
  }),
  'GET /shared-lists/{token}': endpoint({
    summary: 'Список по ссылке; закрытый и скрытый отвечают 404 list_not_found',
    access: 'learner',
    callsPerMinute: 30,
    params: z.object({ token: ListTokenInPath }),
    response: OpenedList,
  }),
  'POST /shared-lists/{token}/copy': endpoint({
    summary: 'Взять слова списка себе; те, что уже есть, не повторяются',
    access: 'learner',
    callsPerMinute: 20,
    params: z.object({ token: ListTokenInPath }),
    body: z.object({
      eventId: EventId,
      /** Places of the wanted words, from 0; missing: all. */
      places: z.array(Count).max(maxWordsAtOnce).optional(),
    }),
    response: AddedOwnWords,
  }),
  'POST /shared-lists/{token}/report': endpoint({
    summary: 'Пожаловаться на список: один раз от каждого ученика',
    access: 'learner',
    callsPerMinute: 10,
    callsPerDay: 30,
    params: z.object({ token: ListTokenInPath }),
    response: z.object({ token: ListToken }),
  }),
  'GET /admin/shared-lists': endpoint({
    summary: 'Списки, на которые пожаловались, и скрытые',
    access: 'admin',
    response: z.array(ReportedList),
  }),
  'PUT /admin/shared-lists/{token}': endpoint({
    summary: 'Скрыть список или снова показать',
    access: 'admin',
    params: z.object({ token: ListTokenInPath }),
    body: z.object({ isHidden: z.boolean() }),
    response: ReportedList,
  }),
};

import * as z from 'zod';
import { dialogueStates } from '../dialogues/events.ts';
import { stageResults } from '../lesson/stages.ts';
import { checkedExercises } from '../letters/steps.ts';
import { exercises, skills } from '../memory/exercises.ts';
import { exportFormats } from '../memory/export.ts';
import { sessionKinds } from '../memory/kinds.ts';
import { numberKinds } from '../numbers/tasks.ts';
import { PlainWord, Word } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { FormTask } from './forms.ts';
import { NumberTask } from './numbers.ts';
import { RuleCheckShape } from './rules.ts';
import { TodaySummary } from './shapes/memory.ts';
import { AwardShape } from './shapes/progress.ts';
import { DateString, EventId, LetterKey, Points, RowId, text } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();
const Ms = z.number().int().min(0).max(86_400_000);
/** A switch in an address: '1' unless it is '0'. */
const Flag = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1');

export const ReviewTask = z.object({
  wordId: RowId,
  skill: z.enum(skills),
  exercise: z.enum(exercises),
  /** The word is not firm yet: it is kept apart from words that are like it. */
  isYoung: z.boolean().optional(),
  /** «Что из двух?»: the word to choose from beside this one; it is among `words`. */
  rivalId: RowId.optional(),
});
export type ReviewTask = z.output<typeof ReviewTask>;

/** A check of a rule; `place` is that of a written one, null for one made of learned words. */
export const RuleTask = z.object({
  ruleId: RowId,
  key: z.string(),
  title: z.string(),
  check: RuleCheckShape,
  place: Count.nullable(),
});
export type RuleTask = z.output<typeof RuleTask>;

/** A dialogue of a finished lesson: new, or heard and not played yet. */
const DialogueTask = z.object({
  dialogueId: RowId,
  key: z.string(),
  title: z.string(),
  /** How long it takes to hear it once and answer its questions; within `minutes`. */
  seconds: Count,
  state: z.enum(dialogueStates),
});

/** A learned word with its lesson. */
export const LearnedWord = Word.extend({ lessonId: RowId });
export type LearnedWord = z.output<typeof LearnedWord>;

export const TodayResponse = TodaySummary.extend({
  /** The same for a learner who speaks; missing where nothing recognises speech, or where that was asked for. */
  spokenMinutes: Count.optional(),
  kind: z.enum(sessionKinds),
  /** The learner's date by the server's clock, or the day after where that was asked for; and the server's time. */
  date: DateString,
  serverTime: z.string(),
  /** The most urgent first; the session keeps young words that are alike apart. */
  tasks: z.array(ReviewTask),
  /** Misses of today, on any device, that come back: practice, no longer counted. Empty except for the kind 'due'. */
  again: z.array(ReviewTask),
  /** Letters that are not sure yet, asked before the words: at most a fifth of the session. Only of the kind 'due'. */
  letters: z.array(z.object({ key: LetterKey, exercise: z.enum(checkedExercises) })),
  /** Checks of rules that are due, after the letters, within the same fifth. Only of the kind 'due'. */
  rules: z.array(RuleTask),
  /** Forms of learned words: at most a quarter of the session. Only of the kind 'due'. */
  forms: z.array(FormTask),
  /** A dialogue after everything else, about once a week; missing on the other days. Only of the kind 'due'. */
  dialogue: DialogueTask.optional(),
  /** Numbers by ear: two at most in the first session of a day, ten of the kind 'numbers'. */
  numbers: z.array(NumberTask),
  /** The kinds of numbers that were taught. */
  numberKinds: z.array(z.enum(numberKinds)),
  /** Every word that a task names, once. */
  words: z.array(LearnedWord),
  /** More words for the choices, nearest first; none is in `words`. */
  distractors: z.array(PlainWord),
  /** The learner's median for each exercise, milliseconds; sent back with their answers. Missing before they have one. */
  medians: z.partialRecord(z.enum(exercises), Ms),
  /** False where this server cannot recognise speech: then no task asks to speak. */
  voice: z.boolean(),
  newWordsPerDay: Count,
  learnedToday: Count,
  /** Where the new words are; null when every lesson that the learner may open is completed. */
  newWordsAt: z.object({ lessonId: RowId, lessonName: z.string() }).nullable(),
  /** The next day with words to review, those that did not fit into this day among them; null when there is none. */
  nextDue: DateString.nullable(),
});
export type TodayResponse = z.output<typeof TodayResponse>;

export const SaveReviewRequest = z.object({
  eventId: EventId,
  wordId: RowId,
  exercise: z.enum(exercises),
  /** A typed answer given on the first try is judged by the server, whatever this value is. */
  result: z.enum(stageResults),
  /** Counted from 1. */
  tries: z.number().int().min(1).max(1000).default(1),
  /** Milliseconds to the answer. */
  ms: Ms.optional(),
  /** `medians` of GET /today for this exercise. */
  medianMs: Ms.optional(),
  /** A hint gave away a part. */
  isPartial: z.boolean().default(false),
  /** Asked between the words of a lesson: it moves the schedules and earns nothing. */
  inLesson: z.boolean().default(false),
  /** What was typed on the first try. */
  typed: text(60).optional(),
  /** When it was answered, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveReviewRequest = z.input<typeof SaveReviewRequest>;

const CardState = z.object({
  skill: z.enum(skills),
  due: DateString,
  /** Days after which nine of ten such words are still recalled. */
  stability: z.number(),
  /** Counted reviews, the lesson's first one included; misses among them. */
  reviews: Count,
  lapses: Count,
});

/** How well a word is remembered now. */
export const WordMemory = z.object({
  wordId: RowId,
  cards: z.array(CardState),
  /** The next day on which the word is asked. */
  nextDue: DateString,
  isFirm: z.boolean(),
});
export type WordMemory = z.output<typeof WordMemory>;

export const SaveReviewResponse = WordMemory.extend({
  /** The answer as stored. */
  result: z.enum(stageResults),
  /** The word was not firm before this answer and is now. */
  becameFirm: z.boolean(),
  /** What this answer earned; a repeat of the event returns the same. */
  awarded: z.array(AwardShape),
  points: Points,
  status: z.string(),
  status_eng: z.string(),
  /** English name of a status reached by this answer, or null. */
  reachedStatus: z.string().nullable(),
});
export type SaveReviewResponse = z.output<typeof SaveReviewResponse>;

const DayCount = z.object({ date: DateString, reviews: Count });

export const MemoryResponse = z.object({
  /** Words with schedules, and the firm ones among them. */
  words: Count,
  firmWords: Count,
  /** Words due today or overdue, without the daily limit. */
  due: Count,
  /** Checked answers of reviews by day, oldest first, without days that have none; the last 26 weeks. */
  days: z.array(DayCount),
  /** Words due today and on the following 13 days. */
  forecast: z.array(DayCount),
  /** Letters that will be due tomorrow for the first time. */
  lettersTomorrow: Count,
});
export type MemoryResponse = z.output<typeof MemoryResponse>;

export const ConfusionsResponse = z.object({
  /** Most often mixed up first. */
  pairs: z.array(
    z.object({
      /** The expected letter and the one typed for it; a pair counts in both directions. */
      letters: z.tuple([z.string(), z.string()]),
      times: Count,
      /** Why they are mixed up, for the learner. */
      reason: z.string(),
      /** The latest slips of the pair, at most three. */
      examples: z.array(z.object({ hebrew: z.string(), typed: z.string(), russian: z.string() })),
    }),
  ),
  /** Learned words that the drill (GET /today?kind=letters) would ask. */
  drillWords: Count,
});
export type ConfusionsResponse = z.output<typeof ConfusionsResponse>;

export const memoryEndpoints = {
  'GET /today': endpoint({
    summary:
      'Слова для повторения сегодня или завтра, трудные слова, слова с путаными буквами или числа на слух',
    access: 'learner',
    callsPerMinute: 60,
    query: z.object({
      kind: z.enum(sessionKinds).default('due'),
      /** Which day: 'tomorrow' plans the learner's next one from all that is answered by now. */
      day: z.enum(['today', 'tomorrow']).default('today'),
      speak: Flag,
      listen: Flag,
    }),
    response: TodayResponse,
  }),
  'POST /reviews': endpoint({
    summary: 'Проверенный ответ при повторении; повтор события ничего не меняет',
    access: 'learner',
    callsPerMinute: 600, // a queue from a long flight comes in a burst
    callsPerDay: 10_000,
    body: SaveReviewRequest,
    response: SaveReviewResponse,
  }),
  'POST /reviews/undo': endpoint({
    summary: 'Взять назад последний ответ повторения, если он не принёс очков',
    access: 'learner',
    body: z.object({ eventId: EventId }),
    response: WordMemory,
  }),
  'GET /memory': endpoint({
    summary: 'Крепкие слова, повторения по дням и прогноз на две недели',
    access: 'learner',
    response: MemoryResponse,
  }),
  'GET /memory/confusions': endpoint({
    summary: 'Какие буквы ученик путает, когда набирает слова',
    access: 'learner',
    response: ConfusionsResponse,
  }),
  /** A file, not the envelope: text with a byte order mark. */
  'GET /memory/export': endpoint({
    summary: 'Выученные слова файлом: таблица CSV или текст для Anki',
    access: 'learner',
    callsPerMinute: 20,
    query: z.object({ format: z.enum(exportFormats).default('csv') }),
  }),
};

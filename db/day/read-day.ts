import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type DialoguesRecord, mayHaveDialogue } from '../../core/day/dialogue.ts';
import type { DayContent, DayMeans, DayRecord, WordHistory } from '../../core/day/material.ts';
import { drilled, hasQuestions, missesToday, needsRivals, pickWords } from '../../core/day/words.ts';
import { DomainError } from '../../core/errors.ts';
import { skillsInSentences } from '../../core/forms/today.ts';
import { exercises, skills } from '../../core/memory/exercises.ts';
import type { SessionKind } from '../../core/memory/kinds.ts';
import { startOf } from '../../core/memory/start.ts';
import { genderIn } from '../../core/settings/gender.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf } from '../connection/client.ts';
import { courseVerbs } from '../course/verbs.ts';
import { dialoguesJson, readOpenDialogues } from '../dialogues/day-dialogues.ts';
import type { Visitor } from '../entitlements.ts';
import { formCardsJson, formCardsRow, memoriesOf } from '../forms/cards.ts';
import { type PlacedSentence, readSentencesOfSkills } from '../forms/sentences.ts';
import {
  learnedFormWordsJson,
  learnedFormWordsRow,
  taughtFormsJson,
  taughtFormsOf,
  taughtFormsRow,
} from '../forms/words.ts';
import { dueLettersOf, lettersJson, lettersRow } from '../letters/today.ts';
import { unmetLettersJson, unmetLettersRow } from '../letters/unmet.ts';
import {
  answerJson,
  answerRow,
  isAboutWord,
  readWordAnswers,
  recallOf,
  stands,
  withTheirWords,
} from '../memory/answers.ts';
import { unsettledWords } from '../memory/cards.ts';
import { readDifficult, readDrill } from '../memory/drill.ts';
import { readFirmWords } from '../memory/firm-words.ts';
import { doneJson, learnedOn } from '../memory/summary.ts';
import { isAsked, isAskedWhere } from '../memory/visible.ts';
import { numberLessonsJson } from '../numbers.ts';
import { dueRulesJson, dueRulesRow } from '../rules/today.ts';
import { withDefaults } from '../settings.ts';
import { settleDay } from './settle.ts';
import { type LearnedWord, readWords } from './words.ts';

export type DayInput = Visitor & {
  /** The date that is planned. */
  today: ActivityDate;
  kind: SessionKind;
  /** The learner's date, where another one is planned: schedules that are computed again are those of that day. */
  settledOn?: ActivityDate;
  /** A voice can say own words: the app makes their sounds, a chat has the learner's recordings alone. */
  canBeSaid: boolean;
};

/** A learner's record as it is stored, and what is shown beside the plan. */
export type ReadDay = {
  record: DayRecord;
  /** Milliseconds of recent right answers, for the medians. */
  times: Day['times'];
  /** The next day with a due word after this one. */
  nextDue: ActivityDate | null;
};

/** Reads what a learner has done and learned, and settles before what other rules made. Throws 'unauthorised' for nobody. */
export async function readDay(
  db: Db,
  { userId, isAdminByEnv = false, today, kind, settledOn = today, canBeSaid }: DayInput,
  now: Date,
): Promise<ReadDay> {
  const values = { userId, isAdminByEnv, today, canBeSaid, at: now.toISOString() };
  let day = await readRow(db, values);
  if (day && (await settleDay(db, { userId, today: settledOn }, day))) day = await readRow(db, values);
  if (!day) throw new DomainError('unauthorised');
  const words: Omit<DayRecord, 'forms' | 'unmet'> = {
    ...{ kind, today },
    newWordsPerDay: withDefaults(day.settings).newWordsPerDay,
    gender: genderIn(withDefaults(day.settings)),
    ...{ done: day.done, learned: day.learned, numberLessons: day.numberLessons },
    cards: day.cards.map(({ wordId, skill, ...card }) => ({ wordId, skill, card })),
    chosen: await readChosen(db, { userId, today, kind, canBeSaid }),
    answersToday: day.answers.flatMap((row) => {
      const recall = recallOf(row);
      return recall ? [{ ...recall, wordId: row.wordId }] : [];
    }),
    letters: dueLettersOf(day.letters),
    rules: day.rules.due,
    dialogues: await readDialoguesRecord(
      db,
      { userId, isAdminByEnv, today, kind, canBeSaid },
      day.dialogues,
      now,
    ),
    verbs: courseVerbs(),
  };
  const learned = hasQuestions(words) ? await readLearned(db, { userId }) : nothingLearned;
  const { tenses, numerals, rulesAhead } = taughtFormsOf(learned.taughtForms);
  const record: DayRecord = {
    ...words,
    forms: { words: learned.formWords, memories: memoriesOf(day.formCards), tenses, numerals, rulesAhead },
    unmet: new Set(learned.unmet),
  };
  return { record, times: day.times, nextDue: day.nextDue };
}

/** The dialogues of open lessons are read on days that may have one. */
async function readDialoguesRecord(
  db: Db,
  { kind, today, ...visitor }: DayInput,
  { areThere, lastDate }: Day['dialogues'],
  now: Date,
): Promise<DialoguesRecord | undefined> {
  if (kind !== 'due' || !areThere || !mayHaveDialogue(lastDate, today)) return undefined;
  return { lastDate, open: await readOpenDialogues(db, visitor, now) };
}

async function readChosen(db: Db, { kind, ...learner }: DayInput): Promise<DayRecord['chosen']> {
  if (kind === 'difficult') return readDifficult(db, learner);
  if (kind !== 'letters') return [];
  return (await readDrill(db, learner)).map(drilled);
}

export type ReadContent = Omit<DayContent<PlacedSentence>, 'words'> & { words: LearnedWord[] };

/** Reads what the course and earlier answers say about the words and forms that a record names. */
export async function readDayContent(
  db: Db,
  userId: number,
  record: DayRecord,
  { canSpeak, canHearForms }: DayMeans,
): Promise<ReadContent> {
  const picks = pickWords(record);
  const named = [...picks, ...missesToday(record)].map(({ wordId }) => wordId);
  const isPlanned = picks.some(({ exercise }) => exercise === undefined);
  const { kind, today, forms } = record;
  const gaps =
    kind === 'due' && named.length > 0
      ? skillsInSentences(forms.memories, today, { canSpeak, canListen: canHearForms })
      : [];
  return {
    words: await readWords(db, { userId, wordIds: named }),
    histories: isPlanned ? await readHistories(db, userId, picks) : [],
    firm: needsRivals(record, picks) ? await readFirmWords(db, userId) : [],
    sentences:
      gaps.length > 0
        ? await readSentencesOfSkills(db, { userId, skills: gaps, verbs: verbsOf(record) })
        : new Map(),
  };
}

/** The verbs of the learned words; several words may be of one. */
function verbsOf({ forms, verbs }: DayRecord) {
  const learned = new Set(forms.words.flatMap((word) => verbs.placeOf(word)?.verb ?? []));
  return [...learned].map((verb) => ({ verb, forms: verbs.formsOf(verb) }));
}

async function readHistories(
  db: Db,
  userId: number,
  picks: readonly { wordId: number }[],
): Promise<WordHistory[]> {
  const answers = await readWordAnswers(db, { userId, wordIds: picks.map(({ wordId }) => wordId) });
  return answers.map(({ wordId, recalls, lessons, knownOn }) => {
    return { wordId, recalls, learnedOn: startOf(lessons)?.date ?? knownOn };
  });
}

const cardRow = () =>
  z.object({
    wordId: z.number(),
    skill: z.enum(skills),
    due: z.string(),
    stability: z.number(),
    lastDate: z.string(),
    reviews: z.number(),
  });

const dayRow = () =>
  z.object({
    settings: z.unknown(),
    /** Words reviewed, and words learned, today. */
    done: z.number(),
    learned: z.number(),
    letters: lettersRow(),
    rules: dueRulesRow(),
    dialogues: z.object({ areThere: z.boolean(), lastDate: z.string().nullable() }),
    /** Keys of the lessons about numbers that were taught. */
    numberLessons: z.array(z.string()),
    formCards: formCardsRow(),
    isUnsettled: z.boolean(),
    /** All cards of each word with a due one. */
    cards: z.array(cardRow()),
    /** Reviews of today of words that were missed today: a long day of right answers is not read. */
    answers: z.array(answerRow()),
    times: z.partialRecord(z.enum(exercises), z.array(z.number())),
    nextDue: z.string().nullable(),
  });
export type Day = RowOf<typeof dayRow>;

const learnedRow = () =>
  z.object({
    unmet: unmetLettersRow(),
    taughtForms: taughtFormsRow(),
    formWords: learnedFormWordsRow(),
  });

const nothingLearned: RowOf<typeof learnedRow> = {
  unmet: [],
  taughtForms: { lessons: [], rulesAhead: [] },
  formWords: [],
};

/** What the learner can read, and has learned that has forms: only where something is asked, since it is dear. */
const readLearned = prepareJson<{ userId: number }, RowOf<typeof learnedRow>>(
  'day_learned',
  learnedRow,
  ({ userId }) => {
    const learner = sql`${userId}::bigint`;
    return sql`select json_build_object('unmet', ${unmetLettersJson(learner)},
      'taughtForms', ${taughtFormsJson(learner)}, 'formWords', ${learnedFormWordsJson(learner)}) as data`;
  },
);

/** Medians are computed over this many latest reviews. */
const timedAnswers = sql.raw('300');

const readRow = prepareJson<
  { userId: number; isAdminByEnv: boolean; today: ActivityDate; canBeSaid: boolean; at: string },
  Day | null
>(
  'today',
  () => dayRow().nullable(),
  ({ userId, isAdminByEnv, today, canBeSaid, at }) => {
    const date = sql`${today}::date`;
    const learner = sql`u.id`;
    return sql`select (select json_build_object('settings', (select values from settings where user_id = u.id),
      'done', ${doneJson(today)}, 'learned', (select count(*) from ${learnedOn(today)}),
      'letters', ${lettersJson({ userId: learner, today: date })},
      'rules', ${dueRulesJson({ userId: learner, isAdminByEnv: sql`${isAdminByEnv}`, role: sql`u.role` }, { today: date, now: sql`${at}::timestamptz` })},
      'dialogues', ${dialoguesJson({ userId: learner, today: date })},
      'numberLessons', ${numberLessonsJson(learner)},
      'formCards', ${formCardsJson(learner)},
      'isUnsettled', exists (select 1 from ${unsettledWords(learner)} n),
      'cards', (select coalesce(json_agg(json_build_object('wordId', c.word_id, 'skill', c.skill, 'due', c.due,
          'stability', c.stability, 'lastDate', c.last_date, 'reviews', c.reviews)), '[]')
        from memory_cards c where c.user_id = u.id and ${isAskedWhere(sql`${canBeSaid}::bool`)} and c.word_id in (
          select d.word_id from memory_cards d where d.user_id = u.id and d.due <= ${date})),
      'answers', (select coalesce(json_agg(${answerJson}), '[]')
        from stage_answers a ${withTheirWords}
        where a.user_id = u.id and ${isAboutWord} and a.exercise is not null and a.local_time >= ${date}
          and a.local_time < ${date} + 1 and a.in_lesson is null and ${stands}
          and a.word_id in (select m.word_id from stage_answers m where m.user_id = u.id and m.exercise is not null
            and m.local_time >= ${date} and m.local_time < ${date} + 1 and m.result in ('wrong', 'assisted'))),
      'times', (select coalesce(json_object_agg(g.exercise, g.times), '{}') from (
        select t.exercise, array_agg(t.ms) as times from (
          select a.exercise, a.ms, a.result, a.tries from stage_answers a where a.user_id = u.id
            and a.exercise is not null and a.in_lesson is null order by a.local_time desc limit ${timedAnswers}) t
        where t.result = 'right' and t.tries = 1 and t.ms > 0 group by t.exercise) g),
      'nextDue', (select min(c.due) from memory_cards c where c.user_id = u.id and c.due > ${date} and ${isAsked}))
    from users u where u.id = ${userId}) as data`;
  },
);

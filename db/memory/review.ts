import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type {
  SaveReviewRequest,
  SaveReviewResponse,
  WordMemory as WordMemoryShape,
} from '../../core/contracts/memory.ts';
import { DomainError } from '../../core/errors.ts';
import { judgeTyped, type TypedJudgement } from '../../core/hebrew/answer.ts';
import { comparableHebrew } from '../../core/hebrew/comparable.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import type { Stage, StageResult } from '../../core/lesson/stages.ts';
import { stageOfExercise } from '../../core/memory/exercises.ts';
import { gradeOf, type Recall } from '../../core/memory/recall.ts';
import { isFirm } from '../../core/memory/schedule.ts';
import { startOf } from '../../core/memory/start.ts';
import { isOwnWordId } from '../../core/own-words/limits.ts';
import { awardPoints } from '../../core/points/awards.ts';
import { maxReviewPointsPerDay, type ServerDay, serverDay } from '../../core/points/day-limits.ts';
import type { Settings } from '../../core/settings/settings.ts';
import {
  type ActivityDate,
  believedMoment,
  countingDate,
  dateIn,
  wallTimeIn,
} from '../../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { isStoredSynonym } from '../course/synonyms.ts';
import { courseVerbs } from '../course/verbs.ts';
import { missOtherForm } from '../forms/other-form.ts';
import { awardRow } from '../rewards/achievements.ts';
import { addedPoints, reviewsOn } from '../rewards/points.ts';
import { recordDay } from '../rewards/streaks.ts';
import { withDefaults } from '../settings.ts';
import { isBelowLimit } from '../store/answer-limit.ts';
import { groupByWord, type WordAnswers, wordAnswersJson, wordAnswersRow } from './answers.ts';
import { type CardRow, cardRowsOf, lockMemory, writtenCards } from './cards.ts';

/** A request for POST /reviews with its defaults; when `typed` is given it is judged here, and `result` is ignored. */
export type ReviewInput = Omit<z.output<typeof SaveReviewRequest>, 'at' | 'inLesson'> & {
  userId: number;
  /** The learner's IANA zone: whose date the answer has. */
  zone: string;
  /** By the learner's clock; missing means now. */
  at?: Date | undefined;
  /** Asked between the words of a lesson. */
  inLesson?: boolean | undefined;
};

/** How a word is remembered. */
export type WordMemory = Omit<WordMemoryShape, 'cards'> & { cards: CardRow[] };

export type SavedReview = WordMemory &
  Pick<SaveReviewResponse, 'result' | 'becameFirm' | 'points' | 'awarded'>;

const writtenRow = () =>
  z.object({
    isFresh: z.boolean(),
    points: z.number(),
    awarded: z.array(awardRow()),
    isStreakBehind: z.boolean(),
  });
type Written = RowOf<typeof writtenRow>;

/**
 * Saves one answer of a review and recomputes the word's schedules from all its answers, so that neither order of
 * arrival nor repetition makes a difference. A word that was due when its day began earns a point when its first checked
 * answer is right: the first that has its date, and the first that arrived on the server day; one that was taken back
 * counts as first, too. At most 60 points a server day, and at most `maxAnswersPerDay` answers about one word. An answer that is more than 48 hours late moves the schedules by its
 * own day but earns nothing, and so does one that was
 * asked between the words of a lesson, or one about a word that is only known, not learned.
 * Every learned word can be reviewed, whatever became of its lesson or of premium; an own word as long as it is kept,
 * and it earns nothing. A synonym of the asked word is no answer:
 * nothing is saved, and the result is 'skipped'.
 * Throws 'unauthorised' (no such learner), 'not-found' word_not_learned.
 */
export async function saveReview(db: Db, input: ReviewInput, now: Date): Promise<SavedReview> {
  const { userId, wordId, eventId, zone, inLesson = false } = input;
  const doneAt = input.at === undefined ? now : believedMoment(input.at, now);
  const day = countingDate(zone, doneAt, now);
  const saved = await db.transaction(async (tx) => {
    const stage = stageOfExercise[input.exercise];
    const facts = await readWordFacts(tx, { userId, wordId, answer: { eventId, stage } }, now);
    const { word, spelling, retention, isHeard } = facts;
    const known = word.recalls.find((recall) => recall.eventId === eventId);
    // Taken back since, the name of another answer, or one too many: then it means nothing here.
    const isSpent = !known && facts.isSpent;
    const isOwn = isOwnWordId(wordId);
    const judged = judgeFirst(input, spelling);
    if (!known && judged && (await isSynonymTyped(tx, judged, { typed: input.typed, spelling }))) {
      const cards = askedCards(cardRowsOf(word, retention), isHeard);
      return unanswered(tx, { userId, wordId, cards });
    }
    const recall = known ?? recallFrom(input, doneAt, judged);
    const others = word.recalls.filter((other) => other !== known);
    const before = cardRowsOf({ ...word, recalls: others }, retention);
    const cards = isSpent ? before : cardRowsOf({ ...word, recalls: [...others, recall] }, retention);
    const isLearned = startOf(word.lessons) !== undefined;
    const earns =
      isLearned &&
      !isOwn &&
      !inLesson &&
      recall.date === day &&
      wasDue({ ...word, recalls: others }, recall, retention);
    const written = await writeReview(
      tx,
      { userId, wordId, recall, doneAt, zone, day, typed: input.typed, inLesson, cards, earns },
      now,
    );
    const { typed } = input;
    if (written.isFresh && judged?.otherForm && typed !== undefined) {
      const localTime = wallTimeIn(zone, doneAt);
      const slip = { userId, wordId, eventId, key: judged.otherForm, typed, doneAt, localTime, today: day };
      await missOtherForm(tx, slip, now);
    }
    return {
      ...memoryOf(wordId, askedCards(cards, isHeard)),
      result: recall.result,
      becameFirm: isFirm(askedCards(cards, isHeard)) && !isFirm(askedCards(before, isHeard)),
      ...written,
    };
  });
  const { isFresh, isStreakBehind, ...review } = saved;
  if (!isStreakBehind) return review;
  const recorded = await recordDay(db, { userId, date: day, eventId }, now);
  return {
    ...review,
    points: recorded?.points ?? review.points,
    awarded: [...review.awarded, ...(recorded?.awarded ?? [])],
  };
}

/** The word as it was before an answer that does not count. */
async function unanswered(
  tx: Db,
  { userId, wordId, cards }: { userId: number; wordId: number; cards: CardRow[] },
): Promise<SavedReview & Pick<Written, 'isFresh' | 'isStreakBehind'>> {
  const points = await readJson(
    tx,
    'points_of_learner',
    () => z.number(),
    sql`select points as data from users where id = ${userId}`,
  );
  const nothing = { becameFirm: false, awarded: [], isFresh: false, isStreakBehind: false };
  return { ...memoryOf(wordId, cards), ...nothing, result: 'skipped', points };
}

/** The schedules by which a word is asked: nobody can be asked to hear what has no sound. */
export const askedCards = (cards: CardRow[], isHeard: boolean): CardRow[] =>
  isHeard ? cards : cards.filter(({ skill }) => skill !== 'hear');

export function memoryOf(wordId: number, cards: CardRow[]): WordMemory {
  const [nextDue = ''] = cards.map(({ due }) => due).sort();
  return { wordId, cards, nextDue, isFirm: isFirm(cards) };
}

const spellingRow = () =>
  z.object({
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
    gender: z.enum(['m', 'f']).nullable(),
    variants: z.array(z.string()),
    plural: z.string().nullable(),
    feminine: z.string().nullable(),
    isHeard: z.boolean(),
  });
type Spelling = Omit<RowOf<typeof spellingRow>, 'isHeard'>;
type WordFacts = {
  word: WordAnswers;
  spelling: Spelling;
  retention: Settings['retention'];
  /** It has a sound. */
  isHeard: boolean;
  /** The name of the answer is taken, or the day is full. */
  isSpent: boolean;
};

const factsRow = () =>
  wordAnswersRow().extend({
    spelling: spellingRow().nullable(),
    settings: z.unknown(),
    isSpent: z.boolean(),
  });

type FactsValues = {
  userId: number;
  wordId: number;
  eventId: string | null;
  stage: Stage | null;
  serverDay: ServerDay;
};

const readFacts = prepareJson<FactsValues, RowOf<typeof factsRow>>(
  'word_facts',
  factsRow,
  ({ userId, wordId, eventId, stage, serverDay }) =>
    sql`select json_build_object(${wordAnswersJson(userId, (word) => sql`${word} = ${wordId}`)},
      'spelling', (select json_build_object('hebrew', hebrew, 'pronunciation', pronunciation,
        'transcription', transcription, 'russian', russian, 'gender', gender, 'variants', variants,
        'plural', plural, 'feminine', feminine, 'isHeard', true) from words where id = ${wordId}
        union all
        select json_build_object('hebrew', hebrew, 'pronunciation', pronunciation, 'transcription', transcription,
          'russian', russian, 'gender', null, 'variants', variants, 'plural', null, 'feminine', null,
          'isHeard', is_heard)
        from own_words where id = ${wordId} and user_id = ${userId} and removed_at is null),
      'settings', (select values from settings where user_id = ${userId}),
      'isSpent', exists (select 1 from stage_answers where user_id = ${userId} and event_id = ${eventId}
          and stage = ${stage}::stage)
        or not ${isBelowLimit({ userId, wordId, today: sql`${serverDay}::date` })}) as data`,
);

/** The learner's row is locked from here on. `answer` is the one that is to be saved, if one is. */
export async function readWordFacts(
  tx: Db,
  input: { userId: number; wordId: number; answer?: { eventId: string; stage: Stage } },
  now: Date,
): Promise<WordFacts> {
  const { userId, wordId, answer } = input;
  if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
  const {
    spelling: found,
    settings,
    isSpent,
    ...answers
  } = await readFacts(tx, {
    userId,
    wordId,
    eventId: answer?.eventId ?? null,
    stage: answer?.stage ?? null,
    serverDay: serverDay(now),
  });
  const [word] = groupByWord(answers);
  const { retention } = withDefaults(settings);
  if (!word || !found || cardRowsOf(word, retention).length === 0) {
    throw new DomainError('not-found', { code: 'word_not_learned' });
  }
  const { isHeard, ...spelling } = found;
  return { word, spelling, retention, isHeard, isSpent };
}

/** The judgement of what was typed at the first try; undefined for other answers. */
function judgeFirst(input: ReviewInput, spelling: Spelling): TypedJudgement | undefined {
  const { wordId, exercise, tries, typed, result } = input;
  const isJudged = exercise === 'type' && tries === 1 && isTyping(result);
  if (typed === undefined || !isJudged) return undefined;
  const forms = isOwnWordId(wordId) ? [] : furtherForms(spelling, courseVerbs());
  return judgeTyped(typed, { ...spelling, forms });
}

/** The judge knows the synonyms of the course; words of authors are looked for where it has found the answer wrong. */
async function isSynonymTyped(
  tx: Db,
  { verdict, otherForm }: TypedJudgement,
  { typed = '', spelling }: { typed: string | undefined; spelling: Spelling },
): Promise<boolean> {
  if (verdict === 'synonym') return true;
  if ((verdict !== 'near' && verdict !== 'wrong') || otherForm) return false;
  return isStoredSynonym(tx, { letters: comparableHebrew(typed), russian: spelling.russian });
}

function recallFrom(input: ReviewInput, doneAt: Date, judged: TypedJudgement | undefined): Recall {
  const { eventId, exercise, tries, ms, medianMs, zone } = input;
  const verdict = judged?.verdict;
  const isTaken = verdict === 'exact' || verdict === 'accepted';
  return {
    eventId,
    at: doneAt.toISOString(),
    date: dateIn(zone, doneAt),
    exercise,
    result: verdict === undefined ? input.result : isTaken ? 'right' : 'wrong',
    tries,
    ms: ms ?? null,
    medianMs: medianMs ?? null,
    isPartial: input.isPartial || verdict === 'accepted',
  };
}

/** A learner who was shown the word, or passed, did not claim to have typed it on their own. */
function isTyping(result: StageResult): boolean {
  return result === 'right' || result === 'wrong';
}

/** The answer is right, and the word was due by some schedule when its day began: which one is asked takes turns. */
function wasDue(word: WordAnswers, recall: Recall, retention: Settings['retention']): boolean {
  const grade = gradeOf(recall, 0);
  if (grade === undefined || grade === 'again') return false;
  const earlier = word.recalls.filter(({ date }) => date < recall.date);
  return cardRowsOf({ ...word, recalls: earlier }, retention).some(({ due }) => due <= recall.date);
}

type WriteInput = {
  userId: number;
  wordId: number;
  recall: Recall;
  doneAt: Date;
  zone: string;
  day: ActivityDate;
  typed: string | undefined;
  inLesson: boolean;
  cards: CardRow[];
  earns: boolean;
};

function writeReview(tx: Db, input: WriteInput, now: Date): Promise<Written> {
  const { userId, wordId, recall, doneAt, zone, day, typed, inLesson, cards, earns } = input;
  const { eventId, exercise, result, tries, ms, medianMs, isPartial } = recall;
  return writeStatement(tx, {
    ...{ userId, wordId, eventId, exercise, result, tries, ms, medianMs, isPartial, day, earns },
    stage: stageOfExercise[exercise],
    doneAt: doneAt.toISOString(),
    localTime: wallTimeIn(zone, doneAt),
    at: now.toISOString(),
    serverDay: serverDay(now),
    typed: typed ?? null,
    inLesson: inLesson || null,
    cards: JSON.stringify(cards),
    ref: `${wordId}:${day}`,
    refs: `${wordId}:%`,
    recallDate: recall.date,
  });
}

type WriteValues = Pick<
  Recall,
  'eventId' | 'exercise' | 'result' | 'tries' | 'ms' | 'medianMs' | 'isPartial'
> &
  Pick<WriteInput, 'userId' | 'wordId' | 'day' | 'earns'> & {
    stage: Stage;
    /** ISO, and the learner's local time. */
    doneAt: string;
    localTime: string;
    at: string;
    serverDay: ServerDay;
    typed: string | null;
    inLesson: boolean | null;
    /** JSON. */
    cards: string;
    /** The ledger's name of what the review earns, and the pattern of all such names of the word. */
    ref: string;
    refs: string;
    recallDate: ActivityDate;
  };

const writeStatement = prepareJson<WriteValues, Written>('save_review', writtenRow, (value) => {
  const { userId, wordId, eventId, day } = value;
  const at = sql`${value.at}::timestamptz`;
  const today = sql`${value.serverDay}::date`;
  return sql`with fresh as (
      insert into stage_answers (user_id, event_id, stage, word_id, result, tries, ms, done_at, local_time, received_at,
        exercise, median_ms, is_partial, typed, in_lesson)
      select ${userId}::bigint, ${eventId}::text, ${value.stage}::stage, ${wordId}::int,
        ${value.result}::stage_result, ${value.tries}::smallint, ${value.ms}::int, ${value.doneAt}::timestamptz,
        ${value.localTime}::timestamp, ${at}, ${value.exercise}::exercise, ${value.medianMs}::int,
        ${value.isPartial}::boolean, ${value.typed}::text, ${value.inLesson}::boolean
      where ${isBelowLimit({ userId, wordId, today })}
      on conflict do nothing returning event_id),
    ${writtenCards(userId, value.cards)},
    entry as (
      insert into ledger (user_id, reason, ref, points, event_id, at)
      select ${userId}::bigint, 'review', ${value.ref}::text, ${awardPoints.review}::int, event_id, ${at}
      from fresh, users u where u.id = ${userId} and ${value.earns}::boolean
        and (${reviewsOn(today)}) < ${maxReviewPointsPerDay}::int and not exists (
          select 1 from stage_answers a where a.user_id = ${userId} and a.word_id = ${wordId} and a.exercise is not null
            and a.result not in ('self', 'skipped')
            and (a.received_at >= ${today}::timestamp at time zone 'UTC' or a.local_time::date = ${value.recallDate}::date))
      on conflict do nothing returning reason, ref, points),
    day as (
      insert into activity_days (user_id, date) select ${userId}::bigint, ${day}::date from fresh
      on conflict do nothing returning date),
    account as (
      update users u set ${addedPoints({ points: sql`entry.points`, day: today, reviews: sql`entry.points` })}
      from entry where u.id = ${userId} returning u.points)
    select json_build_object(
      'isFresh', exists (select 1 from fresh),
      'points', coalesce((select points from account), (select points from users where id = ${userId})),
      'awarded', case when exists (select 1 from fresh) then (select coalesce(json_agg(entry), '[]') from entry)
        else (select coalesce(json_agg(json_build_object('reason', reason, 'ref', ref, 'points', points)), '[]')
          from ledger where user_id = ${userId} and event_id = ${eventId}
            and (reason <> 'review' or ref like ${value.refs})) end,
      'isStreakBehind', exists (select 1 from day) or exists (
        select 1 from activity_days where user_id = ${userId} and date = ${day}::date and run_length = 0)) as data`;
});

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodayResponse } from '../../core/contracts/memory.ts';
import { secondsOfDay } from '../../core/day/seconds.ts';
import { DomainError } from '../../core/errors.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { gapOf } from '../../core/hebrew/sentences/gap.ts';
import { isReadable, readableDistractors, type UnmetLetters } from '../../core/letters/unmet.ts';
import {
  type Exercise,
  exercises,
  minutesFor,
  type Skill,
  skillOf,
  skills,
} from '../../core/memory/exercises.ts';
import { isReadyForGap, withGaps } from '../../core/memory/gaps.ts';
import type { SessionKind } from '../../core/memory/kinds.ts';
import { mediansOf } from '../../core/memory/medians.ts';
import { missesOf } from '../../core/memory/misses.ts';
import { type Circumstances, historyOf, nextExercise } from '../../core/memory/next-exercise.ts';
import { pickDue, type Task } from '../../core/memory/plan.ts';
import { isFirm } from '../../core/memory/schedule.ts';
import { putSideBySide } from '../../core/memory/side-by-side.ts';
import { startOf } from '../../core/memory/start.ts';
import {
  drawNumbers,
  type HeardNumber,
  kindsTaught,
  type NumberKind,
  numbersOfDrill,
  numbersOfSession,
  taughtNumbers,
} from '../../core/numbers/tasks.ts';
import type { Random } from '../../core/random.ts';
import { type ActivityDate, addDays } from '../../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { verbBook } from '../content/verbs.ts';
import { lessonWordRow, plainWordRow, wordJson } from '../course/lessons.ts';
import { lettersJson, lettersRow, readLetterTasks } from '../letters/today.ts';
import { readUnmetLetters } from '../letters/unmet.ts';
import { numberLessonsJson } from '../numbers.ts';
import { withDefaults } from '../settings.ts';
import { answerJson, answerRow, type ReadAnswer, readWordAnswers, recallOf, stands } from './answers.ts';
import { settleCards, unsettledWords } from './cards.ts';
import { readDifficult, readDrill } from './drill.ts';
import { readFirmWords } from './firm-words.ts';
import { doneJson, learnedOn, summaryOf } from './summary.ts';
import { isAsked } from './visible.ts';

const learnedWordRow = () => lessonWordRow().extend({ lessonId: z.number() });
export type LearnedWord = RowOf<typeof learnedWordRow>;

/** Every word that a task names, once; and more words for the choices. */
const materialRow = () =>
  z.object({ words: z.array(learnedWordRow()), distractors: z.array(plainWordRow()) });
type Material = RowOf<typeof materialRow>;

export type Today = Omit<
  TodayResponse,
  'kind' | 'date' | 'serverTime' | 'voice' | 'newWordsAt' | 'forms' | 'numbers' | keyof Material
> &
  Material & { numbers: HeardNumber[] };

export type TodayInput = {
  userId: number;
  today: ActivityDate;
  kind: SessionKind;
  circumstances: Circumstances;
  /** A word can be typed where it is missing in its sentence; a chat shows the sentence with the answer. */
  canFillGaps: boolean;
  /** Draws the numbers of the session; missing where none can be heard. */
  numbers?: Random | undefined;
};

/**
 * Returns the tasks of a session with all that they need: what is due and what was missed today; or the most difficult
 * words; or words with the letters that the learner mixes up; or numbers by ear. Everything follows from what was answered, so a session
 * that was left on one device continues on another. Throws 'unauthorised' when there is no such learner.
 */
export async function readToday(db: Db, input: TodayInput): Promise<Today> {
  const { userId, kind } = input;
  let day = await readDay(db, { userId, today: input.today });
  if (day?.isUnsettled && (await settleCards(db, userId)) > 0) {
    day = await readDay(db, { userId, today: input.today });
  }
  if (!day) throw new DomainError('unauthorised');
  const { newWordsPerDay } = withDefaults(day.settings);
  const { done, learned } = day;
  const summary = summaryOf(
    { words: dueWords(day.cards, input.today), done, learned, letters: day.letters.due.length },
    newWordsPerDay,
  );
  const picks = await pick(db, input, { day, limit: summary.due });
  const again: Task[] =
    kind === 'due' ? missesOf(day.answers.flatMap(withWord)).map((task) => ({ ...task, isYoung: true })) : [];
  const { tasks: planned, readyForGap } = await withExercises(db, input, picks);
  const chosen = await withRivals(db, userId, planned, day.cards);
  const { unmet, ...material } = await readMaterial(db, userId, [...chosen, ...again]);
  const wordOf = new Map(material.words.map((word) => [word.id, word]));
  const isHere = ({ wordId }: Task) => wordOf.has(wordId);
  const hasGap = (wordId: number) => {
    const word = input.canFillGaps ? wordOf.get(wordId) : undefined;
    const gap = word && gapOf({ ...word, forms: furtherForms(word, verbBook()) });
    return gap !== undefined && isReadable(gap.sentence.hebrew, unmet);
  };
  const here = chosen.filter(isHere);
  const misses = again.filter(isHere).map((task) => swapped(task, input.circumstances, hasGap));
  const asked = [...here, ...misses];
  const wordSeconds = secondsOfDay({ words: asked });
  const letters =
    kind === 'due'
      ? await readLetterTasks(db, { userId, today: input.today, wordSeconds, letters: day.letters })
      : [];
  const { numbers, numberKinds } = drawnNumbers(input, day.numberLessons, {
    otherSeconds: secondsOfDay({ words: asked, letters }),
    isFirst: done === 0,
  });
  const tasks =
    kind === 'due'
      ? withGaps(here, {
          canBeGap: (wordId) => readyForGap.has(wordId) && hasGap(wordId),
          otherSeconds: secondsOfDay({ words: [], letters, numbers }),
        })
      : here;
  return {
    ...summary,
    minutes: minutesFor([...tasks, ...misses].map(({ exercise }) => exercise)),
    tasks,
    again: misses,
    letters,
    numbers,
    numberKinds,
    words: material.words,
    distractors: material.distractors,
    medians: mediansOf(day.times),
    newWordsPerDay,
    learnedToday: learned,
    // What does not fit into this day comes on the next one.
    nextDue: dueWords(day.cards, input.today) > summary.due ? addDays(input.today, 1) : day.nextDue,
  };
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
type Card = RowOf<typeof cardRow>;

const dayRow = () =>
  z.object({
    settings: z.unknown(),
    /** Words reviewed, and words learned, today. */
    done: z.number(),
    learned: z.number(),
    letters: lettersRow(),
    /** Keys of the lessons about numbers that were taught. */
    numberLessons: z.array(z.string()),
    isUnsettled: z.boolean(),
    /** All cards of each word with a due one. */
    cards: z.array(cardRow()),
    /** Reviews of today of words that were missed today: a long day of right answers is not read. */
    answers: z.array(answerRow()),
    /** Milliseconds of recent right answers, for the medians. */
    times: z.partialRecord(z.enum(exercises), z.array(z.number())),
    nextDue: z.string().nullable(),
  });
type Day = RowOf<typeof dayRow>;

function dueWords(cards: readonly Card[], today: ActivityDate): number {
  return new Set(cards.filter(({ due }) => due <= today).map(({ wordId }) => wordId)).size;
}

/** Medians are computed over this many latest reviews. */
const timedAnswers = sql.raw('300');

const readDay = prepareJson<{ userId: number; today: ActivityDate }, Day | null>(
  'today',
  () => dayRow().nullable(),
  ({ userId, today }) => {
    const date = sql`${today}::date`;
    return sql`select (select json_build_object('settings', (select values from settings where user_id = u.id),
      'done', ${doneJson(today)}, 'learned', (select count(*) from ${learnedOn(today)}),
      'letters', ${lettersJson({ userId: sql`u.id`, today: date })},
      'numberLessons', ${numberLessonsJson(sql`u.id`)},
      'isUnsettled', exists (select 1 from ${unsettledWords(sql`u.id`)} n),
      'cards', (select coalesce(json_agg(json_build_object('wordId', c.word_id, 'skill', c.skill, 'due', c.due,
          'stability', c.stability, 'lastDate', c.last_date, 'reviews', c.reviews)), '[]')
        from memory_cards c where c.user_id = u.id and ${isAsked} and c.word_id in (
          select d.word_id from memory_cards d where d.user_id = u.id and d.due <= ${date})),
      'answers', (select coalesce(json_agg(${answerJson}), '[]')
        from stage_answers a join words w on w.id = a.word_id
        where a.user_id = u.id and a.exercise is not null and a.local_time >= ${date}
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

function withWord(row: ReadAnswer) {
  const recall = recallOf(row);
  return recall ? [{ ...recall, wordId: row.wordId }] : [];
}

type Choice = { wordId: number; skill: Skill; exercise?: Exercise };

async function pick(
  db: Db,
  { userId, today, kind }: TodayInput,
  { day, limit }: { day: Day; limit: number },
): Promise<Choice[]> {
  if (kind === 'due') {
    const cards = day.cards.map(({ wordId, skill, ...card }) => ({ wordId, skill, card }));
    return pickDue(cards, today, limit);
  }
  if (kind === 'numbers') return [];
  if (kind === 'difficult') return readDifficult(db, { userId, today });
  const words = await readDrill(db, { userId, today });
  return words.map((wordId) => ({ wordId, skill: 'produce', exercise: 'type' }));
}

/** The next exercise of each schedule, by how its earlier ones went; and the words that may be asked in a sentence. */
async function withExercises(
  db: Db,
  { userId, circumstances }: TodayInput,
  picks: readonly Choice[],
): Promise<{ tasks: Task[]; readyForGap: ReadonlySet<number> }> {
  if (picks.every(({ exercise }) => exercise !== undefined)) {
    const tasks = picks.map(({ wordId, skill, exercise = 'type' }) => ({ wordId, skill, exercise }));
    return { tasks, readyForGap: new Set() };
  }
  const words = await readWordAnswers(db, { userId, wordIds: picks.map(({ wordId }) => wordId) });
  const recallsOf = new Map(words.map(({ wordId, recalls }) => [wordId, recalls]));
  const tasks = picks.map(({ wordId, skill }) => {
    const history = historyOf(recallsOf.get(wordId) ?? [], skill);
    return { wordId, skill, exercise: nextExercise({ skill, history }, circumstances) };
  });
  const ready = words.filter(({ recalls, lessons, knownOn }) =>
    isReadyForGap(recalls, startOf(lessons)?.date ?? knownOn),
  );
  return { tasks, readyForGap: new Set(ready.map(({ wordId }) => wordId)) };
}

/** The numbers of a session, and the kinds that were taught. */
function drawnNumbers(
  { kind, numbers: random }: TodayInput,
  lessons: readonly string[],
  session: Parameters<typeof numbersOfSession>[0],
): { numbers: HeardNumber[]; numberKinds: NumberKind[] } {
  if (!random) return { numbers: [], numberKinds: [] };
  const taught = taughtNumbers(new Set(lessons));
  const count = kind === 'numbers' ? numbersOfDrill : kind === 'due' ? numbersOfSession(session) : 0;
  return { numbers: drawNumbers(taught, count, random), numberKinds: kindsTaught(taught) };
}

/** Tells young words from firm ones, and puts firm ones that are alike side by side. */
async function withRivals(
  db: Db,
  userId: number,
  tasks: readonly Task[],
  cards: readonly Card[],
): Promise<Task[]> {
  const aged = tasks.map((task) => ({
    ...task,
    isYoung: !isFirm(cards.filter(({ wordId }) => wordId === task.wordId)),
  }));
  if (!aged.some(({ isYoung, skill }) => !isYoung && skill !== 'produce')) return aged;
  return putSideBySide(aged, await readFirmWords(db, userId));
}

/** A miss comes back as it was asked, where it can be. */
function swapped(task: Task, circumstances: Circumstances, hasGap: (wordId: number) => boolean): Task {
  const { canSpeak, canListen } = circumstances;
  if (task.exercise === 'gap') return hasGap(task.wordId) ? task : { ...task, exercise: 'type' };
  const isPossible = (task.exercise !== 'speak' || canSpeak) && (task.exercise !== 'listen' || canListen);
  if (isPossible) return task;
  const skill = skillOf(task.exercise);
  return { ...task, exercise: nextExercise({ skill, history: [] }, circumstances) };
}

/** How many additional words are enough for every choice. */
const distractorLimit = sql.raw('40');

/**
 * The words of the tasks, rivals too, as far as they are (still) taught, and others for the choices: learned ones first,
 * then those of free lessons. While there are letters that the learner has not met, the others are without them as far
 * as there are enough.
 */
export async function readMaterial(
  db: Db,
  userId: number,
  tasks: readonly Task[],
): Promise<Material & { unmet: UnmetLetters }> {
  if (tasks.length === 0) return { words: [], distractors: [], unmet: new Set() };
  const unmet = await readUnmetLetters(db, userId);
  const named = tasks.flatMap(({ wordId, rivalId }) =>
    rivalId === undefined ? [wordId] : [wordId, rivalId],
  );
  const wordIds = JSON.stringify([...new Set(named)]);
  const strange = [...unmet].join('');
  const isStrange = sql`length(translate(hebrew, ${strange}::text, '')) < length(hebrew)`;
  const ids = sql`array(select json_array_elements_text(${wordIds}::json)::int)`;
  const { words, distractors } = await readJson(
    db,
    'review_material',
    materialRow,
    sql`with asked as (
      select w.* from words w join lessons l on l.id = w.lesson_id where w.id = any(${ids}) and w.deleted_at is null
        and l.is_published and l.deleted_at is null),
    others as (
      select distinct on (w.hebrew) w.*, c.word_id is not null as is_learned from words w
        join lessons l on l.id = w.lesson_id
        left join memory_cards c on c.user_id = ${userId} and c.word_id = w.id and c.skill = 'produce'
      where w.id <> all(${ids}) and w.deleted_at is null and l.is_published and l.deleted_at is null
        and (c.word_id is not null or l.is_free) and w.hebrew not in (select hebrew from asked)
      order by w.hebrew, c.word_id nulls last)
    select json_build_object(
      'words', (select coalesce(json_agg(
        (${wordJson})::jsonb || jsonb_build_object('lessonId', w.lesson_id) order by w.id), '[]') from asked w),
      'distractors', (select coalesce(json_agg(json_build_object('id', o.id, 'hebrew', o.hebrew,
          'pronunciation', o.pronunciation, 'transcription', o.transcription, 'russian', o.russian,
          'variants', o.variants)), '[]') from (
        select * from others order by is_learned desc, ${isStrange}, md5(id::text || ${wordIds}::text) limit ${distractorLimit}) o)
    ) as data`,
  );
  return { words, distractors: readableDistractors(distractors, { unmet, others: words.length - 1 }), unmet };
}

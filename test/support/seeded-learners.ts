import { eq, lte, sql } from 'drizzle-orm';
import { formExercises, skillName } from '../../core/forms/skills.ts';
import { nominalSkills, verbSkills } from '../../core/forms/teaching-order.ts';
import { tenses } from '../../core/hebrew/conjugation/forms.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { addDays, defaultTimeZone, wallTimeIn } from '../../core/streak/streak.ts';
import type { Db } from '../../db/connection/client.ts';
import { letterItems } from '../../db/content/letters.ts';
import { settleForms } from '../../db/forms/cards.ts';
import { settleLetters } from '../../db/letters/cards.ts';
import { lockMemory } from '../../db/memory/cards.ts';
import { settleRules } from '../../db/rules/cards.ts';
import {
  formAnswers,
  lessons,
  letterAnswers,
  ruleAnswers,
  rules,
  stageAnswers,
  users,
  wordProgress,
  words,
} from '../../db/schema/index.ts';
import { answersOf, type LocalWord } from '../../scripts/start/local-data-answers.ts';
import { reviewsOf } from '../../scripts/start/local-data-reviews.ts';

/** A learner as a seed makes them. */
export type SeededLearner = { id: number; wordsLearned: number; isPremium: boolean };

const firstId = 50_000;

/**
 * Writes learners whose pasts differ: from nothing learned to a hundred lessons, with and without a microphone, idle for
 * weeks or here yesterday, letters, rules and forms met or not. The same for the same course, number and date; their schedules
 * follow from their answers by the product's own rules.
 */
export async function writeSeededLearners(db: Db, count: number, today: string): Promise<SeededLearner[]> {
  const course: LocalWord[] = await db
    .select({ id: words.id, lessonId: words.lessonId, hebrew: words.hebrew })
    .from(words)
    .innerJoin(lessons, sql`${lessons.id} = ${words.lessonId}`)
    .where(sql`${words.deletedAt} is null and ${lessons.deletedAt} is null`)
    .orderBy(lessons.position, words.position);
  const learners: SeededLearner[] = [];
  for (let at = 0; at < count; at++) learners.push(await writeLearner(db, firstId + at, course, today));
  return learners;
}

async function writeLearner(
  db: Db,
  id: number,
  course: readonly LocalWord[],
  today: string,
): Promise<SeededLearner> {
  const random = createRandom(id);
  const some = (least: number, most: number) => least + Math.floor(random() ** 1.5 * (most - least + 1));
  const wordsLearned = random() < 0.06 ? 0 : Math.min(course.length, some(1, 400));
  const isPremium = random() < 0.5;
  const known = course.slice(0, wordsLearned);
  const idleDays = random() < 0.7 ? 1 : some(1, 30);
  const activeDays = Math.max(1, Math.ceil(wordsLearned / some(3, 25)));
  const days = Array.from({ length: activeDays }, (_, at) => addDays(today, -idleDays - at));
  const oldestFirst = days.toReversed();
  const dayOf = (index: number) =>
    oldestFirst[Math.floor((index / Math.max(1, known.length)) * oldestFirst.length)] ?? today;
  const learner = {
    id,
    firstName: 'Ученик',
    wordsLearned,
    days,
    hasMicrophone: random() < 0.6,
    takesQuizzes: false,
    reviews: true,
  };
  const moment = (day: string, seconds = 0) => new Date(Date.parse(`${day}T06:00:00Z`) + seconds * 1000);
  const learned = known.flatMap((word, at) => answersOf(learner, word, moment(dayOf(at), at), random));
  const reviewDays = random() < 0.8 ? oldestFirst.slice(1) : [];
  // Some have answered a part of today already, some of it wrong.
  const reviewed = random() < 0.25 ? [...reviewDays, today] : reviewDays;
  const reviews = reviewsOf(learned, known, { days: reviewed, canSpeak: learner.hasMicrophone }, random);
  await db.insert(users).values({
    id,
    firstName: learner.firstName,
    languageCode: 'ru',
    timezone: defaultTimeZone,
    wordsLearned,
    createdAt: moment(oldestFirst[0] ?? today),
    lastSeenAt: moment(days[0] ?? today),
    lastLessonId: known.at(-1)?.lessonId ?? null,
  });
  if (known.length === 0) return { id, wordsLearned, isPremium };
  await db.insert(wordProgress).values(
    known.map((word, at) => ({
      userId: id,
      updatedAt: moment(dayOf(at), at),
      wordId: word.id,
      lessonId: word.lessonId,
      stages: allStages,
      passStages: allStages,
    })),
  );
  for (const rows of chunks([...learned, ...reviews], 400)) await db.insert(stageAnswers).values(rows);
  const met = lettersMet(id, oldestFirst, random, moment);
  if (met.length > 0) await db.insert(letterAnswers).values(met);
  const formed = formsMet(id, known, oldestFirst, random, moment);
  if (formed.length > 0) await db.insert(formAnswers).values(formed);
  const explained = rulesMet(id, await rulesUntil(db, known.at(-1)), oldestFirst, moment);
  if (explained.length > 0) await db.insert(ruleAnswers).values(explained);
  await db.transaction(async (tx) => {
    await lockMemory(tx, id);
    await settleLetters(tx, { userId: id, today });
    await settleRules(tx, { userId: id, today });
    await settleForms(tx, { userId: id, today });
  });
  return { id, wordsLearned, isPremium };
}

type Moment = (day: string, seconds?: number) => Date;

const answered = (userId: number, doneAt: Date, eventId: string, isRight: boolean) => ({
  userId,
  doneAt,
  localTime: wallTimeIn(defaultTimeZone, doneAt),
  receivedAt: doneAt,
  ms: 4000,
  isRight,
  eventId,
});

/** Some letters in the order of the course, each drawn, found and heard on some days; one learner in four claims them. */
function lettersMet(
  userId: number,
  days: readonly string[],
  random: Random,
  moment: Moment,
): (typeof letterAnswers.$inferInsert)[] {
  const claims = random() < 0.25;
  const count = Math.floor(random() * (letterItems.length + 1));
  return letterItems
    .slice(0, count)
    .flatMap(({ key, spokenSound }, place): (typeof letterAnswers.$inferInsert)[] => {
      if (claims) {
        const at = moment(days[0] ?? '', place);
        return [{ ...answered(userId, at, `claim-${key}`, true), letter: key, event: 'claim' }];
      }
      const heard = spokenSound ? (['write', 'find', 'hear'] as const) : (['write', 'find'] as const);
      const asked = days.filter(() => random() < 0.3);
      return (asked.length > 0 ? asked : days.slice(0, 1)).map((day, at) => {
        const exercise = heard[at % heard.length] ?? 'find';
        const row = answered(userId, moment(day, place), `letter-${key}-${day}`, random() < 0.85);
        return { ...row, letter: key, event: exercise };
      });
    });
}

/** Some skills of forms, asked with any learned word: a schedule does not depend on the word. */
function formsMet(
  userId: number,
  known: readonly LocalWord[],
  days: readonly string[],
  random: Random,
  moment: Moment,
) {
  if (random() < 0.4) return [];
  const all = [...verbSkills(tenses), ...nominalSkills];
  return all
    .filter(() => random() < 0.15)
    .flatMap((skill, place) =>
      days
        .filter(() => random() < 0.25)
        .map((day) => ({
          ...answered(userId, moment(day, place), `form-${place}-${day}`, random() < 0.8),
          wordId: known[place % known.length]?.id ?? 0,
          skill: skillName(skill),
          form: skill.kind === 'verb' ? skill.key : 'plural',
          exercise: formExercises[Math.floor(random() * formExercises.length)] ?? 'choose',
        })),
    );
}

/** The rules of the lessons up to that of a word, in the order of the course; a course may have none. */
const rulesUntil = (db: Db, last: LocalWord | undefined): Promise<{ id: number }[]> =>
  db
    .select({ id: rules.id })
    .from(rules)
    .innerJoin(lessons, eq(lessons.id, rules.lessonId))
    .where(
      lte(
        lessons.position,
        db
          .select({ position: lessons.position })
          .from(lessons)
          .where(eq(lessons.id, last?.lessonId ?? 0)),
      ),
    )
    .orderBy(lessons.position, rules.position);

/** Most of the rules, their cards seen on the way and their checks answered on some days; chance of their own. */
function rulesMet(
  userId: number,
  all: readonly { id: number }[],
  days: readonly string[],
  moment: Moment,
): (typeof ruleAnswers.$inferInsert)[] {
  const random = createRandom(userId * 7);
  return all
    .filter(() => random() < 0.8)
    .flatMap(({ id: ruleId }, place): (typeof ruleAnswers.$inferInsert)[] => {
      const first = days[Math.floor((place / all.length) * days.length)] ?? '';
      const later = days.filter((day) => day > first && random() < 0.15);
      const checks = [first, ...later].flatMap((day) =>
        [0, 1, 2].map((check) => ({
          ...answered(
            userId,
            moment(day, place * 4 + check + 1),
            `rule-${ruleId}-${day}-${check}`,
            random() < 0.85,
          ),
          ...{ ruleId, event: 'check' as const, check },
        })),
      );
      const met = answered(userId, moment(first, place * 4), `rule-${ruleId}-met`, true);
      return [{ ...met, ruleId, event: 'met' }, ...checks];
    });
}

function chunks<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}

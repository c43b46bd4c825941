import {
  type Card,
  createEmptyCard,
  type FSRS,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  StrategyMode,
} from 'ts-fsrs';
import type { Settings } from '../settings/settings.ts';
import { type ActivityDate, addDays, daysBetween } from '../streak/streak.ts';
import { type Skill, skills, type understanding } from './exercises.ts';
import { expectedRecall, intervalWithin } from './interval.ts';
import { daysToFirstQuestion, latestFirstQuestion } from './known.ts';
import { evidence, type Grade, gradeOf, inOrder, type Recall } from './recall.ts';
import type { Start } from './start.ts';

type Understanding = (typeof understanding)[number];

/** The memory of one word for one skill. Every field follows from the answers (`replay`). */
export type MemoryCard = {
  /** The learner's date from which the word is asked. */
  due: ActivityDate;
  /** Days after which nine in ten such words are still recalled (FSRS's stability). */
  stability: number;
  /** FSRS's difficulty, 1 to 10. */
  difficulty: number;
  /** Counted reviews, the lesson's first one included. */
  reviews: number;
  /** Counted reviews that missed. */
  lapses: number;
  /** Counted reviews that did not miss, without the lesson's. */
  successes: number;
  lastDate: ActivityDate;
  lastGrade: Grade;
  /** `scheduleVersion` of the rules that made the card: cards of other rules are rebuilt. */
  version: number;
};

/**
 * The number of these rules: the library with its formulas (ts-fsrs 5.4.2, FSRS-6.0 with default weights) and our rules
 * around it. Raised with every change that moves a card; 0 means a card that was not counted yet.
 */
export const scheduleVersion = 6;

/** Longest time without a review, days. */
export const maxIntervalDays = 365;

/**
 * The same for a word that was not yet recalled that often: there the models of forgetting agree least
 * (docs/memory.md), and one more review costs little.
 */
const youngIntervalDays = 84;
const recallsOfYoung = 4;

/**
 * Days from the lesson to the first question about a word, which is by ear, and the most to the first one of reading,
 * which comes sooner where its assumed stability asks for it.
 */
const firstIntervalDays: Record<Understanding, number> = { hear: 1, read: 4 };

/** The stability, in days, that is assumed of hearing after a lesson, so that its first questions come early in a day. */
const unheardStability = 0.5;

export const requestedRetention: Record<Settings['retention'], number> = {
  lighter: 0.85,
  usual: 0.9,
  firmer: 0.95,
};

const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/** The library's card, with the name that seeds its fuzz. */
type SeededCard = Card & { card_id: string };

const engines = new Map<Settings['retention'], FSRS>();

/**
 * FSRS with its default weights. Short steps within a day are off: a miss comes back in the same session instead. Fuzz
 * spreads words of one lesson over days; it is seeded by the word, so that a rebuild gives the same dates, and the two
 * schedules of a word stay together while their answers are alike.
 */
function engineFor(retention: Settings['retention']): FSRS {
  let engine = engines.get(retention);
  if (!engine) {
    engine = fsrs({
      request_retention: requestedRetention[retention],
      maximum_interval: maxIntervalDays,
      enable_fuzz: true,
      enable_short_term: false,
    });
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of ts-fsrs, not a hook of React
    engine.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'));
    engines.set(retention, engine);
  }
  return engine;
}

/** The learner's dates are days, not moments: noon of the date in UTC, whatever the learner's zone. */
function noon(date: ActivityDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** One word and one skill: the input from which its card follows. */
export type SkillAnswers = { wordId: number; skill: Skill; start: Start; recalls: readonly Recall[] };

/** A review that moved a schedule: the card before the review, and the grade of the answer. */
export type CountedReview = {
  recall: Recall;
  grade: Grade;
  before: Pick<MemoryCard, 'stability' | 'lastDate'>;
};

/**
 * Returns the card that follows from a word's start and all its recalls. Of several checked answers about the word on
 * one day the first counts: what follows in the same session is practice. So the order in which answers arrive, repeats
 * and devices make no difference, and a card can be rebuilt at any time, also after an answer was withdrawn.
 * `onCounted` is called for each review that counts, in order.
 */
export function replay(
  word: SkillAnswers,
  retention: Settings['retention'],
  onCounted?: (review: CountedReview) => void,
): MemoryCard {
  const { wordId, skill, start } = word;
  const engine = engineFor(retention);
  const recalls = inOrder(word.recalls);
  const startGrade: Grade = wasMissedOn(start.date, skill, recalls) ? 'hard' : start.grade;
  let card = newCard(String(wordId), start.date);
  let lastDate = start.date;
  let lastGrade: Grade = startGrade;
  let lapses = 0;
  let successes = 0;
  if (skill === 'produce') card = next(engine, card, start.date, startGrade);
  /** The latest day on which the word was asked, for any skill. */
  let asked = '';
  for (const recall of recalls) {
    const given = gradeOf(recall, 0);
    // On the day of the lesson, or later on a day on which it was asked, the word had just been shown: practice.
    if (!given || recall.date <= start.date || recall.date <= asked) continue;
    asked = recall.date;
    const grade = evidence(recall, skill, successes);
    if (!grade) continue;
    if (card.reps > 0) onCounted?.({ recall, grade, before: { stability: card.stability, lastDate } });
    card = next(engine, card, recall.date, grade);
    lastDate = recall.date;
    lastGrade = grade;
    if (grade === 'again') lapses += 1;
    else successes += 1;
  }
  const isUnasked = card.reps === 0 && skill !== 'produce';
  const stability = isUnasked ? unaskedStability(word, startGrade) : card.stability;
  const within = (days: number) => intervalWithin(days, { stability, wish: requestedRetention[retention] });
  const isFirst = successes + lapses === 0;
  const longest = successes < recallsOfYoung ? youngIntervalDays : maxIntervalDays;
  // The library keeps the intervals of the four grades a day apart, beyond the wish and its own limit too.
  const days = isUnasked ? firstIntervalDays[skill] : Math.min(longest, card.scheduled_days);
  const interval =
    start.isKnown && isFirst ? daysToFirstQuestion(wordId, within(latestFirstQuestion)) : within(days);
  const due = addDays(lastDate, interval);
  return {
    // A word that was asked has been shown: a due review of another skill waits for tomorrow.
    due: due <= asked ? addDays(asked, 1) : due,
    stability,
    difficulty: card.difficulty,
    reviews: card.reps,
    lapses,
    successes,
    lastDate,
    lastGrade,
    version: scheduleVersion,
  };
}

/**
 * The stability, in days, that is assumed of understanding before its first answer: that of a first review with the
 * grade of the start, but less for hearing after a lesson.
 */
function unaskedStability({ skill, start }: SkillAnswers, startGrade: Grade): number {
  if (skill === 'hear' && !start.isKnown) return unheardStability;
  return engineFor('usual').init_stability(ratings[startGrade]);
}

/** A word that was missed again on the day of its lesson, minutes after it, was hard. */
function wasMissedOn(date: ActivityDate, skill: Skill, recalls: readonly Recall[]): boolean {
  return recalls.some((recall) => recall.date === date && evidence(recall, skill, 0) === 'again');
}

/**
 * The schedule that follows from graded days, oldest first, at least one: for items that have neither lessons nor
 * skills of their own. `id` seeds the fuzz.
 */
export function followDays(
  id: string,
  days: readonly { date: ActivityDate; grade: Grade }[],
): Pick<MemoryCard, 'due' | 'stability'> {
  const [start] = days;
  if (!start) throw new RangeError('a schedule begins with a day');
  const engine = engineFor('usual');
  const { stability, scheduled_days } = days.reduce(
    (before, { date, grade }) => next(engine, before, date, grade),
    newCard(id, start.date),
  );
  const lastDate = days.at(-1)?.date ?? start.date;
  const wish = requestedRetention.usual;
  const interval = intervalWithin(Math.min(youngIntervalDays, scheduled_days), { stability, wish });
  return { due: addDays(lastDate, interval), stability };
}

/** All schedules of a word. */
export function cardsOf(
  word: { wordId: number; start: Start; recalls: readonly Recall[] },
  retention: Settings['retention'],
): Record<Skill, MemoryCard> {
  const cardOf = (skill: Skill) => replay({ ...word, skill }, retention);
  return { hear: cardOf('hear'), read: cardOf('read'), produce: cardOf('produce') };
}

/** A card without a review; `id` seeds its fuzz. */
function newCard(id: string, date: ActivityDate): SeededCard {
  return { ...createEmptyCard(noon(date)), card_id: id };
}

function next(engine: FSRS, card: SeededCard, date: ActivityDate, grade: Grade): SeededCard {
  const { card: after } = engine.next(card, noon(date), ratings[grade]);
  return { ...after, card_id: card.card_id };
}

/** Returns the probability that the word is recalled on a date, 0 to 1. */
export function retrievability(card: Pick<MemoryCard, 'stability' | 'lastDate'>, date: ActivityDate): number {
  const days = Math.max(0, daysBetween(card.lastDate, date));
  return expectedRecall(days, card.stability);
}

/** The stability, in days, from which a word counts as firm. */
export const firmFromDays = 21;

/** A word is firm when all its schedules are: three, or two of a word that cannot be heard. */
export function isFirm(cards: readonly Pick<MemoryCard, 'stability'>[]): boolean {
  return cards.length >= skills.length - 1 && cards.every(({ stability }) => stability >= firmFromDays);
}

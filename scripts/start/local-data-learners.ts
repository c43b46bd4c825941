import type { Random } from '../../core/random.ts';
import { addDays } from '../../core/streak/streak.ts';

export type LocalLearner = {
  id: number;
  firstName: string;
  lastName?: string;
  username?: string;
  /** Words learned, in the order of the course. */
  wordsLearned: number;
  /** Active days, newest first; at least one. */
  days: string[];
  /** Whether their spoken words were recognised, or only compared by ear. */
  hasMicrophone: boolean;
  takesQuizzes: boolean;
  /** Does what «Сегодня» offers; yesterday and today not yet. */
  reviews: boolean;
};

// biome-ignore format: a table of names
const names = [
  'Алина', 'Борис', 'Вера', 'Гриша', 'Даниэль', 'Ева', 'Женя', 'Зоя', 'Илья', 'Катя', 'Лёва', 'Мария',
  'Нина', 'Олег', 'Полина', 'Рома', 'Соня', 'Тимур', 'Ульяна', 'Фёдор', 'Хана', 'Эмма', 'Юля', 'Яков',
];

/** Telegram ids of the crowd run from here in the order of their names. */
const firstCrowdId = 7_000_001_001;
/** The crowd arrived within this many days: eight weeks of arrival, as the charts follow them. */
const arrivedWithinDays = 56;
const wordsADay = 12;

/** The id of a person of the crowd. Throws for a name that is not in it. */
export function crowdId(firstName: string): number {
  const place = names.indexOf(firstName);
  if (place < 0) throw new RangeError(`nobody of the local learners is called ${firstName}`);
  return firstCrowdId + place;
}

/** Learners from before the local Telegram was first opened: one with half a course done, and a crowd. */
export function inventLearners(random: Random, today: string, experiencedId: number): LocalLearner[] {
  const experienced: LocalLearner = {
    id: experiencedId,
    firstName: 'Борис',
    lastName: 'Левин',
    username: 'boris_levin',
    wordsLearned: 49,
    days: [
      ...daysBack(today, 0, 6),
      ...daysBack(today, 7, 12),
      ...daysBack(today, 14, 18),
      ...daysBack(today, 19, 25),
      ...daysBack(today, 28, 31),
      ...daysBack(today, 35, 39),
    ],
    hasMicrophone: true,
    takesQuizzes: false,
    reviews: true,
  };
  return [experienced, ...names.map((firstName) => inventOne(random, today, firstName))];
}

/** Came some day, came back less and less often; some stay, some leave after a week. */
function inventOne(random: Random, today: string, firstName: string): LocalLearner {
  const arrived = Math.floor(arrivedWithinDays * random());
  const zeal = 0.55 + 0.4 * random();
  const patienceDays = 6 + 70 * random() ** 2;
  const days = daysBack(today, 0, arrived + 1).filter(
    (_, back) => back === arrived || random() < zeal * Math.exp(-(arrived - back) / patienceDays),
  );
  return {
    id: crowdId(firstName),
    firstName,
    wordsLearned: Math.min(days.length * wordsADay, Math.floor(10 + 260 * random() ** 1.6)),
    days,
    hasMicrophone: random() < 0.7,
    takesQuizzes: true,
    reviews: false,
  };
}

/** The days from `from` to before `to` days before `today`, newest first. */
function daysBack(today: string, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => addDays(today, -from - index));
}

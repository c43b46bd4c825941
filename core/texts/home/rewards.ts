import type { AchievementKind } from '../../points/awards.ts';
import { streakAwardDays, wordsPerMilestone } from '../../points/awards.ts';
import { counted, nouns, pluralForm } from '../plural.ts';

const newLessons = ['новый урок', 'новых урока', 'новых уроков'] as const;
const learned = ['Выучено', 'Выучены', 'Выучено'] as const;

const plus = (points: number) => `+${counted(points, nouns.point)}`;

/** Lines of the news: what the learner has reached, and what is new in the course. */
export const newsTexts = {
  status: (name: string) => `Новый статус — ${name}`,
  wordMaster: (words: number, points: number) =>
    `${pluralForm(words, learned)} ${counted(words, nouns.word)}: ${plus(points)}`,
  streak: (points: number) => `${counted(streakAwardDays, nouns.day)} подряд: ${plus(points)}`,
  perfectionist: (lessonName: string | undefined, points: number) =>
    `Викторина${lessonName ? ` урока «${lessonName}»` : ''} без единой ошибки: ${plus(points)}`,
  alphabet: 'Алфавит пройден: 22 буквы и 5 конечных форм',
  lessons: (name: string, others: number) =>
    others === 0 ? `Новый урок «${name}»` : `«${name}» и ещё ${counted(others, newLessons)}`,
} as const;

/** Names of achievements, and what each is given for. */
export const achievementTexts: Record<AchievementKind, { name: string; description: string }> = {
  word_master: {
    name: 'Мастер слов',
    description: `За каждые ${counted(wordsPerMilestone, nouns.word)}, выученные до конца`,
  },
  streak_7: {
    name: 'Неделя без пропусков',
    description: `За ${counted(streakAwardDays, nouns.day)} занятий подряд`,
  },
  perfectionist: {
    name: 'Перфекционист',
    description: 'За викторину без единой ошибки',
  },
  alphabet: {
    name: 'Весь алфавит',
    description: 'За верный ответ о каждой букве и конечной форме',
  },
};

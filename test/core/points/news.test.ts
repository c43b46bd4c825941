import { describe, expect, it } from 'vitest';
import { type Grant, newsLimit, newsOf, unnotedStatus } from '../../../core/points/news.ts';

const now = new Date('2026-11-21T09:00:00Z');
const since = '2026-01-01T00:00:00Z';
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const nothing = { grants: [], statuses: [], lessons: [], since };
const wordMaster = (words: number, days: number): Grant => ({
  achievement: 'word_master',
  ref: String(words),
  points: 50,
  at: daysAgo(days),
});
const lesson = (id: number, days: number | null, name = `Урок ${id}`) => ({
  id,
  name,
  publishedAt: days === null ? null : daysAgo(days),
});

describe('the news', () => {
  it('is empty when nothing has happened', () => {
    expect(newsOf(nothing, now)).toEqual([]);
  });

  it('tells statuses, achievements and new lessons, the newest first', () => {
    const news = newsOf(
      {
        grants: [
          wordMaster(50, 3),
          { achievement: 'streak_7', ref: '2026-11-19', points: 70, at: daysAgo(2) },
          { achievement: 'perfectionist', ref: '7', points: 100, at: daysAgo(1) },
        ],
        statuses: [{ level: 3, at: daysAgo(2.5) }],
        lessons: [lesson(8, 0.5, 'Рынок'), lesson(7, null, 'Семья')],
        since,
      },
      now,
    );
    expect(news.map(({ id, kind, icon, text, lessonId }) => [id, kind, icon, text, lessonId])).toEqual([
      [`lesson-8-${Date.parse(daysAgo(0.5))}`, 'lesson', 'lesson', 'Новый урок «Рынок»', 8],
      [
        'perfectionist-7',
        'perfectionist',
        'perfect',
        'Викторина урока «Семья» без единой ошибки: +100 баллов',
        null,
      ],
      ['streak_7-2026-11-19', 'streak_7', 'streak', '7 дней подряд: +70 баллов', null],
      ['status-knight', 'status', 'knight', 'Новый статус — Конь', null],
      ['word_master-50', 'word_master', 'words', 'Выучено 50 слов: +50 баллов', null],
    ]);
    expect(news.map(({ at }) => at)).toEqual([0.5, 1, 2, 2.5, 3].map(daysAgo));
  });

  it('tells of the alphabet, and of the quiz of a lesson that is no longer there', () => {
    const grants: Grant[] = [
      { achievement: 'alphabet', ref: '1', points: 0, at: daysAgo(1) },
      { achievement: 'perfectionist', ref: '7', points: 100, at: daysAgo(2) },
    ];
    expect(newsOf({ ...nothing, grants }, now).map(({ icon, text }) => [icon, text])).toEqual([
      ['alphabet', 'Алфавит пройден: 22 буквы и 5 конечных форм'],
      ['perfect', 'Викторина без единой ошибки: +100 баллов'],
    ]);
  });

  it('forgets after thirty days, and never holds more than ten lines', () => {
    expect(newsOf({ ...nothing, grants: [wordMaster(50, 29.9), wordMaster(100, 30.1)] }, now)).toHaveLength(
      1,
    );
    expect(newsOf({ ...nothing, grants: [wordMaster(50, 30)] }, now)).toHaveLength(1);
    const grants = Array.from({ length: 30 }, (_, index) => wordMaster(50 * (index + 1), 29 - index * 0.5));
    const news = newsOf({ ...nothing, grants }, now);
    expect(news).toHaveLength(newsLimit);
    expect(news[0]?.id).toBe('word_master-1500');
  });

  it('leaves out lessons that were there before the learner came', () => {
    const lessons = [lesson(1, 10), lesson(3, 5), lesson(2, 4)];
    expect(newsOf({ ...nothing, lessons, since: daysAgo(5) }, now).map(({ lessonId }) => lessonId)).toEqual([
      2,
    ]);
  });

  it.each([
    [1, 'Новый урок «Урок 1»'],
    [2, '«Урок 1» и ещё 1 новый урок'],
    [3, '«Урок 1» и ещё 2 новых урока'],
    [6, '«Урок 1» и ещё 5 новых уроков'],
    [22, '«Урок 1» и ещё 21 новый урок'],
  ])('tells %i lessons that came together in one line', (count, text) => {
    const lessons = Array.from({ length: count }, (_, index) => lesson(index + 1, 1));
    expect(newsOf({ ...nothing, lessons }, now).map((item) => item.text)).toEqual([text]);
  });

  it('does not congratulate a beginner on beginning, nor know a status beyond the ladder', () => {
    const statuses = [1, 0, 99].map((level) => ({ level, at: daysAgo(1) }));
    expect(newsOf({ ...nothing, statuses }, now)).toEqual([]);
  });
});

describe('a status whose moment nobody has noted', () => {
  it.each([
    [0, [], undefined],
    [49, [], undefined],
    [50, [], 'pawn'],
    [99, [2], undefined],
    [100, [2], 'knight'],
    [2000, [2, 3, 4, 5, 6], 'king'],
    [5000, [7], undefined],
  ])('with %i points and notes of %j is %s', (points, levels, name) => {
    const statuses = levels.map((level) => ({ level, at: daysAgo(1) }));
    expect(unnotedStatus(points, statuses)?.englishName).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type DueLetter,
  type LetterAnswer,
  pickLetters,
  rememberLetter,
} from '../../../core/memory/letters.ts';
import { createRandom, shuffled } from '../../../core/random.ts';

let events = 0;
const answer = (date: string, event: LetterAnswer['event'], isRight = true): LetterAnswer => {
  events += 1;
  return {
    eventId: `e${events}`,
    at: `${date}T10:00:${String(events % 60).padStart(2, '0')}Z`,
    date,
    event,
    isRight,
  };
};
const firstDay = '2026-11-01';
const lesson = () => [answer(firstDay, 'meet'), answer(firstDay, 'trace'), answer(firstDay, 'write')];

describe('the memory of a letter', () => {
  it('is new before anything happened, with every field filled', () => {
    expect(rememberLetter('shin', [], firstDay)).toEqual({
      phase: 'new',
      sureness: 0,
      due: firstDay,
      answers: 0,
      misses: 0,
      isClaimed: false,
    });
  });

  it('comes back within days after its lesson, sooner after a slip, on the next day when it was only looked at', () => {
    const due = (answers: LetterAnswer[]) => rememberLetter('shin', answers, firstDay).due;
    const good = due(lesson());
    expect(good > firstDay && good <= '2026-11-05').toBe(true);
    expect(due([...lesson(), answer(firstDay, 'hear', false)]) <= good).toBe(true);
    expect(due([answer(firstDay, 'meet')])).toBe('2026-11-02');
    expect(rememberLetter('shin', lesson(), firstDay)).toMatchObject({
      phase: 'learning',
      answers: 1,
      misses: 0,
    });
  });

  it('is known after two recalls on later days, and being learned again after a miss', () => {
    const known = [...lesson(), answer('2026-11-04', 'hear'), answer('2026-11-14', 'find')];
    expect(rememberLetter('shin', known, '2026-11-14')).toMatchObject({ phase: 'known', sureness: 1 });
    const missed = [...known, answer('2026-11-20', 'find', false)];
    expect(rememberLetter('shin', missed, '2026-11-20')).toMatchObject({ phase: 'learning', misses: 1 });
  });

  it('counts the first checked answer of a later day', () => {
    const right = [...lesson(), answer('2026-11-04', 'find'), answer('2026-11-04', 'find', false)];
    const wrong = [...lesson(), answer('2026-11-04', 'find', false), answer('2026-11-04', 'find')];
    const dueAfter = (answers: LetterAnswer[]) => rememberLetter('shin', answers, '2026-11-04').due;
    expect(dueAfter(wrong) < dueAfter(right)).toBe(true);
  });

  it('is known by the learner’s word until a miss says otherwise', () => {
    const claimed = [answer(firstDay, 'claim')];
    expect(rememberLetter('shin', claimed, firstDay)).toMatchObject({
      phase: 'known',
      isClaimed: true,
      sureness: 1,
    });
    const missed = [...claimed, answer('2026-11-03', 'find', false)];
    expect(rememberLetter('shin', missed, '2026-11-03')).toMatchObject({
      phase: 'learning',
      isClaimed: false,
    });
  });

  it('does not depend on the order in which answers arrive, nor on repeats', () => {
    const answers = [
      ...lesson(),
      answer('2026-11-03', 'hear', false),
      answer('2026-11-05', 'find'),
      answer('2026-11-09', 'write'),
    ];
    const expected = rememberLetter('shin', answers, '2026-11-09');
    for (let seed = 0; seed < 20; seed += 1) {
      const mixed = shuffled([...answers, ...answers], createRandom(seed));
      expect(rememberLetter('shin', mixed, '2026-11-09')).toEqual(expected);
    }
  });
});

describe('letters in «Сегодня»', () => {
  const app = { canDraw: true, canListen: true };
  const due = Array.from(
    { length: 20 },
    (_, at): DueLetter => ({
      key: `letter-${at}`,
      kind: 'letter',
      due: `2026-11-${String(20 - at).padStart(2, '0')}`,
      hasSound: true,
      answers: at,
    }),
  );

  it('take at most a fifth of the time, the longest overdue first', () => {
    const seconds = { write: 10, find: 5, hear: 6 };
    for (const words of [20, 60, 200, 900]) {
      const tasks = pickLetters(due, words, app);
      const taken = tasks.reduce((sum, { exercise }) => sum + seconds[exercise], 0);
      expect(taken).toBeLessThanOrEqual((words + taken) / 5);
    }
    expect(pickLetters(due, 900, app)[0]?.key).toBe('letter-19');
  });

  it('come alone for a minute when no word is due', () => {
    const tasks = pickLetters(due, 0, app);
    expect(tasks.length).toBeGreaterThan(4);
    expect(tasks.length).toBeLessThan(13);
    expect(pickLetters([], 0, app)).toEqual([]);
  });

  it('are asked by turns, points only by look and sound', () => {
    const point: DueLetter = { key: 'qamats', kind: 'point', due: '2026-11-01', hasSound: true, answers: 0 };
    const exercises = [0, 1, 2, 3].map(
      (answers) => pickLetters([{ ...point, answers }], 0, app)[0]?.exercise,
    );
    expect(exercises).toEqual(['find', 'hear', 'find', 'hear']);
  });

  it('are asked only as the place allows: a chat has no canvas, and perhaps no sound', () => {
    const [letter] = due;
    if (!letter) throw new Error('a letter is due');
    const exercisesIn = (means: typeof app) =>
      [0, 1, 2].map((answers) => pickLetters([{ ...letter, answers }], 0, means)[0]?.exercise);
    expect(exercisesIn(app)).toEqual(['write', 'find', 'hear']);
    expect(exercisesIn({ canDraw: false, canListen: true })).toEqual(['find', 'hear', 'find']);
    expect(exercisesIn({ canDraw: false, canListen: false })).toEqual(['find', 'find', 'find']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../core/memory/plan.ts';
import { createRandom, type Random } from '../../../../core/random.ts';
import {
  words as kind,
  missReturnsAfter,
  startWords,
  type WordRound,
} from '../../../../core/round/kinds/words.ts';
import { answered } from '../../../../core/round/round.ts';
import { currentQuestion } from '../../../../core/round/state.ts';

const tasks = (ids: readonly number[]): Task[] =>
  ids.map((wordId) => ({ wordId, skill: 'produce', exercise: 'type' }));
const answer = (round: WordRound, isRight: boolean, random: Random) => answered(kind, round, isRight, random);

describe('a round of words', () => {
  /** Answers by `isRight` until nothing is left; the words in the order in which they were asked. */
  function play(start: WordRound, isRight: (n: number) => boolean, seed = 1) {
    const random = createRandom(seed);
    const asked: number[] = [];
    let session = start;
    for (let n = 0; n < 500; n += 1) {
      const task = currentQuestion(session);
      if (!task) return { asked, session };
      asked.push(task.wordId);
      session = answer(session, isRight(n), random);
    }
    throw new Error('the session does not end');
  }

  it('ends when every word was answered right, and tells which were', () => {
    const { asked, session } = play(startWords(tasks([1, 2, 3])), () => true);
    expect(asked).toEqual([1, 2, 3]);
    expect(session).toMatchObject({ strengthened: [1, 2, 3], missed: [], answered: 3 });
  });

  it('brings a miss back after three to five others, for practice only', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { asked, session } = play(startWords(tasks([1, 2, 3, 4, 5, 6, 7, 8])), (n) => n !== 0, seed);
      const between = asked.lastIndexOf(1) - 1;
      expect(between).toBeGreaterThanOrEqual(missReturnsAfter.least);
      expect(between).toBeLessThanOrEqual(missReturnsAfter.most);
      expect(session.strengthened).not.toContain(1);
      expect(session.missed).toEqual([1]);
    }
  });

  it('goes on with what was missed on another device', () => {
    const { asked, session } = play(startWords(tasks([1]), tasks([2])), () => true);
    expect(asked).toEqual([1, 2]);
    expect(session.strengthened).toEqual([1]);
  });

  it('asks for what can be done instead of what cannot, never for another word', () => {
    const spoken: Task = { wordId: 1, skill: 'produce', exercise: 'speak' };
    expect(kind.instead({ ...spoken, again: false }, ['speak'])).toMatchObject({
      wordId: 1,
      exercise: 'type',
    });
    expect(kind.instead({ ...spoken, again: false }, ['listen', 'draw'])).toMatchObject({
      exercise: 'speak',
    });
  });

  it('never asks a word twice in a row while there is another, and always ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        fc.nat(),
        (words, luck, seed) => {
          const random = createRandom(seed);
          let session = startWords(tasks(words));
          let last: number | undefined;
          for (let n = 0; session.queue.length > 0; n += 1) {
            const task = currentQuestion(session);
            const others = session.queue.some(({ wordId }) => wordId !== last);
            if (others) expect(task?.wordId).not.toBe(last);
            last = task?.wordId;
            session = answer(session, n > 100 || (luck.next().value ?? true), random);
            expect(n).toBeLessThan(200);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('words that are alike', () => {
  const word = (id: number, hebrew: string, lessonId: number) => ({
    ...{ id, hebrew, lessonId },
    transcription: ['', 'дваш', 'рамо́н', 'ага́с', 'шэзи́ф', 'пину́к'][id] ?? '',
    russian: hebrew,
  });
  // 1 and 2 differ by dalet and resh; 3 and 4 are of one lesson, like 1.
  const words = [
    word(1, 'דבש', 1),
    word(2, 'רבש', 2),
    word(3, 'אגס', 1),
    word(4, 'שזיף', 1),
    word(5, 'יונק', 3),
  ];
  const order = (young: readonly number[], ids: readonly number[]) =>
    startWords(
      tasks(ids).map((task) => ({ ...task, isYoung: young.includes(task.wordId) })),
      [],
      words,
    ).queue.map(({ wordId }) => wordId);

  it('are not asked one after another while one of them is young', () => {
    expect(order([1], [1, 2, 5])).toEqual([1, 5, 2]);
    expect(order([2], [1, 2, 5])).toEqual([1, 5, 2]);
    expect(order([], [1, 2, 5])).toEqual([1, 2, 5]);
  });

  it('are asked so where nothing else is left, those of one lesson sooner than those that look alike', () => {
    expect(order([1, 2, 3, 4], [1, 2])).toEqual([1, 2]);
    expect(order([1, 2, 3, 4], [1, 2, 3])).toEqual([1, 3, 2]);
    expect(order([1, 3, 4], [1, 3, 5, 4])).toEqual([1, 5, 3, 4]);
  });

  it('let a miss come back after three to five others all the same', () => {
    const many = Array.from({ length: 12 }, (_, at) => word(at, `אב${'גדהוזחטיכלמנ'[at]}`, at % 2));
    for (let seed = 1; seed <= 50; seed++) {
      const young = tasks(many.map(({ id }) => id)).map((task) => ({ ...task, isYoung: true }));
      const session = startWords(young, [], many);
      const missed = currentQuestion(session)?.wordId;
      const after = answer(session, false, createRandom(seed)).queue;
      const place = after.findIndex(({ wordId }) => wordId === missed);
      expect(place).toBeGreaterThanOrEqual(3);
      expect(place).toBeLessThanOrEqual(5);
    }
  });

  it('stay apart after answers, too', () => {
    const young = tasks([5, 1, 3, 2]).map((task) => ({ ...task, isYoung: true }));
    let session = startWords(young, [], words);
    const asked: number[] = [];
    for (let task = currentQuestion(session); task && asked.length < 12; task = currentQuestion(session)) {
      asked.push(task.wordId);
      session = answer(session, asked.length > 1, createRandom(1));
    }
    const neighbours = asked.map((id, at) => [id, asked[at + 1] ?? 0].toSorted().join());
    expect(neighbours).not.toContain('1,2');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exercisesOf, type Skill, skills } from '../../../core/memory/exercises.ts';
import { nextExercise } from '../../../core/memory/next-exercise.ts';
import { type DueCard, planReviews, reviewsPerDay, type Task } from '../../../core/memory/plan.ts';
import {
  answerTask,
  currentTask,
  missReturnsAfter,
  type Session,
  startSession,
  swapTask,
} from '../../../core/memory/session.ts';
import { createRandom } from '../../../core/random.ts';

const today = '2026-03-01';
const everything = { canSpeak: true, canListen: true, canShowCursive: true };

function due(wordId: number, skill: DueCard['skill'], over: Partial<DueCard['card']> = {}): DueCard {
  const card = { due: today, stability: 10, lastDate: '2026-02-20', reviews: 2, ...over };
  return { wordId, skill, card, history: [] };
}

const tasks = (words: readonly number[]): Task[] =>
  words.map((wordId) => ({ wordId, skill: 'produce', exercise: 'type' }));

describe('the plan of a day', () => {
  it('asks what is due, the likeliest to be forgotten first', () => {
    const plan = planReviews(
      [
        due(1, 'hear', { stability: 50 }),
        due(2, 'hear', { stability: 3 }),
        due(3, 'produce', { due: '2026-03-02' }),
      ],
      today,
      everything,
    );
    expect(plan.map(({ wordId }) => wordId)).toEqual([2, 1]);
  });

  /** What is asked of a word whose cards were last asked on these dates, stability by skill. */
  function asked(
    last: Record<Skill, string>,
    over: Partial<Record<Skill, Partial<DueCard['card']>>> = {},
  ): Skill[] {
    const cards = skills.map((skill) => due(1, skill, { lastDate: last[skill], ...over[skill] }));
    return planReviews(cards, today, everything).map(({ skill }) => skill);
  }

  it('asks a word once, first by ear', () => {
    const lesson = { hear: '2026-02-27', read: '2026-02-27', produce: '2026-02-27' };
    expect(asked(lesson, { hear: { reviews: 0 }, read: { reviews: 0 } })).toEqual(['hear']);
  });

  it('takes turns: after understanding production, after production the more doubtful of hearing and reading', () => {
    expect(asked({ hear: '2026-02-20', read: '2026-02-10', produce: '2026-02-15' })).toEqual(['produce']);
    expect(asked({ hear: '2026-02-10', read: '2026-02-20', produce: '2026-02-15' })).toEqual(['produce']);
    // A right spelling is a review of reading on the same day.
    const spelled = { hear: '2026-02-10', read: '2026-02-20', produce: '2026-02-20' };
    expect(asked(spelled)).toEqual(['hear']);
    expect(asked(spelled, { read: { stability: 1 } })).toEqual(['read']);
    const later = { due: '2026-04-01' };
    expect(asked(spelled, { hear: later, read: { ...later, stability: 90 } })).toEqual(['hear']);
  });

  it('asks nothing of a word of which nothing is due', () => {
    const later = { due: '2026-03-02' };
    const last = { hear: '2026-02-20', read: '2026-02-20', produce: '2026-02-20' };
    expect(asked(last, { hear: later, read: later, produce: later })).toEqual([]);
  });

  it('puts words of the same risk in the order of the course', () => {
    const plan = planReviews(
      [due(3, 'hear'), due(1, 'hear', { stability: 10.2 }), due(2, 'hear')],
      today,
      everything,
    );
    expect(plan.map(({ wordId }) => wordId)).toEqual([1, 2, 3]);
  });

  it('offers no more than fits into a day', () => {
    const many = Array.from({ length: 200 }, (_, n) => due(n, 'hear'));
    expect(planReviews(many, today, everything)).toHaveLength(reviewsPerDay);
    expect(planReviews(many, today, everything, 12)).toHaveLength(12);
    expect(planReviews(many, today, everything, -1)).toEqual([]);
  });
});

describe('the exercise of a schedule', () => {
  const asked = (...entries: [DueCard['history'][number]['exercise'], boolean][]) => ({
    skill: 'produce' as const,
    history: entries.map(([exercise, wasRight]) => ({ exercise, wasRight })),
  });

  it('is the weakest', () => {
    expect(nextExercise(asked(['type', true], ['speak', true], ['write', false]), everything)).toBe('write');
  });

  it('is one that was not asked for three reviews, however well it goes', () => {
    const history = asked(['speak', true], ['write', false], ['type', false], ['write', false]);
    expect(nextExercise(history, everything)).toBe('speak');
  });

  it('reads by hand what was read in print, as long as it goes well', () => {
    const read = (...history: [DueCard['history'][number]['exercise'], boolean][]) =>
      nextExercise({ ...asked(...history), skill: 'read' }, everything);
    expect(read()).not.toBe('read-cursive');
    expect(read(['choose-russian', true])).toBe('read-cursive');
    expect(read(['choose-russian', true], ['read-cursive', true])).toBe('read-cursive');
    expect(read(['choose-russian', true], ['read-cursive', false])).not.toBe('read-cursive');
    const history = asked(['choose-russian', true]).history;
    expect(nextExercise({ skill: 'read', history }, { ...everything, canShowCursive: false })).not.toBe(
      'read-cursive',
    );
  });

  it('swaps what cannot be done now for another of the same skill', () => {
    const weakSpeech = asked(['type', true], ['write', true], ['speak', false]);
    expect(nextExercise(weakSpeech, everything)).toBe('speak');
    expect(exercisesOf.produce).toContain(nextExercise(weakSpeech, { ...everything, canSpeak: false }));
    expect(nextExercise(weakSpeech, { ...everything, canSpeak: false })).not.toBe('speak');
    const ear = { skill: 'hear' as const, history: [{ exercise: 'listen' as const, wasRight: false }] };
    expect(nextExercise(ear, { ...everything, canListen: false })).not.toBe('listen');
  });
});

describe('a session', () => {
  /** Answers by `isRight` until nothing is left; the words in the order in which they were asked. */
  function play(start: Session, isRight: (n: number) => boolean, seed = 1) {
    const random = createRandom(seed);
    const asked: number[] = [];
    let session = start;
    for (let n = 0; n < 500; n += 1) {
      const task = currentTask(session);
      if (!task) return { asked, session };
      asked.push(task.wordId);
      session = answerTask(session, isRight(n), random);
    }
    throw new Error('the session does not end');
  }

  it('ends when every word was answered right, and tells which were', () => {
    const { asked, session } = play(startSession(tasks([1, 2, 3])), () => true);
    expect(asked).toEqual([1, 2, 3]);
    expect(session).toMatchObject({ strengthened: [1, 2, 3], missed: [], answered: 3 });
  });

  it('brings a miss back after three to five others, for practice only', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { asked, session } = play(startSession(tasks([1, 2, 3, 4, 5, 6, 7, 8])), (n) => n !== 0, seed);
      const between = asked.lastIndexOf(1) - 1;
      expect(between).toBeGreaterThanOrEqual(missReturnsAfter.least);
      expect(between).toBeLessThanOrEqual(missReturnsAfter.most);
      expect(session.strengthened).not.toContain(1);
      expect(session.missed).toEqual([1]);
    }
  });

  it('goes on with what was missed on another device', () => {
    const { asked, session } = play(startSession(tasks([1]), tasks([2])), () => true);
    expect(asked).toEqual([1, 2]);
    expect(session.strengthened).toEqual([1]);
  });

  it('swaps the exercise in hand, never the word', () => {
    const session = swapTask(startSession(tasks([1, 2])), 'write');
    expect(currentTask(session)).toMatchObject({ wordId: 1, exercise: 'write' });
    expect(session.queue).toHaveLength(2);
    expect(swapTask(startSession([]), 'write').queue).toEqual([]);
  });

  it('never asks a word twice in a row while there is another, and always ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        fc.nat(),
        (words, luck, seed) => {
          const random = createRandom(seed);
          let session = startSession(tasks(words));
          let last: number | undefined;
          for (let n = 0; session.queue.length > 0; n += 1) {
            const task = currentTask(session);
            const others = session.queue.some(({ wordId }) => wordId !== last);
            if (others) expect(task?.wordId).not.toBe(last);
            last = task?.wordId;
            session = answerTask(session, n > 100 || (luck.next().value ?? true), random);
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
    startSession(
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
      const session = startSession(young, [], many);
      const missed = currentTask(session)?.wordId;
      const after = answerTask(session, false, createRandom(seed)).queue;
      const place = after.findIndex(({ wordId }) => wordId === missed);
      expect(place).toBeGreaterThanOrEqual(3);
      expect(place).toBeLessThanOrEqual(5);
    }
  });

  it('stay apart after answers, too', () => {
    const young = tasks([5, 1, 3, 2]).map((task) => ({ ...task, isYoung: true }));
    let session = startSession(young, [], words);
    const asked: number[] = [];
    for (let task = currentTask(session); task && asked.length < 12; task = currentTask(session)) {
      asked.push(task.wordId);
      session = answerTask(session, asked.length > 1, createRandom(1));
    }
    const neighbours = asked.map((id, at) => [id, asked[at + 1] ?? 0].toSorted().join());
    expect(neighbours).not.toContain('1,2');
  });
});

import { describe, expect, it } from 'vitest';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import type { Question } from '../../../core/quiz/question.ts';
import { questionKinds, questionTypes, typesOf } from '../../../core/quiz/question-types.ts';
import { sized } from '../../support/size.ts';
import { around, nobody, otherWords, quizOf, wordsOf } from './quiz-words.ts';

const seeds = Array.from({ length: sized(150, 1000) }, (_, seed) => seed * 7919);
const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const countBy = <K>(questions: readonly Question[], keyOf: (question: Question) => K): Map<K, number> =>
  questions.reduce(
    (counts, one) => counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1),
    new Map<K, number>(),
  );
const spread = (counts: Map<unknown, number>) => Math.max(...counts.values()) - Math.min(...counts.values());

/** Faults of a quiz of `size` words, as texts, so that one expectation tells which seed they belong to. */
function faultsOf(questions: Question[], size: number, voice: boolean): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  check(questions.length === 35, `${questions.length} questions`);
  check(
    questions.every(({ index }, place) => index === place),
    'indexes out of order',
  );
  const types = countBy(questions, ({ type }) => type);
  check([...types.keys()].sort().join() === typesOf({ voice }).sort().join(), `types ${[...types.keys()]}`);
  check(spread(types) === 0, 'not five of each type');
  check(spread(countBy(questions, ({ word }) => word.id)) <= 1, 'a word is asked more often than others');
  for (const type of types.keys()) {
    const words = countBy(
      questions.filter((one) => one.type === type),
      ({ word }) => word.id,
    );
    check(words.size === Math.min(size, 5), `${type} asks ${words.size} words`);
    check(spread(words) <= 1, `${type} asks a word more often than others`);
  }
  for (const [place, one] of questions.entries()) {
    const before = questions[place - 1];
    if (!before) continue;
    const isSameWord = before.word.id === one.word.id;
    check(!(isSameWord && before.type === one.type), `${place}: the same question twice in a row`);
    check(size === 1 || !isSameWord, `${place}: the same word twice in a row`);
  }
  for (const { index, type, options, correctAnswer, attempts } of questions) {
    const kind = questionKinds[type];
    check(options.length === (kind.options ? 4 : 0), `${index} ${type}: ${options.length} options`);
    check(attempts === (kind.answer === 'speech' || kind.answer === 'drawing' ? 2 : 1), `${index}: attempts`);
    if (!kind.options) continue;
    check(
      options.filter(({ text }) => text === correctAnswer).length === 1,
      `${index}: not one right option`,
    );
    const differ = (what: 'hebrew' | 'russian' | 'transcription') =>
      new Set(options.map(({ word }) => word[what])).size === options.length;
    check(differ('hebrew'), `${index}: the same Hebrew twice`);
    check(differ('russian'), `${index}: the same Russian twice`);
    if (type === 'listening' || type === 'reading') check(differ('transcription'), `${index}: sounds alike`);
  }
  return faults;
}

describe('a quiz', () => {
  it.each(sizes)(
    `of %i words keeps every rule, over ${seeds.length} seeds, with a voice and without`,
    (size) => {
      const faults = seeds.flatMap((seed) =>
        [true, false].flatMap((voice) =>
          faultsOf(quizOf(size, seed, voice), size, voice).map(
            (fault) => `seed ${seed}, voice ${voice}: ${fault}`,
          ),
        ),
      );
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );

  it('is the same for the same seed, and another for another', () => {
    expect(quizOf(10, 42)).toEqual(quizOf(10, 42));
    expect(quizOf(10, 42)).not.toEqual(quizOf(10, 43));
  });

  it('asks the same words in dictation as it would have asked to say', () => {
    const spoken = quizOf(10, 5, true).filter(({ type }) => type === 'pronunciation');
    const typed = quizOf(10, 5, false).filter(({ type }) => type === 'dictation');
    expect(typed).toHaveLength(spoken.length);
    expect(typed.every(({ correctAnswer, word }) => correctAnswer === word.hebrew)).toBe(true);
  });

  it('never changes for a stored seed: quizzes under way are graded by it', () => {
    const told = quizOf(3, 20261121)
      .slice(0, 8)
      .map(({ type, word, options }) => [type, word.id, options.map(({ word: option }) => option.id).join()]);
    expect(told).toMatchInlineSnapshot(`
      [
        [
          "typing",
          2,
          "",
        ],
        [
          "reading",
          3,
          "3,1,103,2",
        ],
        [
          "handwriting",
          2,
          "",
        ],
        [
          "russian-hebrew",
          3,
          "104,3,1,2",
        ],
        [
          "handwriting",
          1,
          "",
        ],
        [
          "russian-hebrew",
          2,
          "3,1,101,2",
        ],
        [
          "pronunciation",
          1,
          "",
        ],
        [
          "typing",
          3,
          "",
        ],
      ]
    `);
  });

  it('is refused to a lesson without words', () => {
    expect(() => createQuiz({ words: [], distractors: nobody, seed: 1, voice: true })).toThrow(RangeError);
  });
});

describe('options', () => {
  const optionIds = (count: number, distractors = around) =>
    seeds
      .slice(0, 40)
      .flatMap((seed) =>
        createQuiz({ words: wordsOf(count), distractors, seed, voice: true }).flatMap(({ options }) =>
          options.map(({ word }) => word.id),
        ),
      );

  it('come from the lesson while it has enough words', () => {
    expect(optionIds(10).every((id) => id <= 10)).toBe(true);
  });

  it('come from the subsection next, and from the course last', () => {
    const far = { subsection: otherWords.slice(3, 6), course: otherWords.slice(6) };
    expect(optionIds(1, far).every((id) => id === 1 || (id >= 104 && id <= 106))).toBe(true);
    expect(new Set(optionIds(1, { ...far, subsection: otherWords.slice(3, 4) }))).toEqual(
      new Set([1, 104, 107, 108]),
    );
  });

  it('are fewer only when the learner may open no more words', () => {
    const { options } = createQuiz({ words: wordsOf(2), distractors: nobody, seed: 1, voice: true }).find(
      ({ type }) => type === 'reading',
    ) ?? { options: [] };
    expect(options).toHaveLength(2);
  });

  it('never hold a second right one: a homograph, a synonym, a homophone where the word is heard', () => {
    // сэ́фер, "book", and сапа́р, "barber", are spelled alike; пат is bread too; עימא sounds like и́ма, "mother".
    const words = ['ספר', 'לחם', 'אימא'].flatMap((hebrew) =>
      wordsOf(10).filter((one) => one.hebrew === hebrew),
    );
    for (const word of words) {
      for (const seed of seeds.slice(0, 60)) {
        const questions = createQuiz({ words: [word], distractors: around, seed, voice: true });
        for (const { type, options } of questions) {
          const ids = options.map((option) => option.word.id);
          if (word.hebrew === 'ספר') expect(ids).not.toContain(101);
          if (word.hebrew === 'לחם') expect(ids).not.toContain(103);
          if (type === 'listening' || type === 'reading')
            expect(ids.includes(2) && ids.includes(102)).toBe(false);
        }
      }
    }
  });

  it('are not always in the same place', () => {
    const places = seeds
      .slice(0, 40)
      .flatMap((seed) =>
        quizOf(10, seed).flatMap(({ options, correctAnswer }) =>
          options.length === 0 ? [] : [options.findIndex(({ text }) => text === correctAnswer)],
        ),
      );
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / places.length;
      expect(share).toBeGreaterThan(0.18);
      expect(share).toBeLessThan(0.32);
    }
  });
});

it('every type has its instruction and its way to be answered', () => {
  expect(questionTypes.map((type) => questionKinds[type].shows.length > 0)).not.toContain(false);
});

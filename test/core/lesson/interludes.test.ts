import { describe, expect, it } from 'vitest';
import { type KeptSitting, newSitting, openSitting, type Sitting } from '../../../core/lesson/interludes.ts';
import { exerciseOf, next, sittingToKeep, startPractice } from '../../../core/lesson/practice.ts';
import {
  currentWord,
  type Outgoing,
  type PracticeEvent,
  type PracticeState,
  type WordToPractise,
} from '../../../core/lesson/practice-state.ts';
import { allStages, noStages } from '../../../core/lesson/stages.ts';

const untouched = (id: number): WordToPractise => ({ id, done: noStages, learned: false });
const complete = (id: number): WordToPractise => ({ id, done: allStages, learned: true });
const lessonOf = (count: number) => Array.from({ length: count }, (_, index) => untouched(index + 1));

const right: PracticeEvent = { type: 'answer', result: 'right', tries: 1, ms: 1200 };
const wrong: PracticeEvent = { type: 'answer', result: 'wrong', tries: 1, ms: 800 };
const advance: PracticeEvent = { type: 'advance' };
const recalled: PracticeEvent = { type: 'recall', isRight: true, tries: 1, ms: 900 };
const forgotten: PracticeEvent = { type: 'recall', isRight: false, tries: 1, ms: 900 };

/** What was met, in order: a word by its id, a return as 'exercise id'. */
type Diary = (number | string)[];

/** Plays a lesson to its end. `isRight` says how a return is answered. */
function playThrough(
  opened: PracticeState,
  { isRight = () => true, misses = [] }: { isRight?: (visit: number) => boolean; misses?: number[] } = {},
): { state: PracticeState; diary: Diary; outgoing: Outgoing[] } {
  let state = opened;
  const diary: Diary = [];
  const outgoing: Outgoing[] = [];
  const send = (event: PracticeEvent) => {
    state = next(state, event);
    outgoing.push(...state.outgoing);
  };
  for (let step = 0; step < 500 && (state.phase === 'asking' || state.phase === 'between'); step++) {
    if (state.phase === 'between') {
      const [step] = state.sitting.between;
      const asked =
        step?.kind === 'sentence'
          ? `sentence ${step.exercise}`
          : step?.kind === 'forms'
            ? 'forms'
            : exerciseOf(state);
      diary.push(`${asked} ${step?.wordId}`);
      send({ type: 'recall', isRight: isRight(state.visit), tries: 1, ms: 900 });
    } else {
      const { id = 0 } = currentWord(state) ?? {};
      if (state.stage === 'LISTEN') diary.push(id);
      if (state.stage === 'WRITE' && misses.includes(id)) send(wrong);
      send(right);
    }
    send(advance);
  }
  return { state, diary, outgoing };
}

describe('the words of a lesson', () => {
  it('come back after two to four others: heard first, then read, and are recalled at the end', () => {
    expect(playThrough(startPractice(lessonOf(6), 'normal')).diary).toEqual([
      1,
      2,
      'listen 1',
      3,
      'listen 2',
      4,
      'listen 3',
      'choose-russian 1',
      5,
      'listen 4',
      'choose-russian 2',
      6,
      'listen 5',
      'type 1',
      'type 2',
    ]);
  });

  it.each([5, 8, 10, 12])('come back at least once in a lesson of %i, all but the last one', (count) => {
    const { diary } = playThrough(startPractice(lessonOf(count), 'normal'));
    for (let id = 1; id < count; id++) {
      const returns = diary.filter((entry) => typeof entry === 'string' && entry.endsWith(` ${id}`));
      expect(returns.length).toBeGreaterThanOrEqual(1);
      expect(returns[0]).toBe(`listen ${id}`);
    }
  });

  it('do not come back in a lesson too short for a choice', () => {
    expect(playThrough(startPractice(lessonOf(3), 'normal')).diary).toEqual([1, 2, 3]);
  });

  it('come back before the end when they were missed, the last one too', () => {
    const { diary } = playThrough(startPractice(lessonOf(5), 'normal'), { misses: [1, 5] });
    expect(diary.slice(0, 3)).toEqual([1, 2, 'listen 1']);
    expect(diary.slice(diary.indexOf(5) + 1)).toContain('listen 5');
  });

  it('come back until the end when they are forgotten on the way, and once more there', () => {
    const { diary, state } = playThrough(startPractice(lessonOf(5), 'normal'), { isRight: () => false });
    expect(state.phase).toBe('finished');
    expect(diary.filter((entry) => entry === 'listen 1').length).toBeGreaterThanOrEqual(3);
    expect(state.sitting.missed).toEqual([1, 2, 3, 4]);
  });

  it('come back after a round too when its speaking was put off, without evidence until they are learned', () => {
    const mute: PracticeEvent = { type: 'skip', forRound: true, tries: 1, ms: 1 };
    let state = startPractice(lessonOf(4), 'normal');
    state = [right, advance, mute, right, advance, right, advance].reduce(next, state);
    state = [right, advance, right, advance, right, advance].reduce(next, state);
    expect(state.phase).toBe('between');
    expect(next(state, recalled).outgoing).toEqual([]);
  });
});

describe('the forms of a verb', () => {
  /** Words of even numbers are verbs. */
  const withVerbs = (count: number) =>
    lessonOf(count).map((word) => ({ ...word, hasForms: word.id % 2 === 0 }));
  const formsOf = (words: WordToPractise[]) =>
    playThrough(startPractice(words, 'normal')).diary.filter((entry) => String(entry).startsWith('forms'));

  it('are asked right after the verb, of three verbs in a sitting at most', () => {
    const { diary } = playThrough(startPractice(withVerbs(10), 'normal'));
    expect(diary.slice(0, 4)).toEqual([1, 2, 'forms 2', 'listen 1']);
    expect(formsOf(withVerbs(10))).toEqual(['forms 2', 'forms 4', 'forms 6']);
  });

  it('are not asked of words without any, of a verb that was learned before, in a repeat or in a short lesson', () => {
    expect(formsOf(lessonOf(10))).toEqual([]);
    const learned = withVerbs(6).map((word) => (word.id === 2 ? { ...word, learned: true } : word));
    expect(formsOf(learned)).toEqual(['forms 4', 'forms 6']);
    const again = startPractice(
      withVerbs(6).map(({ id }) => ({ ...complete(id), hasForms: true })),
      'repeat',
    );
    expect(playThrough(again).diary.filter((entry) => String(entry).startsWith('forms'))).toEqual([]);
    expect(formsOf(withVerbs(3))).toEqual([]);
  });

  it('leave no trace in the memory of words, and are asked once of a word that is left twice', () => {
    const mute: PracticeEvent = { type: 'skip', forRound: false, tries: 1, ms: 1 };
    let state = startPractice(withVerbs(4), 'normal');
    const word = [right, advance, right, advance, right, advance, right, advance];
    state = [...word, right, advance, mute, right, advance, right, advance].reduce(next, state);
    expect(state.sitting.between[0]).toEqual({ kind: 'forms', wordId: 2 });
    expect(next(state, recalled)).toEqual(state);
    const later = playThrough(next(state, advance));
    expect(later.state.phase).toBe('leftover');
    const { diary } = playThrough(next(later.state, { type: 'again' }));
    expect(diary).not.toContain('forms 2');
  });
});

describe('a sentence', () => {
  const spoken = (count: number, asks: WordToPractise['asks'] = ['hear', 'order', 'gap']) =>
    lessonOf(count).map((word) => ({ ...word, asks }));
  const asked = (words: WordToPractise[]) =>
    playThrough(startPractice(words, 'normal')).diary.filter((entry) => String(entry).startsWith('sentence'));

  it('is asked after every fourth word, each time in another way', () => {
    const { diary } = playThrough(startPractice(spoken(10), 'normal'));
    const sentences = diary.filter((entry) => String(entry).startsWith('sentence'));
    expect(sentences).toEqual(['sentence gap 2', 'sentence hear 6']);
    expect(diary.slice(diary.indexOf(4) + 1)[0]).toBe('sentence gap 2');
    expect(diary.slice(diary.indexOf(8) + 1)[0]).toBe('sentence hear 6');
    expect(asked(spoken(8))).toHaveLength(2);
    expect(asked(spoken(3))).toEqual([]);
  });

  it('is asked as its words allow, and not at all where they have none', () => {
    expect(asked(spoken(10, ['order']))).toEqual(['sentence order 2', 'sentence order 6']);
    expect(asked(spoken(10, []))).toEqual([]);
    const one = lessonOf(5).map((word) => (word.id === 3 ? { ...word, asks: ['hear'] as const } : word));
    expect(asked(one)).toEqual(['sentence hear 3']);
  });

  it('begins in another way in the next lesson', () => {
    const after = spoken(5).map((word) => ({ ...word, id: word.id + 10 }));
    expect([asked(spoken(5)), asked(after)]).toEqual([['sentence gap 2'], ['sentence hear 12']]);
  });

  /** The step after the fourth word is on the screen. */
  const atSentence = (asks: WordToPractise['asks']) => {
    let state = startPractice(spoken(5, asks), 'normal');
    for (let step = 0; step < 60 && state.sitting.between[0]?.kind !== 'sentence'; step++) {
      state = next(state, state.phase === 'between' ? recalled : right);
      state = next(state, advance);
    }
    return state;
  };

  it('is evidence of a word where the word itself was typed, and a miss brings it back', () => {
    const after = next(atSentence(['gap']), { ...forgotten, tries: 2 });
    expect(after.outgoing).toMatchObject([
      { kind: 'recall', wordId: 2, exercise: 'gap', result: 'wrong', tries: 2 },
    ]);
    expect(after.sitting.owed).toEqual([2]);
  });

  it.each(['hear', 'order'] as const)('that was asked to %s says nothing of a single word', (exercise) => {
    const after = next(atSentence([exercise]), forgotten);
    expect(after).toMatchObject({
      outgoing: [],
      recall: { isRight: false },
      sitting: { missed: [], owed: [] },
    });
    const left = next(after, advance);
    expect(left.sitting.between.map(({ kind }) => kind)).not.toContain('sentence');
  });

  it('may be skipped, and survives a reload until it was answered', () => {
    const state = atSentence(['order']);
    expect(sittingToKeep(state).between[0]).toMatchObject({ kind: 'sentence', wordId: 2 });
    expect(sittingToKeep(next(state, recalled)).between[0]?.kind).toBe('recall');
    const skipped = next(state, advance);
    expect([skipped.sitting.between[0]?.kind, skipped.outgoing]).toEqual(['recall', []]);
  });
});

describe('a word that came back', () => {
  const second = (state: PracticeState) => [...Array(8)].flatMap(() => [right, advance]).reduce(next, state);

  it('gives evidence for its memory and no stage, and waits for the eye before the next word', () => {
    const state = second(startPractice(lessonOf(4), 'normal'));
    expect(state).toMatchObject({ phase: 'between', recall: null });
    const after = next(state, recalled);
    expect(after.outgoing).toEqual([
      { kind: 'recall', pass: 0, wordId: 1, exercise: 'listen', result: 'right', tries: 1, ms: 900 },
    ]);
    expect(after).toMatchObject({ phase: 'between', recall: { isRight: true } });
    expect(next(after, recalled)).toEqual({ ...after, outgoing: [] });
    expect(next(after, advance)).toMatchObject({
      phase: 'asking',
      stage: 'LISTEN',
      position: 2,
      recall: null,
    });
  });

  it('is read by whoever cannot listen, from then on', () => {
    const state = next(second(startPractice(lessonOf(4), 'normal')), { type: 'quiet' });
    expect(exerciseOf(state)).toBe('choose-russian');
    expect(next(state, recalled).outgoing).toMatchObject([{ exercise: 'choose-russian' }]);
  });

  it('is read when nothing can say it', () => {
    const silent = lessonOf(4).map((word) => ({ ...word, isSilent: true }));
    const { diary } = playThrough(startPractice(silent, 'normal'));
    expect(diary.join()).not.toContain('listen');
    expect(diary).toContain('choose-russian 1');
  });

  it('says nothing about memory when it was repeated a minute ago', () => {
    const again = startPractice([1, 2, 3, 4].map(complete), 'repeat');
    const repeated = playThrough(again);
    expect(repeated.diary).toContain('listen 1');
    expect(repeated.outgoing.filter(({ kind }) => kind === 'recall')).toEqual([]);
    const known = lessonOf(4).map((word) => ({ ...word, learned: true }));
    const unfinished = playThrough(startPractice(known, 'normal'));
    expect(unfinished.outgoing.filter(({ kind }) => kind === 'recall')).toEqual([]);
  });
});

const words = (...ids: number[]) => new Map(ids.map((id) => [id, { learned: true }]));
const at = '2026-03-01T09:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
const kept = (over: Partial<KeptSitting> = {}): KeptSitting => ({
  ...newSitting,
  met: [1, 2, 3].map((wordId) => ({ wordId, isNew: true })),
  missed: [2],
  lessonId: 5,
  at,
  ...over,
});

describe('a sitting', () => {
  const open = (sitting: KeptSitting | undefined, lessonId: number, minutes: number): Sitting =>
    openSitting(sitting, {
      lessonId,
      now: minutesLater(minutes),
      words: words(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    });
  const ids = ({ between }: Sitting) => between.map(({ wordId }) => wordId);

  it('goes on after a reload where it was, with the step that was on the screen', () => {
    const state = [...Array(8)]
      .flatMap(() => [right, advance])
      .reduce(next, startPractice(lessonOf(4), 'normal'));
    const stored = { ...sittingToKeep(state), lessonId: 5, at };
    const sitting = open(stored, 5, 1);
    const reloaded = startPractice(
      [complete(1), complete(2), untouched(3), untouched(4)],
      'normal',
      undefined,
      sitting,
    );
    expect(reloaded.phase).toBe('between');
    expect(next(reloaded, recalled).outgoing).toMatchObject([{ wordId: 1, exercise: 'listen' }]);
    const onwards = [recalled, advance].reduce(next, reloaded);
    expect([onwards.phase, currentWord(onwards)?.id]).toEqual(['asking', 3]);
  });

  it('does not ask twice what was answered when the app was closed', () => {
    const state = [...Array(8)]
      .flatMap(() => [right, advance])
      .reduce(next, startPractice(lessonOf(4), 'normal'));
    expect(sittingToKeep(next(state, recalled)).between).toEqual([]);
  });

  it('remembers a word whose last answer was given when the app was closed', () => {
    const stages = [right, advance, right, advance, right, advance, right];
    const state = stages.reduce(next, startPractice(lessonOf(4), 'normal'));
    expect(sittingToKeep(state).met).toEqual([{ wordId: 1, isNew: true }]);
  });

  it('brings back before the end what was missed before a reload', () => {
    const sitting = open(kept({ met: [{ wordId: 1, isNew: true }], missed: [1], owed: [1] }), 5, 1);
    const state = startPractice([complete(1), ...lessonOf(4).slice(1)], 'normal', undefined, sitting);
    const { diary } = playThrough(state);
    expect(diary.slice(0, 2)).toEqual([2, 'listen 1']);
  });

  it('of the last lesson opens the next one: its misses first, then what was new', () => {
    expect(ids(open(kept(), 6, 1))).toEqual([2, 1, 3]);
    expect(ids(open(kept(), 5, 24 * 60))).toEqual([2, 1, 3]);
    expect(open(kept(), 6, 1)).toMatchObject({ met: [], owed: [], missed: [] });
  });

  it('warms up without sound where there is none', () => {
    const silent = new Map([1, 2, 3].map((id) => [id, { learned: true, isSilent: true }]));
    const { between } = openSitting(kept(), { lessonId: 6, now: minutesLater(1), words: silent });
    expect(between.map((step) => (step.kind === 'recall' ? step.exercise : step.kind))).toEqual([
      'choose-russian',
      'choose-russian',
      'choose-russian',
    ]);
  });

  it('warms up in less than a minute, and only with learned words that this device has', () => {
    const met = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((wordId) => ({ wordId, isNew: true }));
    expect(ids(open(kept({ met, missed: [] }), 6, 1))).toEqual([1, 2, 3, 4, 5, 6]);
    const few = openSitting(kept(), {
      lessonId: 6,
      now: minutesLater(1),
      words: new Map([
        [1, { learned: true }],
        [3, { learned: false }],
      ]),
    });
    expect(ids(few)).toEqual([1]);
  });

  it('repeats no words that had been learned before, and leaves old lessons to «Сегодня»', () => {
    const met = [{ wordId: 1, isNew: false }];
    expect(ids(open(kept({ met, missed: [] }), 6, 1))).toEqual([]);
    expect(ids(open(kept(), 6, 31 * 24 * 60))).toEqual([]);
    expect(openSitting(undefined, { lessonId: 6, now: minutesLater(0), words: words() })).toEqual(newSitting);
  });

  it('is not lost when the clock was set back', () => {
    expect(open(kept(), 5, -600)).toMatchObject({ met: kept().met });
    expect(ids(open(kept(), 6, -600))).toEqual([2, 1, 3]);
  });
});

describe('a warm-up', () => {
  const warm = openSitting(kept(), { lessonId: 6, now: minutesLater(5), words: words(1, 2, 3) });
  const lesson = [untouched(11), untouched(12), untouched(13), untouched(14)];

  it('comes before the first word, as evidence, and a miss comes back once', () => {
    let state = startPractice(lesson, 'normal', undefined, warm);
    expect(state).toMatchObject({ phase: 'between', visit: 1, position: -1 });
    state = next(state, forgotten);
    expect(state.outgoing).toMatchObject([{ kind: 'recall', wordId: 2, result: 'wrong' }]);
    state = [advance, recalled, advance, recalled, advance].reduce(next, state);
    expect(state).toMatchObject({ phase: 'between', sitting: { between: [{ wordId: 2, isSecond: true }] } });
    state = [forgotten, advance].reduce(next, state);
    expect([state.phase, currentWord(state)?.id]).toEqual(['asking', 11]);
  });

  it('does not stand before a lesson in which nothing is left to ask, nor before its repeat', () => {
    expect(startPractice([complete(11)], 'normal', undefined, warm)).toMatchObject({
      phase: 'finished',
      visit: 0,
      sitting: { between: [] },
    });
    expect(startPractice([complete(11)], 'repeat', undefined, warm).phase).toBe('asking');
  });
});

describe('how often a word is met within its lesson', () => {
  /** Places of a word in the diary, as numbers of words and returns since the first one. */
  function meetings(count: number) {
    const { diary } = playThrough(startPractice(lessonOf(count), 'normal'));
    const begun = (upTo: number) =>
      diary.slice(0, upTo + 1).filter((entry) => typeof entry === 'number').length;
    const returns = diary.flatMap((entry, place) =>
      typeof entry === 'string' ? [{ id: Number(entry.split(' ')[1]), ago: begun(place) }] : [],
    );
    const distances = returns.map(({ id, ago }) => ago - id + 1).sort((a, b) => a - b);
    return { perWord: (returns.length + count) / count, median: distances[Math.floor(distances.length / 2)] };
  }

  it.each([
    [5, 2.4, 2],
    [10, 2.7, 2],
    [12, 2.75, 2],
  ])('in a lesson of %i words: %f times, two words apart at the median', (count, perWord, median) => {
    const met = meetings(count);
    expect([met.perWord, met.median]).toEqual([perWord, median]);
  });
});

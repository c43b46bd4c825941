import { describe, expect, it } from 'vitest';
import {
  canChoose,
  next,
  putOff,
  startPractice,
  tookOver,
  unfinishedWords,
} from '../../../core/lesson/practice.ts';
import {
  currentWord,
  type PracticeEvent,
  type PracticeMode,
  type PracticeState,
  type WordToPractise,
} from '../../../core/lesson/practice-state.ts';
import { allStages, noStages, stageBit, stages } from '../../../core/lesson/stages.ts';
import { firstOwnWordId } from '../../../core/own-words/limits.ts';

const untouched = (id: number): WordToPractise => ({ id, done: noStages, learned: false });
const complete = (id: number): WordToPractise => ({ id, done: allStages, learned: true });

const right: PracticeEvent = { type: 'answer', result: 'right', tries: 1, ms: 1200 };
const wrong: PracticeEvent = { type: 'answer', result: 'wrong', tries: 1, ms: 800 };
const advance: PracticeEvent = { type: 'advance' };
const skip: PracticeEvent = { type: 'skip', forRound: false, tries: 1, ms: 300 };
const mute: PracticeEvent = { type: 'skip', forRound: true, tries: 1, ms: 300 };

function play(state: PracticeState, ...events: PracticeEvent[]): PracticeState {
  return events.reduce(next, state);
}
/** Answers a stage and waits for the pause to end. */
const done = [right, advance];
const wholeWord = [...done, ...done, ...done, ...done];

function start(words: WordToPractise[], mode: PracticeMode = 'normal'): PracticeState {
  return startPractice(words, mode);
}

describe('opening a lesson', () => {
  it('begins with listening to the first word', () => {
    const state = start([untouched(1), untouched(2)]);
    expect(state).toMatchObject({ stage: 'LISTEN', phase: 'asking', round: [1, 2], outgoing: [] });
    expect(currentWord(state)?.id).toBe(1);
  });

  it('leaves out words that are complete in this pass', () => {
    expect(start([complete(1), untouched(2), complete(3)]).round).toEqual([2]);
  });

  it('does not ask stages that were done before the app was closed', () => {
    const state = start([{ id: 1, done: stageBit('LISTEN') | stageBit('WRITE'), learned: false }]);
    expect(state.stage).toBe('RECORD');
    expect(play(state, ...done).stage).toBe('TYPE');
  });

  it('is finished at once when every word is complete', () => {
    expect(start([complete(1), complete(2)])).toMatchObject({ phase: 'finished', visit: 0 });
  });

  it('asks every word again in repeat mode and sends one reset of the pass', () => {
    const state = start([complete(1), complete(2)], 'repeat');
    expect(state).toMatchObject({ phase: 'asking', stage: 'LISTEN', round: [1, 2] });
    expect(state.outgoing).toEqual([{ kind: 'reset', pass: 1 }]);
    expect(next(state, right).outgoing).toHaveLength(1);
  });
});

describe('the four stages of a word', () => {
  it('follow each other: listen, speak, write, type', () => {
    let state = start([untouched(1)]);
    const asked = stages.map(() => {
      const { stage } = state;
      state = play(state, ...done);
      return stage;
    });
    expect(asked).toEqual(['LISTEN', 'RECORD', 'WRITE', 'TYPE']);
    expect(state.phase).toBe('finished');
  });

  it('each answer comes out to be saved at the moment it is given', () => {
    expect(next(start([untouched(7)]), right).outgoing).toEqual([
      { kind: 'answer', pass: 0, wordId: 7, stage: 'LISTEN', result: 'right', tries: 1, ms: 1200 },
    ]);
  });

  it('nothing can be answered, skipped or chosen while the pause after an answer lasts', () => {
    const answered = next(start([untouched(1)]), right);
    expect(answered.phase).toBe('answered');
    for (const event of [right, wrong, skip, { type: 'choose', stage: 'LISTEN' } as const]) {
      expect(next(answered, event)).toEqual({ ...answered, outgoing: [] });
    }
    expect(canChoose(answered, 'LISTEN')).toBe(false);
  });

  it('a wrong answer is recorded and the same question stays', () => {
    const state = start([untouched(1)]);
    const after = next(state, wrong);
    expect(after.outgoing).toMatchObject([{ result: 'wrong' }]);
    expect(after).toMatchObject({ phase: 'asking', stage: 'LISTEN', visit: state.visit });
  });

  it.each(['assisted', 'self'] as const)('an answer that was %s completes the stage', (result) => {
    const after = next(start([untouched(1)]), { type: 'answer', result, tries: 2, ms: 10 });
    expect(currentWord(after)?.done).toBe(stageBit('LISTEN'));
    expect(after.outgoing).toMatchObject([{ result, tries: 2 }]);
  });

  it('only completed stages and the current one can be chosen', () => {
    const state = play(start([untouched(1)]), ...done, ...done);
    expect(stages.filter((stage) => canChoose(state, stage))).toEqual(['LISTEN', 'RECORD', 'WRITE']);
    expect(next(state, { type: 'choose', stage: 'TYPE' })).toBe(state);
    const chosen = next(state, { type: 'choose', stage: 'LISTEN' });
    expect(chosen).toMatchObject({ stage: 'LISTEN', phase: 'asking' });
    expect(play(chosen, ...done).stage).toBe('WRITE');
  });
});

describe('what was put off', () => {
  const atWriting = () => play(start([untouched(1), untouched(2)]), ...done, ...done);

  it('can be chosen while the word is asked, and is asked then', () => {
    const state = next(atWriting(), skip);
    expect(state).toMatchObject({ stage: 'TYPE', phase: 'asking' });
    const word = currentWord(state);
    expect(word && putOff(state, word)).toEqual(['WRITE']);
    const back = next(state, { type: 'choose', stage: 'WRITE' });
    expect(back).toMatchObject({ stage: 'WRITE', phase: 'asking' });
    expect(play(back, ...done)).toMatchObject({ stage: 'TYPE' });
    expect(play(back, ...done, ...done)).toMatchObject({ position: 1, stage: 'LISTEN' });
  });

  it('for the whole round is asked of the other words too, once it was taken up', () => {
    const muted = next(atWriting(), mute);
    expect(play(muted, ...done, ...done, ...done)).toMatchObject({ position: 1, stage: 'TYPE' });
    const back = play(muted, { type: 'choose', stage: 'WRITE' }, ...done, ...done);
    expect(play(back, ...done, ...done)).toMatchObject({ position: 1, stage: 'WRITE' });
  });

  it('is none of a stage that is done', () => {
    const state = play(start([untouched(1)]), ...done, { type: 'choose', stage: 'LISTEN' }, mute);
    const word = currentWord(state);
    expect(word && putOff(state, word)).toEqual([]);
  });

  it('is named of the words that were passed, and leads back to one of them', () => {
    const state = play(atWriting(), skip, ...done, ...done);
    expect(state).toMatchObject({ position: 1, stage: 'RECORD' });
    expect(unfinishedWords(state)).toEqual([{ wordId: 1, stages: ['WRITE'] }]);
    const back = next(state, { type: 'again', wordId: 1 });
    expect(back).toMatchObject({ position: 0, stage: 'WRITE', phase: 'asking' });
    expect(play(back, ...done)).toMatchObject({ position: 1, stage: 'RECORD' });
    expect(next(state, { type: 'again', wordId: 2 })).toBe(state);
  });

  it('is taken up at the end with the word that is asked for first', () => {
    const end = play(atWriting(), mute, ...done, ...done, ...done, ...done);
    expect(end.phase).toBe('leftover');
    expect(next(end, { type: 'again', wordId: 2 })).toMatchObject({ round: [2, 1], stage: 'WRITE' });
    expect(next(end, { type: 'again' })).toMatchObject({ round: [1, 2] });
  });
});

describe('a learned word', () => {
  it('earns one point for the first time and hands over to the next word with its stages again', () => {
    const state = play(start([untouched(1), untouched(2)]), ...wholeWord);
    expect(state.flash).toEqual({ wordId: 1, points: 1 });
    expect(currentWord(state)).toMatchObject({ id: 2, done: noStages });
    expect(state.stage).toBe('LISTEN');
    expect(next(state, { type: 'flash-over' }).flash).toBeNull();
    const own = firstOwnWordId + 1;
    expect(play(start([untouched(own), untouched(2)]), ...wholeWord.slice(0, -1)).flash).toEqual({
      wordId: own,
      points: 0,
    });
  });

  it('earns nothing when it was learned in an earlier pass', () => {
    const state = play(start([{ ...untouched(1), learned: true }]), ...wholeWord);
    expect(state).toMatchObject({ phase: 'finished', flash: null });
  });

  it('the last one finishes the lesson', () => {
    expect(play(start([complete(1), untouched(2)]), ...wholeWord).phase).toBe('finished');
  });
});

describe('skipped stages', () => {
  it('do not complete, are recorded, and are asked again when the round is over', () => {
    const skipped = next(start([untouched(1), untouched(2)]), skip);
    expect(skipped.outgoing).toMatchObject([{ stage: 'LISTEN', result: 'skipped' }]);
    expect(skipped).toMatchObject({ stage: 'RECORD', phase: 'asking' });
    const roundOver = play(skipped, ...done, ...done, ...done, ...wholeWord);
    expect(roundOver).toMatchObject({ phase: 'leftover', flash: { wordId: 2, points: 1 } });
    const again = next(roundOver, { type: 'again' });
    expect(again).toMatchObject({ phase: 'asking', stage: 'LISTEN', round: [1] });
    expect(play(again, ...done)).toMatchObject({ phase: 'finished', flash: { wordId: 1, points: 1 } });
  });

  it('a stage the learner cannot do now is left out for every word of the round, and asked after it', () => {
    const listened = play(start([untouched(1), untouched(2)]), ...done);
    let state = next(listened, mute);
    const asked: string[] = [];
    while (state.phase === 'asking') {
      asked.push(`${currentWord(state)?.id} ${state.stage}`);
      state = play(state, ...done);
    }
    expect(asked).toEqual(['1 WRITE', '1 TYPE', '2 LISTEN', '2 WRITE', '2 TYPE']);
    expect(next(state, { type: 'again' })).toMatchObject({ phase: 'asking', stage: 'RECORD', round: [1, 2] });
  });

  it('skipping a stage that is already complete only goes back to the open one', () => {
    const chosen = play(start([untouched(1)]), ...done, { type: 'choose', stage: 'LISTEN' });
    expect(next(chosen, skip)).toMatchObject({ stage: 'RECORD', outgoing: [] });
  });
});

describe('what was left over and is done elsewhere', () => {
  it('is left over no more', () => {
    const leftover = play(start([untouched(1), complete(2)]), skip, ...done, ...done, ...done);
    expect(leftover.phase).toBe('leftover');
    const words = [{ id: 1, done: allStages, learned: true }];
    expect(next(leftover, { type: 'returned', pass: 0, words }).phase).toBe('finished');
  });
});

describe('a limit of new words', () => {
  const learnedBefore = (id: number): WordToPractise => ({ id, done: noStages, learned: true });

  it('ends the round after so many, and the next ones are taken up when asked for', () => {
    const state = startPractice([complete(1), untouched(2), untouched(3), untouched(4)], 'normal', 2);
    expect(state.round).toEqual([2, 3]);
    // The first of the two words comes back before the round is over.
    const enough = play(state, ...wholeWord, ...wholeWord, advance);
    expect(enough.phase).toBe('enough');
    const onwards = next(enough, { type: 'again' });
    expect(onwards).toMatchObject({ phase: 'asking', round: [4] });
    const end = play(onwards, ...wholeWord);
    expect(play(end, ...end.sitting.between.map(() => advance)).phase).toBe('finished');
  });

  it('does not count words that were learned before', () => {
    const lesson = [learnedBefore(1), untouched(2), learnedBefore(3), untouched(4), learnedBefore(5)];
    expect(startPractice(lesson, 'normal', 1).round).toEqual([1, 2, 3]);
  });

  it('takes up what was skipped before further words', () => {
    const state = startPractice([untouched(1), untouched(2), untouched(3)], 'normal', 2);
    const leftover = play(state, skip, ...done, ...done, ...done, ...wholeWord);
    expect(leftover.phase).toBe('leftover');
    const again = next(leftover, { type: 'again' });
    expect(again).toMatchObject({ phase: 'asking', stage: 'LISTEN', round: [1] });
    expect(play(again, ...done).phase).toBe('enough');
  });
});

describe('repeating a lesson', () => {
  const finished = play(start([untouched(1), untouched(2)]), ...wholeWord, ...wholeWord);

  it('starts over with all words and a reset to be saved', () => {
    const again = next(finished, { type: 'repeat' });
    expect(again).toMatchObject({ phase: 'asking', round: [1, 2], stage: 'LISTEN' });
    expect(again.outgoing).toEqual([{ kind: 'reset', pass: 1 }]);
  });

  it('earns no second point', () => {
    const again = play(finished, { type: 'flash-over' }, { type: 'repeat' }, ...wholeWord);
    expect(again.flash).toBeNull();
  });

  it('is not possible in the middle of a lesson', () => {
    const state = start([untouched(1)]);
    expect(next(state, { type: 'repeat' })).toBe(state);
  });
});

describe("the server's reply", () => {
  const reply = (over: Partial<PracticeEvent & { type: 'saved' }> = {}): PracticeEvent => ({
    type: 'saved',
    pass: 0,
    wordId: 1,
    words: [complete(1)],
    points: 1,
    ...over,
  });
  const flashing = play(start([untouched(1), untouched(2)]), ...wholeWord);

  it('raises the flash when a milestone was reached too', () => {
    expect(next(flashing, reply({ points: 51 })).flash).toEqual({ wordId: 1, points: 51 });
  });

  it('that says what was predicted does not flash a second time', () => {
    expect(next(flashing, reply()).flash).toBe(flashing.flash);
  });

  it('takes the flash back when the word had been learned elsewhere', () => {
    expect(next(flashing, reply({ points: 0 })).flash).toBeNull();
  });

  it('to an earlier stage of the word leaves the flash of its last stage', () => {
    const late = reply({ points: 0, words: [{ id: 1, done: stageBit('LISTEN'), learned: false }] });
    expect(next(flashing, late)).toEqual(flashing);
  });

  it('adds stages done on another device and never takes any back', () => {
    const elsewhere = [{ id: 2, done: stageBit('WRITE'), learned: false }];
    const state = next(flashing, reply({ words: elsewhere }));
    expect(currentWord(state)?.done).toBe(stageBit('WRITE'));
    expect(next(state, reply({ words: [untouched(2)] }))).toEqual(state);
  });

  it('to an answer of the pass before does not complete words of the new one', () => {
    const again = play(start([untouched(1)]), ...wholeWord, { type: 'repeat' });
    const state = next(again, reply({ points: 0 }));
    expect(currentWord(state)).toMatchObject({ done: noStages, learned: true });
  });
});

describe('on the return to the app', () => {
  const listened = next(start([untouched(1), untouched(2)]), {
    type: 'answer',
    result: 'right',
    tries: 1,
    ms: 0,
  });
  const speaking = next(listened, { type: 'advance' });
  const returned = (over: Partial<PracticeEvent & { type: 'returned' }> = {}): PracticeEvent => ({
    type: 'returned',
    pass: 0,
    words: [{ id: 1, done: stageBit('LISTEN') | stageBit('RECORD'), learned: false }],
    ...over,
  });

  it('a word that was spoken in the chat has its stage answered, and the learner goes on', () => {
    const state = next(speaking, returned());
    expect([speaking.stage, state.stage, state.phase]).toEqual(['RECORD', 'RECORD', 'answered']);
    expect(state.outgoing).toEqual([]);
    expect(next(state, { type: 'advance' }).stage).toBe('WRITE');
  });

  it('nothing moves when nothing was done elsewhere', () => {
    const state = next(speaking, returned({ words: [{ id: 1, done: stageBit('LISTEN'), learned: false }] }));
    expect(state).toEqual(speaking);
  });

  it('another word is noted and the question on the screen stays', () => {
    const state = next(speaking, returned({ words: [complete(2)] }));
    expect([state.phase, state.visit]).toEqual(['asking', speaking.visit]);
    expect(state.words.find(({ id }) => id === 2)?.done).toBe(complete(2).done);
  });

  it('only what was not done here was done elsewhere: the reply to an own answer tells nothing new', () => {
    const news = (event: PracticeEvent) => tookOver(event, speaking, next(speaking, event));
    const saved = (words: WordToPractise[]): PracticeEvent => ({
      type: 'saved',
      pass: 0,
      wordId: 1,
      words,
      points: 0,
    });
    expect(news(returned())).toBe(true);
    expect(news(returned({ pass: 1 }))).toBe(false);
    expect(news(saved([{ id: 1, done: stageBit('LISTEN'), learned: false }]))).toBe(false);
    expect(news(saved([complete(2)]))).toBe(true);
    expect(news(right)).toBe(false);
  });

  it('what was asked in an earlier pass does not count in this one', () => {
    expect(next(speaking, returned({ pass: 1 })).phase).toBe('asking');
  });
});

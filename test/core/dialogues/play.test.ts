import { describe, expect, it } from 'vitest';
import {
  answerOf,
  type DialoguePlay,
  isOwnTurn,
  next,
  nextRole,
  othersFrom,
  type PlayEvent,
  type Role,
  type SaidLine,
  type Script,
  startPlay,
  stateOf,
} from '../../../core/dialogues/play.ts';

const script: Script = {
  turns: [{ speaker: 0 }, { speaker: 1 }, { speaker: 0 }, { speaker: 1 }],
  questions: [{ answer: 1 }, { answer: 0 }],
};
const dana: Role = { speaker: 0, level: 'cue' };
const right: SaidLine = { isRight: true, way: 'spoken', missing: [], extra: [] };
const wrong: SaidLine = { isRight: false, way: 'spoken', missing: ['כמה'], extra: [] }; // kama

const playOf = (events: readonly PlayEvent[], from: DialoguePlay = startPlay) =>
  events.reduce((play, event) => next(play, event, script), from);
/** What the events tell about the learner. */
function told(events: readonly PlayEvent[], from: DialoguePlay = startPlay) {
  let play = from;
  return events.flatMap((event) => {
    const before = play;
    play = next(play, event, script);
    return answerOf(before, play, script) ?? [];
  });
}

const said = (at: number): PlayEvent => ({ type: 'said', at });
const line = (one: SaidLine): PlayEvent => ({ type: 'line', line: one });
const choose = (option: number): PlayEvent => ({ type: 'choose', option });
const goOn: PlayEvent = { type: 'next' };
const heard: PlayEvent[] = [{ type: 'hear', isSlow: false }, said(0), said(1), said(2), said(3)];
const asked: PlayEvent[] = [choose(1), goOn, choose(1), goOn];
const begun = (role = dana) => playOf([...heard, goOn, ...asked, goOn, { type: 'play', role }]);

describe('a dialogue', () => {
  it('is heard turn by turn, asked about, read, and then played', () => {
    expect(playOf(heard).step).toBe('heard');
    expect(playOf([...heard, goOn])).toMatchObject({ step: 'question', at: 0 });
    expect(playOf([...heard, goOn, ...asked])).toMatchObject({ step: 'text', missed: [1], isAsked: true });
    expect(begun()).toMatchObject({ step: 'role', at: 0, role: dana });
  });

  it('is heard once more, slower, as often as one likes, and its questions come once', () => {
    const slower = playOf([...heard, { type: 'hear', isSlow: true }]);
    expect(slower).toMatchObject({ step: 'hearing', at: 0, isSlow: true });
    const fromText = playOf([...heard, goOn, ...asked, { type: 'hear', isSlow: false }]);
    expect(playOf([said(0), said(1), said(2), said(3), goOn], fromText).step).toBe('text');
  });

  it('is read first where one cannot listen', () => {
    const read: PlayEvent[] = [{ type: 'hear', isSlow: false }, said(0), { type: 'read' }];
    expect(playOf(read)).toMatchObject({ step: 'text', isQuiet: true });
    expect(playOf([...read, goOn])).toMatchObject({ step: 'question', at: 0 });
    expect(playOf([...read, goOn, ...asked]).step).toBe('roles');
    expect(told([...read, goOn, ...asked]).map(({ event }) => event)).toEqual([
      'heard',
      'question',
      'question',
    ]);
  });

  it('does not go on for a sound that ends late', () => {
    expect(playOf([{ type: 'hear', isSlow: false }, said(0), said(0)]).at).toBe(1);
  });

  it('takes one answer to a question, and goes on from it only', () => {
    const question = playOf([...heard, goOn]);
    expect(playOf([goOn], question)).toBe(question);
    expect(playOf([choose(0), choose(1)], question)).toMatchObject({ chosen: 0, missed: [0] });
  });
});

describe('a role', () => {
  it('has the lines of its speaker, and waits for the others', () => {
    const first = begun();
    expect(isOwnTurn(first, script)).toBe(true);
    expect(playOf([said(0), goOn], first)).toBe(first);
    const second = playOf([line(right), goOn], first);
    expect([second.at, isOwnTurn(second, script)]).toEqual([1, false]);
    expect(playOf([line(right)], second)).toBe(second);
    expect(playOf([said(1)], second)).toMatchObject({ at: 2, line: null });
  });

  it('says a missed line again or leaves it; the first try is what counts at the end', () => {
    const missed = playOf([line(wrong)], begun());
    expect(missed.line).toEqual(wrong);
    const repeated = playOf([{ type: 'again' }, line(right), goOn], missed);
    expect(repeated).toMatchObject({ at: 1, tries: [{ turn: 0, isRight: false }] });
    expect(playOf([goOn], missed).at).toBe(1);
    const done = playOf([line(right)], begun());
    expect(playOf([{ type: 'again' }], done)).toBe(done);
  });

  it('hears what the other one says before its next line, and after its last', () => {
    const omer = begun({ speaker: 1, level: 'cue' });
    expect(othersFrom(omer, script)).toEqual([0]);
    expect(othersFrom(playOf([said(0)], omer), script)).toEqual([]);
    expect(othersFrom(playOf([line(right), goOn, said(1), line(right), goOn], begun()), script)).toEqual([3]);
  });

  it('shows more of a line for the asking, for this line only', () => {
    const fromMemory = begun({ speaker: 0, level: 'memory' });
    const helped = playOf([{ type: 'help' }], fromMemory);
    expect(helped.level).toBe('cue');
    expect(playOf([{ type: 'help' }, { type: 'help' }], helped).level).toBe('reading');
    expect(playOf([line(right), goOn, said(1)], helped).level).toBe('memory');
  });

  it('ends after its last turn, and can be left', () => {
    const played = playOf([line(right), goOn, said(1), line(wrong), goOn, said(3)], begun());
    expect(played).toMatchObject({ step: 'end', played: [dana] });
    expect(playOf([{ type: 'toRoles' }], begun())).toMatchObject({ step: 'roles', role: null, played: [] });
    expect(playOf([{ type: 'play', role: { speaker: 1, level: 'cue' } }], played)).toMatchObject({
      ...{ step: 'role', at: 0, tries: [] },
      role: { speaker: 1, level: 'cue' },
    });
  });
});

describe('what is told of a play', () => {
  it('is that it was heard, each question, each line with its level and way, and the role', () => {
    const lines: PlayEvent[] = [line(wrong), { type: 'again' }, { type: 'help' }, line(right), goOn];
    expect(
      told([
        ...heard,
        goOn,
        ...asked,
        goOn,
        { type: 'play', role: dana },
        ...lines,
        said(1),
        line(right),
        goOn,
        said(3),
      ]),
    ).toEqual([
      { event: 'heard' },
      { event: 'question', place: 0, isRight: true },
      { event: 'question', place: 1, isRight: false },
      { event: 'line', place: 0, speaker: 0, level: 'cue', way: 'spoken', isRight: false },
      { event: 'line', place: 0, speaker: 0, level: 'reading', way: 'spoken', isRight: true },
      { event: 'line', place: 2, speaker: 0, level: 'cue', way: 'spoken', isRight: true },
      { event: 'played', speaker: 0, level: 'cue' },
    ]);
  });
});

describe('what is known of a dialogue', () => {
  it('is that it was heard with the answer to its last question, and that a role was finished', () => {
    const first = [...heard, goOn, choose(0)];
    const states = [first, [...first, goOn, choose(0)], [...first, goOn, choose(0), goOn]].map((events) =>
      stateOf(playOf(events), script),
    );
    expect(states).toEqual(['new', 'heard', 'heard']);
    expect(stateOf({ ...startPlay, played: [dana] }, script)).toBe('played');
  });
});

describe('the next role', () => {
  const roles = [{ speaker: 0 }, { speaker: 1 }] as const;
  const omer: Role = { speaker: 1, level: 'cue' };

  it('is the other one, then a harder one, then none', () => {
    expect(nextRole({ played: [] }, roles)).toBeUndefined();
    expect(nextRole({ played: [dana] }, roles)).toEqual(omer);
    expect(nextRole({ played: [dana, omer] }, roles)).toEqual({ speaker: 1, level: 'memory' });
    const memory = [{ ...dana, level: 'memory' } as const, { ...omer, level: 'memory' } as const];
    expect(nextRole({ played: memory }, roles)).toBeUndefined();
  });
});

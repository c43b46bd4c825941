import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../core/speech/judge.ts';
import {
  isBusy,
  next,
  type RecordingEvent,
  type RecordingState,
  startRecording,
} from '../../../core/speech/recording.ts';

const correct: Judgement = { verdict: 'correct', almost: false, reason: 'Отлично!' };
const incorrect: Judgement = { verdict: 'incorrect', almost: false, reason: 'Попробуйте ещё раз.' };

const run = (events: RecordingEvent[], from = startRecording('recogniser')): RecordingState =>
  events.reduce(next, from);

const recorded: RecordingEvent[] = [
  { type: 'record' },
  { type: 'opened' },
  { type: 'stop', heard: true },
  { type: 'taken', empty: false },
];
const said = (judgement: Judgement): RecordingEvent[] => [
  ...recorded,
  { type: 'recognised', transcripts: ['שלום'] }, // shalom
  { type: 'judged', judgement },
];

describe('saying a word', () => {
  it('goes from the tap to the verdict through every state', () => {
    const events = said(correct);
    const phases = events.map((_, at) => run(events.slice(0, at + 1)).phase);
    expect(phases).toEqual(['preparing', 'recording', 'stopping', 'recognizing', 'checking', 'finished']);
    expect(run(events)).toMatchObject({
      by: 'recogniser',
      tries: 1,
      transcripts: ['שלום'],
      judgement: correct,
    });
  });

  it('is over for today when the budget is spent: the take is kept for comparing', () => {
    const spent = run([...recorded, { type: 'spent', text: 'Завтра.' }]);
    expect(spent).toMatchObject({ phase: 'error', problem: { kind: 'spent', text: 'Завтра.' } });
    expect(next(spent, { type: 'compare' })).toMatchObject({ phase: 'finished', by: 'self' });
  });

  it('counts each judged attempt, and none that failed or was a synonym', () => {
    const synonym: Judgement = { verdict: 'synonym', almost: false, reason: 'А по-другому?' };
    expect(run([...said(synonym), { type: 'record' }])).toMatchObject({ phase: 'preparing', tries: 1 });
    expect(run([...said(incorrect), { type: 'record' }])).toMatchObject({
      phase: 'preparing',
      tries: 2,
      transcripts: [],
      judgement: null,
    });
    const refused: RecordingEvent[] = [{ type: 'record' }, { type: 'refused', reason: 'denied' }];
    expect(run([...refused, { type: 'record' }])).toMatchObject({
      phase: 'preparing',
      tries: 1,
      problem: null,
    });
  });

  it('does not send silence to the recogniser', () => {
    const silent = recorded.map((event) => (event.type === 'stop' ? { ...event, heard: false } : event));
    expect(run(silent)).toMatchObject({ phase: 'checking', transcripts: [] });
  });

  it('sends what it could not measure', () => {
    const unmeasured = recorded.map((event) => (event.type === 'stop' ? { ...event, heard: null } : event));
    expect(run(unmeasured).phase).toBe('recognizing');
  });
});

describe('when it cannot be recognised', () => {
  it('keeps what the microphone said when it broke', () => {
    expect(
      run([{ type: 'record' }, { type: 'refused', reason: 'failed', detail: 'Device in use' }]),
    ).toMatchObject({ phase: 'error', problem: { kind: 'failed', detail: 'Device in use' } });
  });

  it.each(['denied', 'missing'] as const)('a microphone that is %s is an error', (reason) => {
    expect(run([{ type: 'record' }, { type: 'refused', reason }])).toMatchObject({
      phase: 'error',
      problem: { kind: reason },
    });
  });

  it('an empty recording is an error', () => {
    expect(run([...recorded.slice(0, 3), { type: 'taken', empty: true }])).toMatchObject({
      phase: 'error',
      problem: { kind: 'empty' },
    });
  });

  it('without a recogniser the learner compares the take they have made, and the next ones', () => {
    const compared = run([...recorded, { type: 'not-configured' }]);
    expect(compared).toMatchObject({ phase: 'finished', by: 'self', judgement: null, tries: 1 });
    expect(run(recorded, compared)).toMatchObject({ phase: 'finished', by: 'self', tries: 2 });
  });

  it('a recogniser that is out of order leaves self-check open', () => {
    const failed = run([...recorded, { type: 'unrecognised', detail: 'STT 502' }]);
    expect(failed).toMatchObject({ phase: 'error', problem: { kind: 'unrecognised', detail: 'STT 502' } });
    expect(next(failed, { type: 'compare' })).toMatchObject({ phase: 'finished', by: 'self', problem: null });
  });

  it('comparing once more by ear is another try', () => {
    expect(run([{ type: 'compare' }, { type: 'again' }])).toMatchObject({ phase: 'finished', tries: 2 });
  });
});

describe('out of turn', () => {
  const phases: RecordingState[] = [...Array(7).keys()].map((count) => run(said(correct).slice(0, count)));

  it('a second tap while the step is busy changes nothing', () => {
    for (const state of phases.filter(isBusy)) {
      expect(next(state, { type: 'record' })).toBe(state);
      expect(next(state, { type: 'compare' })).toBe(state);
    }
  });

  it('a late answer is no answer', () => {
    const late: [RecordingEvent, RecordingState['phase'][]][] = [
      [{ type: 'opened' }, ['preparing']],
      [{ type: 'refused', reason: 'denied' }, ['preparing']],
      [{ type: 'stop', heard: true }, ['recording']],
      [{ type: 'taken', empty: false }, ['stopping']],
      [{ type: 'recognised', transcripts: [] }, ['recognizing']],
      [{ type: 'not-configured' }, ['recognizing']],
      [{ type: 'unrecognised', detail: '' }, ['recognizing', 'checking']],
      [{ type: 'judged', judgement: correct }, ['checking']],
    ];
    for (const [event, fitting] of late) {
      for (const state of phases) {
        const changed = next(state, event) !== state;
        expect([event.type, state.phase, changed]).toEqual([
          event.type,
          state.phase,
          fitting.includes(state.phase),
        ]);
      }
    }
  });

  it('going to the background loses a take under way, not a verdict', () => {
    for (const state of phases) {
      const lost = ['preparing', 'recording', 'stopping'].includes(state.phase);
      expect(next(state, { type: 'hidden' }).phase).toBe(lost ? 'idle' : state.phase);
    }
  });
});

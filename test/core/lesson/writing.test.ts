import { describe, expect, it } from 'vitest';
import {
  canStartOver,
  isWritten,
  nextWriting,
  startWriting,
  type WritingEvent,
  writingResult,
  writtenWordAt,
} from '../../../core/lesson/writing.ts';

function write(hebrew: string, ...events: WritingEvent['type'][]) {
  return events.reduce((state, type) => nextWriting(state, { type }), startWriting(hebrew, 2));
}

describe('writing a word by hand', () => {
  it('asks for each letter in reading order and leaves the spaces out', () => {
    expect(startWriting('בוקר טוב', 2).letters).toEqual(['ב', 'ו', 'ק', 'ר', 'ט', 'ו', 'ב']); // boker tov
  });

  it('leaves the geresh and the quotes of own words out', () => {
    expect(startWriting("צ'יפס", 2).letters).toEqual(['צ', 'י', 'פ', 'ס']); // chips
    expect(startWriting('ת"א', 2).lengths).toEqual([2]); // Tel Aviv, in short
  });

  it('writes a phrase word by word, and starts over with the present word alone', () => {
    // ma hashaa, what time is it
    const phrase = 'מה השעה';
    expect(startWriting(phrase, 2).lengths).toEqual([2, 4]);
    const second = write(phrase, 'accepted', 'accepted', 'accepted');
    expect(writtenWordAt(second, 1)).toEqual({ place: 0, start: 0, end: 2 });
    expect(writtenWordAt(second, second.position)).toEqual({ place: 1, start: 2, end: 6 });
    const again = write(phrase, 'accepted', 'accepted', 'accepted', 'refused', 'start-over');
    expect(again.marks).toEqual(['right', 'right', 'open', 'open', 'open', 'open']);
    expect(again.position).toBe(2);
    const first = write(phrase, 'accepted', 'start-over');
    expect(first).toMatchObject({ position: 0, marks: Array.from({ length: 6 }, () => 'open') });
    const all = write(phrase, ...Array.from({ length: 6 }, () => 'accepted' as const));
    expect(isWritten(all)).toBe(true);
    expect(writtenWordAt(all, all.position)).toMatchObject({ place: 1 });
    expect(isWritten(write(phrase, 'accepted', 'accepted'))).toBe(false);
  });

  it('is right when every letter was recognised, whatever the number of tries', () => {
    const state = write('לא', 'refused', 'accepted', 'accepted'); // lo
    expect(isWritten(state)).toBe(true);
    expect(writingResult(state)).toEqual({ result: 'right', tries: 2 });
  });

  it('shows the letter when the attempts are used up, and the word is then assisted', () => {
    const stuck = write('לא', 'refused', 'refused');
    expect(stuck).toMatchObject({ shown: true, position: 0 });
    const written = nextWriting(nextWriting(stuck, { type: 'go-on' }), { type: 'accepted' });
    expect(written.marks).toEqual(['assisted', 'right']);
    expect(writingResult(written)).toEqual({ result: 'assisted', tries: 3 });
  });

  it('counts a letter traced after it was shown as assisted too', () => {
    expect(write('לא', 'refused', 'refused', 'accepted').marks).toEqual(['assisted', 'open']);
  });

  it('does not go past a letter that was not shown', () => {
    expect(write('לא', 'refused', 'go-on')).toMatchObject({ position: 0, failures: 1 });
  });

  it('offers to start over after more than one refused drawing, and then the word begins again', () => {
    expect(canStartOver(write('לא', 'refused'))).toBe(false);
    const twice = write('לא', 'refused', 'accepted', 'refused');
    expect(canStartOver(twice)).toBe(true);
    expect(nextWriting(twice, { type: 'start-over' })).toMatchObject({
      position: 0,
      failures: 0,
      totalFailures: 2,
      marks: ['open', 'open'],
    });
  });

  it('changes nothing once the word is written', () => {
    const written = write('לא', 'accepted', 'accepted');
    expect(nextWriting(written, { type: 'refused' })).toBe(written);
  });
});

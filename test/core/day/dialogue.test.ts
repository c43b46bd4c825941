import { describe, expect, it } from 'vitest';
import { type DialoguesRecord, pickDialogue } from '../../../core/day/dialogue.ts';

const today = '2026-11-21';
type Open = DialoguesRecord['open'][number];
const open = (key: string, state: Open['state'], areWordsFirm = false): Open => ({
  ...{ dialogueId: key.length, key, title: key, seconds: 70, state, areWordsFirm },
});
const picked = (lastDate: string | null, ...all: Open[]) => pickDialogue({ lastDate, open: all }, today)?.key;

describe('the dialogue of a day', () => {
  it('is the first new one when none was heard before, or a week ago', () => {
    const all = [open('heard', 'heard'), open('first', 'new'), open('second', 'new')];
    expect(picked(null, ...all)).toBe('first');
    expect(picked('2026-11-14', ...all)).toBe('first');
    expect(picked('2026-11-15', ...all)).toBeUndefined();
    expect(picked(today, ...all)).toBeUndefined();
  });

  it('is one that was heard where none is new, to be played', () => {
    expect(picked('2026-11-14', open('heard', 'heard'), open('other', 'heard', true))).toBe('heard');
    expect(picked(null)).toBeUndefined();
  });

  it('comes from the third day on when its words are firm and it was heard', () => {
    const all = [open('young', 'heard'), open('new', 'new', true), open('firm', 'heard', true)];
    expect(picked('2026-11-18', ...all)).toBe('firm');
    expect(picked('2026-11-19', ...all)).toBeUndefined();
    expect(picked('2026-11-18', open('young', 'heard'), open('new', 'new', true))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { type Editing, editingSeconds, othersEditing, withBeat } from '../../../core/acts/editing.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const beat = (by: number, isOpen = true, id = 12) => ({ kind: 'lesson' as const, id, by, isOpen });
const [anna, boris] = [1, 2];

describe('who is editing', () => {
  it('is everybody else whose editor has said so lately', () => {
    const all = withBeat(withBeat([], beat(anna), now), beat(boris), now);
    expect(othersEditing(all, anna, now).map(({ by }) => by)).toEqual([boris]);
    expect(othersEditing(all, anna, later(editingSeconds - 1))).toHaveLength(1);
    expect(othersEditing(all, anna, later(editingSeconds))).toEqual([]);
  });

  it('is named once, however often the editor says so', () => {
    const all = withBeat(withBeat([], beat(anna), now), beat(anna), later(25));
    expect(all).toEqual([{ kind: 'lesson', id: 12, by: anna, until: later(25 + editingSeconds).getTime() }]);
  });

  it('is nobody after the editor was closed, and other editors stay', () => {
    const open = withBeat(withBeat([], beat(anna), now), beat(anna, true, 13), now);
    expect(withBeat(open, beat(anna, false), now).map(({ id }) => id)).toEqual([13]);
  });

  it('forgets those whose time is over', () => {
    const old: Editing = { kind: 'lesson', id: 5, by: boris, until: now.getTime() };
    expect(withBeat([old], beat(anna), now)).toHaveLength(1);
  });
});

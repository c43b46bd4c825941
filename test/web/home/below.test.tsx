import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Below } from '../../../web/src/features/home/below.tsx';
import { createHomeMemory } from '../../../web/src/features/home/home-memory.ts';

/** Observers of the page, by what they call when something comes near. */
let observers: (() => void)[] = [];

beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (seen: { isIntersecting: boolean }[]) => void) {
        observers.push(() => call([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (memory = createHomeMemory()) => render(<Below memory={memory}>Достижения</Below>);
const isDrawn = () => screen.queryByText('Достижения') !== null;

describe('what is below the screen', () => {
  it('is not drawn while nobody has used home', () => {
    open();
    expect(isDrawn()).toBe(false);
  });

  it('is drawn when it comes near', () => {
    open();
    act(() => {
      for (const come of observers) come();
    });
    expect(isDrawn()).toBe(true);
  });

  it.each([
    ['touch', () => fireEvent.pointerDown(document.body)],
    ['key', () => fireEvent.keyDown(document.body)],
  ])('is drawn at the first %s', (_sign, give) => {
    open();
    give();
    expect(isDrawn()).toBe(true);
  });

  it('is there at once when the learner comes back to home', () => {
    const memory = createHomeMemory();
    const { unmount } = open(memory);
    fireEvent.pointerDown(document.body);
    unmount();
    open(memory);
    expect(isDrawn()).toBe(true);
  });
});

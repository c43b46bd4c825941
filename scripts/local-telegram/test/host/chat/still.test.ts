import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawWhenStill } from '../../../host/chat/still.ts';

let area: EventTarget;
let page: EventTarget;
let drawn: string[];
let draw: (view: string) => void;

beforeEach(() => {
  [area, page, drawn] = [new EventTarget(), new EventTarget(), []];
  draw = drawWhenStill((view) => drawn.push(view), { area, page });
});

const press = () => area.dispatchEvent(new Event('pointerdown'));
const release = () => page.dispatchEvent(new Event('pointerup'));

describe('the chat', () => {
  it('is drawn at once while nothing is pressed', () => {
    draw('first');
    release();
    draw('second');
    expect(drawn).toEqual(['first', 'second']);
  });

  it('stays as it is while a button is down, and until its click is over', async () => {
    press();
    draw('first');
    draw('second');
    release();
    expect(drawn).toEqual([]);
    await vi.waitFor(() => expect(drawn).toEqual(['second']));
    draw('third');
    expect(drawn).toEqual(['second', 'third']);
  });
});

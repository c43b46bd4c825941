import { describe, expect, it } from 'vitest';
import {
  composeListening,
  dialogueMs,
  dialoguesThatFit,
  lineMs,
  listeningLengths,
} from '../../../core/listening/compose.ts';
import { createRandom } from '../../../core/random.ts';

const line = (name: string, ms = 1000) => ({ name, ms: [ms, ms] as const });
/** So many words, each with a sentence. */
const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [line(`word ${at}`), line(`sentence ${at}`, 2500)]);
const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);
const msOf = (lines: readonly ReturnType<typeof line>[]) => lines.reduce((sum, one) => sum + lineMs(one), 0);

describe('a line', () => {
  it('takes both sayings, and pauses that are longer than what was said', () => {
    expect(lineMs(line('shalom', 1000))).toBe(1000 + 1800 + 1000 + 2200);
  });
});

describe('a listening file', () => {
  it.each(listeningLengths)('of %i minutes is as long as its lines allow, and no longer', (minutes) => {
    const lines = composeListening(itemsOf(200), minutes * 60_000, createRandom(1));
    expect(msOf(lines)).toBeLessThanOrEqual(minutes * 60_000);
    expect(msOf(lines)).toBeGreaterThan(minutes * 60_000 - lineMs(line('', 2500)));
  });

  it('has the most wanted first, each sentence after its word', () => {
    const lines = composeListening(itemsOf(200), 180_000, createRandom(1));
    expect(namesOf(lines).slice(0, 4)).toEqual(['word 0', 'sentence 0', 'word 1', 'sentence 1']);
  });

  it('repeats few words in another order, three times in all', () => {
    const lines = namesOf(composeListening(itemsOf(5), 600_000, createRandom(1)));
    expect(lines).toHaveLength(30);
    const [first, second, third] = [lines.slice(0, 10), lines.slice(10, 20), lines.slice(20)];
    expect([second?.toSorted(), third?.toSorted()]).toEqual([first?.toSorted(), first?.toSorted()]);
    expect(second).not.toEqual(first);
    expect(second[1]).toBe(second[0]?.replace('word', 'sentence'));
  });

  it('is empty where nothing can be heard', () => {
    expect(composeListening([], 300_000, createRandom(1))).toEqual([]);
    expect(composeListening([[], []], 300_000, createRandom(1))).toEqual([]);
  });
});

describe('the dialogues of a listening file', () => {
  const dialogue = (key: string, turns: number, ms = 2000) => ({
    key,
    ms: Array.from({ length: turns }, () => ms),
  });
  const keysIn = (minutes: 3 | 5 | 10, ...all: ReturnType<typeof dialogue>[]) =>
    dialoguesThatFit(all, minutes).map(({ key }) => key);

  it('take their turns, a pause after each, and one before the first', () => {
    expect(dialogueMs(dialogue('a', 4))).toBe(1500 + 4 * 2700);
  });

  it('are one in three minutes, two in five, three in ten', () => {
    const all = ['a', 'b', 'c', 'd'].map((key) => dialogue(key, 8));
    expect(keysIn(3, ...all)).toEqual(['a']);
    expect(keysIn(5, ...all)).toEqual(['a', 'b']);
    expect(keysIn(10, ...all)).toEqual(['a', 'b', 'c']);
  });

  it('are whole, and at most a third of it: one that is too long gives way to the next', () => {
    expect(keysIn(3, dialogue('long', 10, 6000), dialogue('short', 4))).toEqual(['short']);
    expect(keysIn(5, dialogue('a', 10, 5000), dialogue('b', 10, 5000), dialogue('c', 6))).toEqual(['a', 'c']);
  });
});

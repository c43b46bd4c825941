import { describe, expect, it } from 'vitest';
import { composeListening, lineMs, listeningLengths } from '../../../core/listening/compose.ts';
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
    const lines = composeListening(itemsOf(200), minutes, createRandom(1));
    expect(msOf(lines)).toBeLessThanOrEqual(minutes * 60_000);
    expect(msOf(lines)).toBeGreaterThan(minutes * 60_000 - lineMs(line('', 2500)));
  });

  it('has the most wanted first, each sentence after its word', () => {
    const lines = composeListening(itemsOf(200), 3, createRandom(1));
    expect(namesOf(lines).slice(0, 4)).toEqual(['word 0', 'sentence 0', 'word 1', 'sentence 1']);
  });

  it('repeats few words in another order, three times in all', () => {
    const lines = namesOf(composeListening(itemsOf(5), 10, createRandom(1)));
    expect(lines).toHaveLength(30);
    const [first, second, third] = [lines.slice(0, 10), lines.slice(10, 20), lines.slice(20)];
    expect([second?.toSorted(), third?.toSorted()]).toEqual([first?.toSorted(), first?.toSorted()]);
    expect(second).not.toEqual(first);
    expect(second[1]).toBe(second[0]?.replace('word', 'sentence'));
  });

  it('is empty where nothing can be heard', () => {
    expect(composeListening([], 5, createRandom(1))).toEqual([]);
    expect(composeListening([[], []], 5, createRandom(1))).toEqual([]);
  });
});

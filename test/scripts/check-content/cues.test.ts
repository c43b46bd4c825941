import { describe, expect, it } from 'vitest';
import { sections } from '../../../db/content/index.ts';
import { writtenVerbs } from '../../../db/course/verbs.ts';
import { checkCues, cueLines, printCues } from '../../../scripts/check-content/cues.ts';
import { wordsOf } from '../../../scripts/content-files/placed-words.ts';

const lines = cueLines(wordsOf(sections), writtenVerbs());

describe('the cues of the course', () => {
  it('were all read', () => {
    const { unread, stale } = checkCues(lines);
    expect({ unread, stale }, 'npm run content:check -- --write-cues').toEqual({ unread: [], stale: [] });
  });

  it('name no form instead of asking for it', () => {
    expect(lines.filter((line) => line.includes('·'))).toEqual([]);
  });

  it('ask for one form of a word each', () => {
    const forms = new Map<string, Set<string>>();
    for (const line of lines) {
      const [key = '', , hebrew = '', cues = ''] = line.split('\t');
      // A word may have two cards; its forms are the same.
      for (const cue of cues.split(' | ')) {
        const place = `${key} ${cue}`;
        forms.set(place, (forms.get(place) ?? new Set()).add(hebrew));
      }
    }
    expect([...forms].filter(([, some]) => some.size > 1).map(([place]) => place)).toEqual([]);
  });

  it('do not order what happens, nor speak for things', () => {
    const asked = (verb: string, form: string) => lines.some((line) => line.startsWith(`${verb}\t${form}`));
    for (const verb of ['kara-likrot', 'nigmar', 'nishbar', 'nishma', 'hitim', 'kaav']) {
      expect(asked(verb, 'past.3sg.m'), verb).toBe(true);
      expect(asked(verb, 'past.1sg'), verb).toBe(false);
    }
    for (const verb of ['kara-likrot', 'nigmar', 'nimtsa', 'nira', 'nolad', 'hitim', 'hikir', 'ratsa', 'met'])
      expect(asked(verb, 'imperative'), verb).toBe(false);
  });
});

describe('a cue', () => {
  const read = 'nigmar\tpast.3sg.m\tנִגְמַר\tон закончился';
  const changed = 'nigmar\tpast.3sg.m\tנִגְמַר\tон кончился';

  it('that was read passes', () => {
    expect(checkCues([read], [read])).toEqual({ unread: [], stale: [] });
  });

  it('that is new, changed or marked is unread', () => {
    expect(checkCues([read], [])).toEqual({ unread: [read], stale: [] });
    expect(checkCues([changed], [read])).toEqual({ unread: [changed], stale: [read] });
    expect(checkCues([read], [`? ${read}`])).toEqual({ unread: [read], stale: [] });
  });

  it('that is not asked any more is stale', () => {
    expect(printCues([], checkCues([], [read]))).toContain(`error cue that is not asked any more: ${read}`);
  });
});

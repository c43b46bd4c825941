import { describe, expect, it } from 'vitest';
import { askedLast } from '../../bot/waiting.ts';

const at = (minute: number) => ({ askedAt: `2026-11-21T09:0${minute}:00.000Z` });

describe('the question that a message answers', () => {
  it('is the one asked last, whatever it is of', () => {
    const [early, later, latest] = [at(0), at(1), at(2)];
    expect(askedLast({ studio: early, today: later, lesson: latest })).toEqual({ lesson: latest });
    expect(askedLast({ studio: early, today: latest, lesson: later })).toEqual({ today: latest });
    expect(askedLast({ studio: latest, today: early, lesson: later })).toEqual({ studio: latest });
    expect(askedLast({ today: early, dialogue: latest, lesson: later })).toEqual({ dialogue: latest });
    expect(askedLast({ today: early, lesson: undefined })).toEqual({ today: early });
  });

  it('is a take before an answer, a review before a line, and that before a lesson, of one moment', () => {
    expect(askedLast({ studio: at(1), today: at(1), lesson: at(1) })).toEqual({ studio: at(1) });
    expect(askedLast({ today: at(1), lesson: at(1) })).toEqual({ today: at(1) });
    expect(askedLast({ today: at(1), dialogue: at(1) })).toEqual({ today: at(1) });
    expect(askedLast({ dialogue: at(1), lesson: at(1) })).toEqual({ dialogue: at(1) });
  });

  it('is none where nothing waits', () => {
    expect(askedLast({})).toBeUndefined();
  });
});

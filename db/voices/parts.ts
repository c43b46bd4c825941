import type { Db } from '../connection/client.ts';
import { voiceCoverage } from './coverage.ts';

/** A part of the course as one speaker sees it: a lesson, or the letters. */
export type CoursePart = {
  /** Null for the letters, which come first; so are name and number. */
  lessonId: number | null;
  name: string | null;
  number: number | null;
  /** What the speaker has said of it and nobody sent back. */
  done: number;
  total: number;
};

/** The letters and each published lesson in the order of the course, with how far a speaker is in each. */
export async function listParts(db: Db, speakerId: number): Promise<CoursePart[]> {
  const coverage = await voiceCoverage(db);
  return coverage.map(({ lessonId, lessonName, lessonNumber, words, sentences, speakers }) => {
    const own = speakers.find((one) => one.speakerId === speakerId);
    const total = words + sentences;
    const done = Math.min(total, (own?.waiting ?? 0) + (own?.accepted ?? 0));
    return { lessonId, name: lessonName, number: lessonNumber, done, total };
  });
}

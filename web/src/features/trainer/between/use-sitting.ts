import { useCallback, useState } from 'react';
import type { LessonDetail, Word } from '../../../../../core/contracts/catalogue.ts';
import { isSilent } from '../../../../../core/hebrew/shown.ts';
import { type KeptSitting, openSitting, type Sitting } from '../../../../../core/lesson/interludes.ts';
import { sittingToKeep } from '../../../../../core/lesson/practice.ts';
import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { keptLessons } from '../../../lib/kept/lessons.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { wordsToPractise } from '../lesson-words.ts';

/** Here and not among the other names of stored values, which the first view loads. */
const sittingKey = (userId: number) => `mila:sitting:${userId}`;

/** A word with its lesson, whether it is learned, and whether nothing can say it. */
export type NearWord = Word & { lessonId: number; learned: boolean; isSilent: boolean };

export type OpenSitting = {
  /** The sitting with which the lesson opens: gone on with, or new with a warm-up. */
  sitting: Sitting;
  /** The words of this lesson and of those that this device keeps. */
  words: readonly NearWord[];
  /** Stores how far it has come. */
  keep: (state: PracticeState) => void;
};

/** The sitting of a lesson on this device: it survives a reload, and the next lesson begins with its words. */
export function useSitting(lesson: LessonDetail): OpenSitting {
  const services = useServices();
  const { session, localStore, clock } = services;
  const lessonId = lesson.id;
  const [opened] = useState(() => {
    const words = [lesson, ...keptLessons(services).filter(({ id }) => id !== lessonId)].flatMap(nearWords);
    const byId = new Map(words.map((word) => [word.id, word]));
    const sitting = openSitting(readSitting(services), { lessonId, now: clock.now(), words: byId });
    return { sitting, words };
  });
  const keep = useCallback(
    (state: PracticeState) => {
      const userId = session.userId();
      const sitting = sittingToKeep(state);
      // A repeat, and a lesson in which nothing was done, leave the words of the last one to the next one.
      if (userId === null || state.pass > 0 || (sitting.met.length === 0 && state.position >= 0)) return;
      const kept: KeptSitting = { ...sitting, lessonId, at: clock.now().toISOString() };
      localStore.write(sittingKey(userId), kept);
    },
    [session, localStore, clock, lessonId],
  );
  return { ...opened, keep };
}

function nearWords(lesson: LessonDetail): NearWord[] {
  const learned = new Set(wordsToPractise(lesson).flatMap((word) => (word.learned ? [word.id] : [])));
  return lesson.words.map((word) => ({
    ...word,
    lessonId: lesson.id,
    learned: learned.has(word.id),
    isSilent: isSilent(word),
  }));
}

/** Written by this app; what an older release wrote, or was damaged, is recognised by what it lacks. */
function readSitting({ session, localStore }: Services): KeptSitting | undefined {
  const userId = session.userId();
  const kept = userId === null ? undefined : (localStore.read(sittingKey(userId)) as KeptSitting);
  const lists = [kept?.met, kept?.between, kept?.owed, kept?.missed];
  const isWhole = lists.every(Array.isArray) && Number.isFinite(Date.parse(kept?.at ?? ''));
  return isWhole && kept?.recalled ? kept : undefined;
}

import { DomainError } from '../core/errors.ts';
import type { StageResult } from '../core/lesson/stages.ts';
import type { Store } from '../core/ports.ts';
import type { SpokenWord } from '../core/speech/voice-link.ts';
import { type LessonWord, readLesson } from '../db/course/lessons.ts';
import { saveStageAnswer } from '../db/course/stage-answer.ts';
import type { UserRecord } from '../db/users.ts';
import type { BotContext } from './context.ts';
import type { Admins } from './learner.ts';
import { storeKeys } from './services/store-keys.ts';

/** The word that a learner is about to say in the chat. */
export type AwaitedWord = SpokenWord & {
  /** Judged attempts so far. */
  tries: number;
  /** ISO moment at which it was asked, or last tried. */
  at: string;
};

/** Counted from the link or the last attempt. */
const keptSeconds = 3600;

export const awaitedWordKey = storeKeys.awaitedWord;

/** Kept for an hour, one word per learner: the latest. Throws when the store is unavailable. */
export async function awaitWord(store: Store, userId: number, word: AwaitedWord): Promise<void> {
  await store.set(awaitedWordKey(userId), word, { expirySeconds: keptSeconds });
}

/** Undefined when there is none, when its hour is over, and while the store is unavailable. */
export async function findAwaitedWord(store: Store, userId: number): Promise<AwaitedWord | undefined> {
  return store.get<AwaitedWord>(awaitedWordKey(userId)).catch(() => undefined);
}

/** Returns the word. Throws 'not-found' when it is not (or no longer) taught, 'forbidden' when its lesson is locked. */
export async function readSpokenWord(
  deps: Admins,
  userId: number,
  { lessonId, wordId }: SpokenWord,
  now: Date,
): Promise<LessonWord> {
  const { words } = await readLesson(
    deps.db,
    { userId, isAdminByEnv: deps.adminIds.has(userId), lessonId },
    now,
  );
  const word = words.find(({ id }) => id === wordId);
  if (!word) throw new DomainError('not-found', { code: 'word_not_found' });
  return word;
}

/**
 * Saves an attempt at the stage RECORD; returns the points earned. The event is named after the update: one that is
 * delivered again changes nothing.
 */
export async function saveAttempt(
  deps: Admins,
  ctx: BotContext,
  { user, awaited, result }: { user: UserRecord; awaited: AwaitedWord; result: StageResult },
): Promise<number> {
  const { lessonId, wordId, tries } = awaited;
  const saved = await saveStageAnswer(
    deps.db,
    {
      userId: user.id,
      isAdminByEnv: deps.adminIds.has(user.id),
      zone: user.timezone,
      lessonId,
      wordId,
      eventId: `chat-${ctx.update.update_id}`,
      answered: [{ stage: 'RECORD', result, tries: tries + 1 }],
    },
    ctx.now,
  );
  return saved.awarded.reduce((sum, award) => sum + award.points, 0);
}

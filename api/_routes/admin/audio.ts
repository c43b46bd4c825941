import { describeFailure } from '../../../bot/services/failures.ts';
import { giveSounds, listSilentWords, type SpokenSound } from '../../../db/admin/missing-audio.ts';
import { type Handlers, limitCalls } from '../../_call.ts';
import { speechOf } from '../voice/speech.ts';

/** One call speaks at most this many words, and starts no further one after this time: the function has 30 seconds. */
const wordsPerCall = 10;
const beginWithinMs = 15_000;
const renderLimit = { name: 'audio-missing', calls: 60, windowSeconds: 60 };

export const adminAudioHandlers: Handlers<'GET /audio/voices' | 'POST /audio/missing'> = {
  'GET /audio/voices': async ({ deps }) => ({ voices: deps.voices.map(({ id, name }) => ({ id, name })) }),

  'POST /audio/missing': async ({ owner, query: { skip }, deps, now }) => {
    await limitCalls(deps, renderLimit, String(owner.userId));
    const { words, left } = await listSilentWords(deps.db, { limit: wordsPerCall, skip });
    const sounds: SpokenSound[] = [];
    const failed: string[] = [];
    const start = performance.now();
    for (const word of words) {
      if (performance.now() - start > beginWithinMs) break;
      try {
        const who = `rendering ${owner.userId}`;
        const { hash } = await speechOf(deps, word, { who });
        await speechOf(deps, word, { who, gender: 'f' });
        sounds.push({ word, hash });
      } catch (cause) {
        deps.log('warn', 'word-not-spoken', { wordId: word.id, cause: describeFailure(cause) });
        failed.push(word.hebrew);
      }
    }
    const rendered = await giveSounds(deps.db, { adminId: owner.userId, sounds, failed }, now);
    return { rendered, failed, left: left - rendered };
  },
};

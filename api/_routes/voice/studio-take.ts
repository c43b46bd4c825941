import { createHash } from 'node:crypto';
import { describeFailure } from '../../../bot/services/failures.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Log, SttProvider } from '../../../core/ports.ts';
import { judge } from '../../../core/speech/judge.ts';
import { recogniseRecording } from '../../../core/speech/recognise.ts';
import { studioDoubt } from '../../../core/texts/studio.ts';
import { maxTakeBytes } from '../../../core/voices/limits.ts';
import type { VoicedItem } from '../../../db/voices/items.ts';
import { readTakeSound } from '../../../db/voices/lookup.ts';
import { findItem, spellingsOf, voiceProgress } from '../../../db/voices/queue.ts';
import { requireSpeaker } from '../../../db/voices/speakers.ts';
import { saveTake } from '../../../db/voices/takes.ts';
import { isSignedTakeAddress } from '../../_auth/addresses.ts';
import { type Handlers, isAdmin } from '../../_call.ts';
import { readFormFile } from '../../_form-file.ts';
import { type SpeechAccounting, speechAccount } from '../../_voices/speech.ts';
import { soundResponse } from './sound.ts';
import { takeShape } from './studio-shapes.ts';

/** Hears whether a take says its word. */
type TakeDoubts = SpeechAccounting & { recogniser: SttProvider | undefined; log: Log };

/** The speaker waits: later than this the take is kept without the recogniser's opinion. */
const hearWithinMs = 3000;

export const studioTakeHandlers: Handlers<'POST /audio/take' | 'GET /audio/take/{id}'> = {
  'POST /audio/take': async ({ owner, address, request, deps, now }) => {
    const { userId: speakerId } = await requireSpeaker(deps.db, owner.userId);
    const { studioEndpoints } = await import('../../../core/contracts/voices/studio.ts');
    const { bytes: sent, fields } = await readFormFile(request, {
      form: studioEndpoints['POST /audio/take'].form,
      maxBytes: maxTakeBytes,
      tooLarge: 'take_too-large',
    });
    const item = await findItem(deps.db, fields.key);
    if (!item) throw new DomainError('not-found', { code: 'item_not_found' });
    if (!deps.prepareTake) throw new DomainError('unavailable', { code: 'take_not_prepared' });
    const prepared = await deps.prepareTake(sent, item);
    if (!prepared.ok) throw new DomainError('invalid', { code: `take_${prepared.flaw}` });
    const { sound } = prepared;
    const doubt = await doubtOf(deps, { item, sent, speakerId, address }, now);
    const hash = createHash('sha256').update(sound.bytes).digest('hex').slice(0, 32);
    const take = await saveTake(deps.db, { speakerId, item, sound: { ...sound, hash }, doubt }, now);
    const progress = await voiceProgress(deps.db, { speakerId });
    return { take: takeShape(deps, take, now), progress };
  },

  'GET /audio/take/{id}': async ({ params: { id }, query, owner, request, deps, now }) => {
    const isAllowed = isSignedTakeAddress(id, query, deps.signingSecret, now);
    if (!isAllowed && !owner) throw new DomainError('unauthorised', { code: 'token_missing' });
    const sound = await readTakeSound(deps.db, id);
    const isTheirs = isAllowed || sound?.speakerId === owner?.userId;
    if (!sound || !(isTheirs || (owner && (await isAdmin(deps, owner.userId, now))))) {
      throw new DomainError('not-found', { code: 'recording_not_found' });
    }
    return soundResponse({ ...sound, provider: 'human' }, request);
  },
};

type Heard = { item: VoicedItem; sent: Uint8Array; speakerId: number; address: string };

/** What the recogniser heard instead of a word; null where it agrees, and where it cannot be asked. */
async function doubtOf(
  deps: TakeDoubts,
  { item, sent, speakerId, address }: Heard,
  now: Date,
): Promise<string | null> {
  if (!deps.recogniser || item.kind !== 'word') return null;
  const account = speechAccount(deps, { userId: speakerId, address }, now);
  try {
    const deadline = AbortSignal.timeout(hearWithinMs);
    const heard = await recogniseRecording(deps.recogniser, sent, { account, deadline });
    const expected = { ...item, variants: await spellingsOf(deps.db, item.key) };
    const { verdict } = judge({ expected, transcripts: [heard.transcript, ...heard.alternatives] });
    return verdict === 'correct' ? null : studioDoubt(heard.transcript);
  } catch (cause) {
    // The take is good: only an opinion about it is missing.
    deps.log('warn', 'take-not-heard', { cause: describeFailure(cause) });
    return null;
  }
}

import type { Heard } from '../../../core/contracts/voices/voice.ts';
import { DomainError } from '../../../core/errors.ts';
import { maxRecordingBytes, recogniseRecording } from '../../../core/speech/recognise.ts';
import { speakerLimits } from '../../../core/speech/speaker-limits.ts';
import type { Limit } from '../../../db/store/limits.ts';
import { type Counting, type Handlers, limitCalls } from '../../_call.ts';
import { readFormFile } from '../../_form-file.ts';
import { speechAccount } from '../../_voices/speech.ts';

/** A whole class may share one address. */
const addressLimit: Limit = { name: 'stt-address', calls: 240, windowSeconds: 60 };
/** SPEC allows calls without a token. They cost money: a small limit per stranger, a moderate one for all of them. */
const strangerLimits: Limit[] = [
  { name: 'stt-stranger', calls: 5, windowSeconds: 60 },
  { name: 'stt-stranger-day', calls: 40, windowSeconds: 86_400 },
];
const strangersLimit: Limit = { name: 'stt-strangers', calls: 1000, windowSeconds: 86_400 };

export const sttHandlers: Handlers<'POST /stt'> = {
  'POST /stt': async ({ owner, address, request, deps, now }) => {
    await limitSpeakers(deps, owner?.userId, address);
    const { bytes } = await readFormFile(request, {
      maxBytes: maxRecordingBytes,
      tooLarge: 'audio_too_large',
    });
    if (!deps.recogniser) throw new DomainError('unavailable', { code: 'stt_not_configured' });
    const account = speechAccount(deps, { userId: owner?.userId, address }, now);
    const heard = await recogniseRecording(deps.recogniser, bytes, { account });
    const data: Heard = {
      transcript: heard.transcript,
      confidence: heard.confidence,
      confidenceKind: heard.confidenceKind,
      alternatives: [...heard.alternatives],
    };
    // SPEC's client reads the top-level fields, ours the envelope.
    return Response.json({ status: 'success', data, ...data }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function limitSpeakers(deps: Counting, userId: number | undefined, address: string): Promise<void> {
  if (userId === undefined) {
    for (const limit of strangerLimits) await limitCalls(deps, limit, address);
    await limitCalls(deps, strangersLimit, 'all');
    return;
  }
  for (const limit of speakerLimits) await limitCalls(deps, limit, String(userId));
  await limitCalls(deps, addressLimit, address);
}

import type { Heard } from '../../core/contracts/voice.ts';
import { DomainError } from '../../core/errors.ts';
import { maxRecordingBytes, recogniseRecording } from '../../core/speech/recognise.ts';
import { speakerLimits } from '../../core/speech/speaker-limits.ts';
import type { Limit } from '../../db/limits.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import type { Deps } from '../_deps.ts';

/** A class sits behind one address. */
const addressLimit: Limit = { name: 'stt-address', calls: 240, windowSeconds: 60 };
/** SPEC lets anyone ask without a token. It costs money: little for one stranger, not much for all of them. */
const strangerLimits: Limit[] = [
  { name: 'stt-stranger', calls: 5, windowSeconds: 60 },
  { name: 'stt-stranger-day', calls: 40, windowSeconds: 86_400 },
];
const strangersLimit: Limit = { name: 'stt-strangers', calls: 1000, windowSeconds: 86_400 };

export const sttHandlers: Handlers<'POST /stt'> = {
  'POST /stt': async ({ owner, address, request, deps }) => {
    await limitSpeakers(deps, owner?.userId, address);
    const bytes = await readRecording(request);
    if (!deps.recogniser) throw new DomainError('unavailable', { code: 'stt_not_configured' });
    const heard = await recogniseRecording(deps.recogniser, bytes);
    const data: Heard = {
      transcript: heard.transcript,
      confidence: heard.confidence,
      confidenceKind: heard.confidenceKind,
      alternatives: [...heard.alternatives],
    };
    // SPEC's client reads the fields themselves, ours the envelope.
    return Response.json({ status: 'success', data, ...data }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function limitSpeakers(deps: Deps, userId: number | undefined, address: string): Promise<void> {
  if (userId === undefined) {
    for (const limit of strangerLimits) await limitCalls(deps, limit, address);
    await limitCalls(deps, strangersLimit, 'all');
    return;
  }
  for (const limit of speakerLimits) await limitCalls(deps, limit, String(userId));
  await limitCalls(deps, addressLimit, address);
}

/** Room for the lines of multipart around the recording. */
const wrappingBytes = 65_536;

/** The field `file` of a multipart body. Throws 'invalid' with the field, 'too-large' audio_too_large. */
async function readRecording(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw new DomainError('invalid', { field: 'file' });
  const body = await readBytes(request, maxRecordingBytes + wrappingBytes);
  let file: FormDataEntryValue | null;
  try {
    file = (await new Response(body, { headers: { 'content-type': type } }).formData()).get('file');
  } catch (cause) {
    throw new DomainError('invalid', { field: 'file', cause });
  }
  if (!(file instanceof Blob)) throw new DomainError('invalid', { field: 'file' });
  return new Uint8Array(await file.arrayBuffer());
}

/** Stops reading at the limit, whatever length was declared. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = request.body as unknown as AsyncIterable<Uint8Array> | null; // Node's streams can be walked through
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new DomainError('too-large', { code: 'audio_too_large' });
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

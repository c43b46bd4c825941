import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentText, voiceConsent } from '../../../core/voices/consent.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import { listItems } from '../../../db/voices/queue.ts';
import { acceptRecording, publishVoices } from '../../../db/voices/review.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../../db/voices/speakers.ts';
import { saveTake } from '../../../db/voices/takes.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let token: string;
let lessonId: number;

beforeAll(async () => {
  backend = await openTestBackend();
  token = await backend.login(1, 'Аня');
  const [section] = await backend.call('GET /sections');
  lessonId = section?.subsections[0]?.lessons[0]?.id ?? 0;
});
afterAll(() => backend.close());

/** A speaker says the first word of the lesson, and learners may hear it. */
async function say(speakerId: number, gender: VoiceGender, hash: string): Promise<void> {
  const { db } = backend;
  const now = backend.clock();
  await backend.login(speakerId, 'Диктор');
  await giveSpeaker(db, { adminId: 1, userId: speakerId, name: 'Диктор', gender }, now);
  const consent = { version: voiceConsent.version, text: consentText };
  await agreeAsSpeaker(db, { userId: speakerId, consent }, now);
  const [item] = await listItems(db, { lessonId });
  if (!item) throw new Error('the lesson has no word');
  const sound = {
    hash,
    bytes: Uint8Array.of(255, 251, speakerId),
    mime: 'audio/mpeg',
    loudness: -16,
    ms: 500,
  };
  const { id: recordingId } = await saveTake(db, { speakerId, item, sound }, now);
  await acceptRecording(db, { adminId: 1, recordingId }, now);
  await publishVoices(db, { adminId: 1, lessonId }, now);
}
const heard = async () =>
  (await backend.call('GET /lessons/{id}', { token, params: { id: lessonId } })).words;
const choose = (voice: 'any' | 'female' | 'male') =>
  backend.call('PUT /users/settings', { token, body: { voice } });
const [female, male] = ['f'.repeat(32), 'a'.repeat(32)];

describe('the voice of a word', () => {
  it('is that of the rendered file until a speaker has recorded it, and then the one chosen', async () => {
    expect((await heard())[0]?.audio).toMatch(/^\/audio\//);
    expect(await backend.call('GET /voices', { token })).toEqual({ genders: [] });
    await say(11, 'f', female);
    expect((await heard()).map(({ voice }) => voice)).toEqual(['human', undefined]);
    await say(12, 'm', male);
    expect(await backend.call('GET /voices', { token })).toEqual({ genders: ['f', 'm'] });
    for (const [voice, hash] of [
      ['female', female],
      ['male', male],
    ] as const) {
      await choose(voice);
      expect((await heard())[0]?.audio).toBe(`/api/sounds/${hash}`);
    }
    expect((await backend.send('GET /sounds/{hash}', { params: { hash: male } })).status).toBe(200);
  });
});

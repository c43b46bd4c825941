import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { testPhrase } from '../../core/speech/test-phrase.ts';
import { consentText, voiceConsent } from '../../core/voices/consent.ts';
import type { Db } from '../../db/connection/client.ts';
import { audioKey } from '../../db/content/sounds/audio-index.ts';
import { listItems } from '../../db/voices/queue.ts';
import { acceptRecording, publishVoices, returnRecording } from '../../db/voices/review.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../db/voices/speakers.ts';
import { saveSynthesis } from '../../db/voices/synthesis/save.ts';
import { type PreparedSound, saveTake } from '../../db/voices/takes.ts';

/** How many items were said. */
const takes = 9;

/**
 * Makes the learner a speaker who has said the first items of the course: most wait, one is doubtful, one came back, two
 * are published.
 */
export async function recordVoice(
  db: Db,
  { userId, soundFile }: { userId: number; soundFile: URL },
  now: Date,
): Promise<void> {
  await giveSpeaker(db, { adminId: userId, userId, name: 'Демо', gender: 'f' }, now);
  const consent = { version: voiceConsent.version, text: consentText };
  await agreeAsSpeaker(db, { userId, consent }, now);
  const bytes = readFileSync(soundFile);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const sound = { hash, bytes, mime: 'audio/mpeg', loudness: -16, ms: 900 };
  const items = (await listItems(db, { kinds: ['word'] })).slice(0, takes);
  await bringVoice(db, sound, now);
  const ids: number[] = [];
  for (const [at, item] of items.entries()) {
    const doubt = at === 4 ? 'Распознавателю послышалось: שלום.' : null; // shalom
    ids.push((await saveTake(db, { speakerId: userId, item, sound, doubt }, now)).id);
  }
  const [first = 0, second = 0, third = 0] = ids;
  for (const recordingId of [first, second]) await acceptRecording(db, { adminId: userId, recordingId }, now);
  await returnRecording(
    db,
    { adminId: userId, recordingId: third, remark: 'Ударение на последний слог.' },
    now,
  );
  await publishVoices(db, { adminId: userId, lessonId: items[0]?.lessonId ?? 'letters' }, now);
}

/** A synthesised voice that says the greeting of the settings. */
async function bringVoice(db: Db, sound: PreparedSound, now: Date): Promise<void> {
  const origin = {
    model: 'Пример модели',
    version: '1.0',
    address: 'https://example.org/voice',
    madeOn: '2026-11-01',
    licence: 'CC BY 4.0',
  };
  const voice = { name: 'Ноа', gender: 'f' } as const;
  await saveSynthesis(db, { voice, origin, key: audioKey(testPhrase), sound }, now);
}

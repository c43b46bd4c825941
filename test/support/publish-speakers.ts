import { createHash } from 'node:crypto';
import type { StudioItem, Take } from '../../core/contracts/voices/studio.ts';
import { encodeWav } from '../../core/speech/wav.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { localIds } from '../../scripts/start/local-data.ts';
import type { ProductProcess } from './product-process.ts';
import { spokenWord } from './voice-signals.ts';

/** Who speaks, with the tone of their voice in Hz. */
const speakers = [
  { gender: 'f', userId: localIds.admin, pitch: 210 },
  { gender: 'm', userId: localIds.experienced, pitch: 120 },
] as const;

/**
 * Two people of the running product lend the first word of the first lesson a woman's and a man's voice, and an admin
 * publishes them. Returns the content hash of each sound as learners are to hear it.
 */
export async function publishSpeakers({
  app,
  telegram,
}: ProductProcess): Promise<Record<VoiceGender, string>> {
  async function answered<T>(url: string, init: RequestInit): Promise<T> {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T; // of a product that checks its answers by the contract
  }
  const json = { 'content-type': 'application/json' };
  async function open(userId: number) {
    const launch = { method: 'POST', headers: json, body: '{}' };
    const { initData } = await answered<{ initData: string }>(`${telegram}/_local/launch/${userId}`, launch);
    const login = { method: 'POST', headers: json, body: JSON.stringify({ initData }) };
    const { data } = await answered<{ data: { token: string } }>(`${app}/api/auth/telegram`, login);
    const call = async <T>(method: string, path: string, body?: object) => {
      const isForm = body instanceof FormData;
      const headers = { authorization: `Bearer ${data.token}`, ...(isForm ? {} : json) };
      const sent = body && { body: isForm ? body : JSON.stringify(body) };
      return (await answered<{ data: T }>(`${app}/api${path}`, { method, headers, ...sent })).data;
    };
    return { call };
  }

  const admin = await open(localIds.admin);
  const hashes = { f: '', m: '' };
  for (const { gender, userId, pitch } of speakers) {
    await admin.call('PATCH', `/admin/users/${userId}`, { voice: gender });
    const speaker = await open(userId);
    const { consent, parts } = await speaker.call<{
      consent: { version: string };
      parts: { lessonId: number | null }[];
    }>('GET', '/studio');
    await speaker.call('POST', '/studio/consent', { version: consent.version });
    const lessonId = parts.find((part) => part.lessonId !== null)?.lessonId;
    const said = await speaker.call<{ items: StudioItem[] }>('GET', `/studio/items?part=${lessonId}`);
    const form = new FormData();
    form.append('key', said.items[0]?.key ?? '');
    const sound = spokenWord({ pitch });
    form.append('file', new Blob([Uint8Array.from(encodeWav(sound.samples, sound.sampleRate))]), 'take.wav');
    const { take } = await speaker.call<{ take: Take }>('POST', '/audio/take', form);
    await admin.call('POST', `/admin/voices/takes/${take.id}`, { decision: 'accept' });
    await admin.call('POST', '/admin/voices/publish', { lessonId });
    const kept = await fetch(`${app}${take.audio}`);
    hashes[gender] = contentHash(await kept.arrayBuffer());
  }
  return hashes;
}

export const contentHash = (bytes: ArrayBuffer): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, 32);

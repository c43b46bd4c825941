import { soundAddress } from '../../../../core/voices/address.ts';
import { maxPackedSounds } from '../../../../core/voices/limits.ts';
import { keptDays } from '../kept/days.ts';
import { openedDialogues } from '../kept/dialogues.ts';
import { keptLessons } from '../kept/lessons.ts';
import type { Services } from '../services.ts';
import { soundsOf, soundsOfDay, soundsOfTurns } from './lesson-sounds.ts';
import { createSoundsHere, type SoundsHere, soundCacheName } from './sounds-here.ts';

/** Addresses of sounds; `id` is their lesson, where they are all the sounds of one. */
export type SoundsAhead = { id?: number; sounds: readonly string[] };

export type SoundPorts = {
  here: SoundsHere;
  /** Undefined where the browser keeps nothing, or no longer lets a page do so. */
  open: () => Promise<Cache | undefined>;
  /** These sounds, and more perhaps, by their addresses; rejects when they cannot be had. */
  request: (missing: readonly string[]) => Promise<Map<string, Blob>>;
  /** The sounds of what the device keeps: lessons that were opened before, and days. */
  keeping: () => readonly string[];
  isOnline: () => boolean;
  now: () => Date;
};

const dayMs = 86_400_000;
const keptAtHeader = 'x-kept-at';
/** Not an address of anything: the device was online then. */
const onlineMark = '/sounds-online';

/**
 * Reads sounds from the device into the memory of the page, so that they sound at once and without a
 * network; what is missing is requested, all of it in one call. What belongs to nothing that the device keeps is
 * removed. Never rejects: a sound that is not here is requested when it is played.
 */
export function fetchAhead(services: Services, { id, sounds }: SoundsAhead): Promise<void> {
  return fetchSounds(portsOf(services, id), sounds).catch(() => {});
}

/** Has the device keep sounds for a time without a network; most of those that it lacks in one call. Never rejects. */
export function keepSounds(services: Services, sounds: readonly string[]): Promise<void> {
  return fetchSounds(portsOf(services), sounds, { isPlayedNow: false }).catch(() => {});
}

/** Reads sounds that the device keeps into the memory of the page, and requests none. Never rejects. */
export async function holdSounds(services: Services, sounds: readonly string[]): Promise<void> {
  await fetchSounds({ ...portsOf(services), isOnline: () => false }, sounds).catch(() => {});
}

function portsOf(services: Services, lessonId?: number): SoundPorts {
  return {
    here: services.once(createSoundsHere),
    open: async () => globalThis.caches?.open(soundCacheName).catch(() => undefined),
    request: (missing) =>
      lessonId === undefined ? requestPack(services, missing) : requestLesson(services, lessonId),
    keeping: () => [
      ...keptLessons(services).flatMap(soundsOf),
      ...(keptDays(services)?.days ?? []).flatMap(soundsOfDay),
      ...openedDialogues(services).flatMap(({ detail }) => soundsOfTurns(detail)),
    ],
    isOnline: services.connection.isOnline,
    now: services.clock.now,
  };
}

type Caller = Pick<Services, 'http' | 'session'>;

async function requestLesson({ http, session }: Caller, lessonId: number): Promise<Map<string, Blob>> {
  return unpacked(
    await http.blob('GET /sounds/lessons/{lessonId}', {
      params: { lessonId },
      token: session.token(),
      retries: 0,
    }),
  );
}

async function requestPack(
  { http, session }: Caller,
  missing: readonly string[],
): Promise<Map<string, Blob>> {
  const addresses = missing.filter((address) => soundAddress.test(address)).slice(0, maxPackedSounds);
  if (addresses.length === 0) return new Map();
  return unpacked(
    await http.blob('POST /sounds/packs', { body: { addresses }, token: session.token(), retries: 0 }),
  );
}

async function unpacked(packed: Blob): Promise<Map<string, Blob>> {
  const form = await new Response(packed, { headers: { 'content-type': packed.type } }).formData();
  return new Map([...form].flatMap(([address, sound]) => (sound instanceof Blob ? [[address, sound]] : [])));
}

/** The same through ports. `isPlayedNow`: the page needs them in its memory. Rejects when the sounds cannot be had. */
export async function fetchSounds(
  { here, open, request, keeping, isOnline, now }: SoundPorts,
  sounds: readonly string[],
  { isPlayedNow = true }: { isPlayedNow?: boolean } = {},
): Promise<void> {
  const wanted = sounds.filter((address) => !here.has(address));
  if (wanted.length === 0) return;
  const hold = (address: string, sound: Blob) => {
    if (isPlayedNow && !here.has(address)) here.set(address, URL.createObjectURL(sound));
  };
  const cache = await open();
  const at = now().getTime();
  const onlineAt = await keptAtOf(cache, onlineMark);
  const isFresh = freshness({ at, onlineAt, isOnline: isOnline() });
  const missing: string[] = [];
  for (const address of wanted) {
    const kept = await cache?.match(address);
    if (!kept || !isFresh(address, keptAt(kept))) missing.push(address);
    else if (isPlayedNow) hold(address, await kept.blob());
  }
  if (!isOnline()) return;
  if (missing.length > 0 && (cache || isPlayedNow)) {
    const had = await request(missing);
    for (const [address, sound] of had) hold(address, sound);
    // A device that cannot keep one of them may keep none: the page has them all the same.
    for (const [address, sound] of had) await cache?.put(address, dated(sound, at));
  }
  if (!cache) return;
  await cache.put(onlineMark, dated(new Blob(), at));
  const staying = new Set([onlineMark, ...sounds, ...keeping()]);
  for (const { url } of await cache.keys()) {
    const address = new URL(url).pathname;
    if (!staying.has(address)) await cache.delete(address);
  }
}

/**
 * Speakers may take their voice back, and are promised that phones lose it within a day of learning online: online a
 * recording is asked for again after a day, without a network it sounds until a day after the last time online.
 */
function freshness({ at, onlineAt, isOnline }: { at: number; onlineAt: number; isOnline: boolean }) {
  return (address: string, keptAt: number): boolean => {
    if (address.startsWith('/audio/') || at - keptAt < dayMs) return true;
    return !isOnline && (keptAt >= onlineAt || at - onlineAt < dayMs);
  };
}

const dated = (sound: Blob, at: number) =>
  new Response(sound, { headers: { 'content-type': sound.type, [keptAtHeader]: String(at) } });

const keptAt = (kept: Response): number => Number(kept.headers.get(keptAtHeader) ?? 0);

async function keptAtOf(cache: Cache | undefined, address: string): Promise<number> {
  const kept = await cache?.match(address);
  return kept ? keptAt(kept) : 0;
}

import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { keptLessons } from '../kept/lessons.ts';
import type { Services } from '../services.ts';
import { soundsOf } from './lesson-sounds.ts';
import { createSoundsHere, type SoundsHere } from './sounds-here.ts';

/** The sounds of a lesson: `sounds` are their addresses. */
export type LessonSounds = { id: number; sounds: readonly string[] };

export type SoundPorts = {
  here: SoundsHere;
  /** Undefined where the browser keeps nothing, or no longer lets a page do so. */
  open: () => Promise<Cache | undefined>;
  /** The sounds of a lesson by their addresses; rejects when they cannot be had. */
  request: (lessonId: number) => Promise<Map<string, Blob>>;
  /** The lessons that the device keeps, with those that were opened before. */
  lessons: () => readonly LessonDetail[];
  isOnline: () => boolean;
  now: () => Date;
};

const dayMs = 86_400_000;
export const soundCacheName = 'mila-sounds';
const keptAtHeader = 'x-kept-at';
/** Not an address of anything: the device was online then. */
const onlineMark = '/sounds-online';

/**
 * Reads the sounds of a lesson from the device into the memory of the page, so that they sound at once and without a
 * network; what is missing is requested, all of it in one call. What belongs to no lesson that the device keeps is
 * removed. Never rejects: a sound that is not here is requested when it is played.
 */
export function fetchAhead(services: Services, lesson: LessonSounds): Promise<void> {
  const ports: SoundPorts = {
    here: services.once(createSoundsHere),
    open: async () => globalThis.caches?.open(soundCacheName).catch(() => undefined),
    request: (lessonId) => requestSounds(services, lessonId),
    lessons: () => keptLessons(services),
    isOnline: services.connection.isOnline,
    now: services.clock.now,
  };
  return fetchSounds(ports, lesson).catch(() => {});
}

async function requestSounds(
  { http, session }: Pick<Services, 'http' | 'session'>,
  lessonId: number,
): Promise<Map<string, Blob>> {
  const packed = await http.blob('GET /sounds/lessons/{lessonId}', {
    params: { lessonId },
    token: session.token(),
    retries: 0,
  });
  const form = await new Response(packed, { headers: { 'content-type': packed.type } }).formData();
  return new Map([...form].flatMap(([address, sound]) => (sound instanceof Blob ? [[address, sound]] : [])));
}

/** The same through ports. Rejects when the sounds cannot be had. */
export async function fetchSounds(
  { here, open, request, lessons, isOnline, now }: SoundPorts,
  { id, sounds }: LessonSounds,
): Promise<void> {
  const wanted = sounds.filter((address) => !here.has(address));
  if (wanted.length === 0) return;
  const hold = (address: string, sound: Blob) => here.set(address, URL.createObjectURL(sound));
  const cache = await open();
  const at = now().getTime();
  const onlineAt = await keptAtOf(cache, onlineMark);
  const isFresh = freshness({ at, onlineAt, isOnline: isOnline() });
  for (const address of wanted) {
    const kept = await cache?.match(address);
    if (kept && isFresh(address, keptAt(kept))) hold(address, await kept.blob());
  }
  if (!isOnline()) return;
  if (wanted.some((address) => !here.has(address))) {
    for (const [address, sound] of await request(id)) {
      await cache?.put(address, dated(sound, at));
      if (!here.has(address)) hold(address, sound);
    }
  }
  if (!cache) return;
  await cache.put(onlineMark, dated(new Blob(), at));
  const keeping = new Set([onlineMark, ...sounds, ...lessons().flatMap(soundsOf)]);
  for (const { url } of await cache.keys()) {
    const address = new URL(url).pathname;
    if (!keeping.has(address)) await cache.delete(address);
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

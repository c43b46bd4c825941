import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { keptLessons } from '../kept/lessons.ts';
import type { Services } from '../services.ts';

/** Sounds of lessons on this device, so that what was opened sounds at once and without a network. */
export type KeptSounds = {
  /** The address of a sound on this device where it is there, otherwise the one given. */
  addressOf(url: string): string;
  /**
   * Reads the sounds of a lesson from the device; what is missing is requested, all of it in one call. What belongs to no
   * lesson that the device keeps is removed. Never rejects: a sound that is not here is requested when it is played.
   */
  fetchAhead(lesson: { id: number; sounds: readonly string[] }): Promise<void>;
};

export type KeptSoundsPorts = {
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
const cacheName = 'mila-sounds';
const keptAtHeader = 'x-kept-at';
/** Not an address of anything: the device was online then. */
const onlineMark = '/sounds-online';

export const createPageSounds = (services: Services): KeptSounds =>
  createKeptSounds({
    open: async () => globalThis.caches?.open(cacheName).catch(() => undefined),
    request: (lessonId) => requestSounds(services, lessonId),
    lessons: () => keptLessons(services),
    isOnline: services.connection.isOnline,
    now: services.clock.now,
  });

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

export function createKeptSounds({ open, request, lessons, isOnline, now }: KeptSoundsPorts): KeptSounds {
  /** Object addresses by the addresses of their sounds, for as long as the page lives. */
  const here = new Map<string, string>();
  const hold = (address: string, sound: Blob) => here.set(address, URL.createObjectURL(sound));

  async function fetchAhead({ id, sounds }: { id: number; sounds: readonly string[] }): Promise<void> {
    const wanted = sounds.filter((address) => !here.has(address));
    if (wanted.length === 0) return;
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

  return {
    addressOf: (url) => here.get(url) ?? url,
    fetchAhead: (lesson) => fetchAhead(lesson).catch(() => {}),
  };
}

/** The addresses that name a content: they need no token, and what is behind them does not change. */
export function soundsOf({ words, proofs }: Pick<LessonDetail, 'words' | 'proofs'>): string[] {
  const spoken = [...words, ...words.flatMap(({ examples }) => examples), ...(proofs ?? [])];
  const addresses = spoken.flatMap(({ audio }) => audio ?? []);
  return [...new Set(addresses.filter((address) => /^\/(audio|api\/sounds)\//.test(address)))];
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

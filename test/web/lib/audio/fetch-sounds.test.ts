import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { fetchSounds, type SoundPorts } from '../../../../web/src/lib/audio/fetch-sounds.ts';
import { soundsOf } from '../../../../web/src/lib/audio/lesson-sounds.ts';

/** What a page uses of the browser's cache. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(address: string) {
    return this.kept.get(address)?.clone();
  }
  async put(address: string, response: Response) {
    this.kept.set(address, response);
  }
  async keys() {
    return [...this.kept.keys()].map((address) => ({ url: `https://mila.example${address}` }));
  }
  async delete(address: string) {
    return this.kept.delete(address);
  }
}

const hourMs = 3_600_000;
const [rendered, human] = ['/audio/shalom.mp3', '/api/sounds/human'];
let cache: FakeCache;
let now: Date;
let isOnline: boolean;
/** How many sounds were missing at each request. */
let requested: number[];
let keptLessons: LessonDetail[];

beforeEach(() => {
  cache = new FakeCache();
  now = new Date('2026-11-22T09:00:00Z');
  isOnline = true;
  requested = [];
  keptLessons = [];
  let made = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${++made}` }));
});
afterEach(() => vi.unstubAllGlobals());

/** A page that was just opened: nothing is in its memory. */
const openPage = (sounds = [rendered, human]): SoundPorts => ({
  here: new Map(),
  open: async () => cache as unknown as Cache, // the fake has all that is used
  async request(missing) {
    requested.push(missing.length);
    if (!isOnline) throw new Error('offline');
    return new Map(sounds.map((address) => [address, new Blob([address])]));
  },
  keeping: () => keptLessons.flatMap(soundsOf),
  isOnline: () => isOnline,
  now: () => now,
});
async function openLesson(page: SoundPorts, sounds = [rendered, human]): Promise<string[]> {
  await fetchSounds(page, sounds);
  return sounds.map((address) => page.here.get(address) ?? address);
}
const isHere = (address: string) => address.startsWith('blob:');

describe('the sounds of a day that is kept', () => {
  it('are on the device without being in the memory of the page, and are asked for once', async () => {
    const page = openPage();
    await fetchSounds(page, [rendered, human], { isPlayedNow: false });
    expect([page.here.size, cache.kept.has(rendered)]).toEqual([0, true]);
    await fetchSounds(openPage(), [rendered, human], { isPlayedNow: false });
    expect(requested).toEqual([2]);
    isOnline = false;
    expect((await openLesson(openPage())).every(isHere)).toBe(true);
  });

  it('are not asked for where the browser keeps nothing', async () => {
    await fetchSounds({ ...openPage(), open: async () => undefined }, [rendered], { isPlayedNow: false });
    expect(requested).toEqual([]);
  });
});

it('a full device plays the sounds of a lesson all the same', async () => {
  cache.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const page = openPage();
  await expect(fetchSounds(page, [rendered, human])).rejects.toThrow('full');
  expect([rendered, human].every((address) => page.here.has(address))).toBe(true);
});

describe('the sounds of a lesson', () => {
  it('come in one request, and are there without a network when the page is opened again', async () => {
    const page = openPage();
    expect((await openLesson(page)).every(isHere)).toBe(true);
    await openLesson(page);
    expect(requested).toEqual([2]);
    isOnline = false;
    expect((await openLesson(openPage())).every(isHere)).toBe(true);
    expect(requested).toEqual([2]);
  });

  it('are played from their own addresses where they could not be had', async () => {
    isOnline = false;
    expect(await openLesson(openPage())).toEqual([rendered, human]);
  });

  it('stay as long as the device keeps the lesson', async () => {
    await openLesson(openPage());
    const other = ['/audio/other.mp3'];
    await openLesson(openPage(other), other);
    expect([...cache.kept.keys()]).not.toContain(rendered);
    const words = [{ audio: rendered, examples: [{ audio: human }] }];
    const lesson = { words, proofs: [] } as unknown as LessonDetail; // only sounds are read
    expect(soundsOf(lesson)).toEqual([rendered, human]);
    keptLessons = [lesson];
    await openLesson(openPage());
    await openLesson(openPage(other), other);
    expect([...cache.kept.keys()]).toContain(rendered);
  });

  it('in a person’s voice are asked for again after a day, and not played without a network longer', async () => {
    await openLesson(openPage());
    now = new Date(now.getTime() + 25 * hourMs);
    // Its speaker has taken it back meanwhile: the server no longer sends it.
    const page = openPage([rendered]);
    expect((await openLesson(page)).map(isHere)).toEqual([true, false]);
    expect(requested).toEqual([2, 1]);
    isOnline = false;
    now = new Date(now.getTime() + 25 * hourMs);
    expect((await openLesson(openPage())).map(isHere)).toEqual([true, false]);
  });

  it('in a person’s voice sound on a long flight, where nothing could be heard from the server since', async () => {
    await openLesson(openPage());
    isOnline = false;
    now = new Date(now.getTime() + 5 * 24 * hourMs);
    expect((await openLesson(openPage())).every(isHere)).toBe(true);
  });
});

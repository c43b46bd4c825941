import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AudioPlayer, createAudioPlayer } from '../../../../web/src/lib/audio/audio-player.ts';
import type { Voice } from '../../../../web/src/lib/audio/browser-voice.ts';
import { createBrowserVoice } from '../../../../web/src/lib/audio/browser-voice.ts';

/** An audio element that plays as the test tells it. */
class FakeAudio extends EventTarget {
  src = '';
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  currentTime = 0;
  duration = 2;
  isPaused = true;
  async play(): Promise<void> {
    this.isPaused = false;
    if (this.src.includes('broken')) throw new DOMException('no source', 'NotSupportedError');
  }
  pause(): void {
    this.isPaused = true;
  }
  tell(event: 'playing' | 'ended' | 'error'): void {
    this.dispatchEvent(new Event(event));
  }
}

const shalom = { url: '/audio/shalom.mp3', text: 'שָׁלוֹם' };
const broken = { url: '/audio/broken.mp3', text: 'שָׁלוֹם' };
let audio: FakeAudio;
let made: number;
let said: string[];
let asked: string[];

function playerWith({ hebrewVoice = false, serverVoice = false } = {}): AudioPlayer {
  const voice: Voice = {
    isAvailable: () => hebrewVoice,
    speak: async (text) => said.push(text) > 0,
    cancel: () => {},
  };
  const createElement = () => {
    made += 1;
    // The player uses only what the fake has.
    return audio as unknown as HTMLAudioElement;
  };
  return createAudioPlayer({
    createElement,
    voice,
    startTimeoutMs: 30,
    async serverVoice(text) {
      asked.push(text);
      if (!serverVoice) throw new Error('503');
      return new Blob(['sound'], { type: 'audio/mpeg' });
    },
  });
}

beforeEach(() => {
  audio = new FakeAudio();
  made = 0;
  said = [];
  asked = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('playing a word', () => {
  it('starts inside the tap, at the chosen speed, and tells when the sound is over', async () => {
    const player = playerWith();
    const playing = player.play(shalom, { speed: 0.7 });
    // Slow is not low, whoever speaks.
    expect(audio).toMatchObject({
      isPaused: false,
      playbackRate: 0.7,
      preservesPitch: true,
      src: shalom.url,
    });
    expect(player.status()).toBe('loading');
    audio.tell('playing');
    expect(player.status()).toBe('playing');
    audio.currentTime = 0.5;
    expect(player.progress()).toBe(0.25);
    audio.tell('ended');
    expect(await playing).toBe('ended');
    expect(player.status()).toBe('idle');
  });

  it('uses one element for all words, so that the first tap unlocks it', async () => {
    const player = playerWith();
    void player.play(shalom);
    audio.tell('ended');
    void player.play(shalom);
    expect(made).toBe(1);
    player.stop();
  });

  it('a second sound takes the place of the first', async () => {
    const player = playerWith();
    const first = player.play(shalom);
    const second = player.play({ url: '/audio/toda.mp3' });
    expect(await first).toBe('stopped');
    audio.tell('playing');
    expect(player.status()).toBe('playing');
    audio.tell('ended');
    expect(await second).toBe('ended');
  });

  it('is silent as soon as it is stopped', async () => {
    const player = playerWith();
    const playing = player.play(shalom);
    audio.tell('playing');
    player.stop();
    expect(await playing).toBe('stopped');
    expect(audio.isPaused).toBe(true);
    expect(player.status()).toBe('idle');
  });

  it('a sound that does not begin in time has failed', async () => {
    expect(await playerWith().play(shalom)).toBe('failed');
  });
});

describe('when the sound cannot be played', () => {
  it("the browser's Hebrew voice stands in, where there is one", async () => {
    expect(await playerWith({ hebrewVoice: true }).play(broken)).toBe('ended');
    expect(said).toEqual(['שָׁלוֹם']); // shalom
  });

  it('it is an honest failure without such a voice, and without leave to fall back', async () => {
    expect(await playerWith().play(broken)).toBe('failed');
    expect(await playerWith({ hebrewVoice: true }).play(broken, { autoFallback: false })).toBe('failed');
    expect(said).toEqual([]);
  });

  it('a word without any sound is spoken or fails, but never hangs', async () => {
    expect(await playerWith().play({ url: null, text: 'שָׁלוֹם' })).toBe('failed');
    expect(await playerWith({ hebrewVoice: true }).play({ url: null, text: 'שָׁלוֹם' })).toBe('ended');
  });

  it("a learner who chose the browser's voice hears our sound where there is none", async () => {
    const playing = playerWith().play(shalom, { provider: 'browser', autoFallback: false });
    audio.tell('ended');
    expect(await playing).toBe('ended');
  });
});

describe("the server's voice", () => {
  const onlyText = { url: null, text: 'שָׁלוֹם' };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('says a text that has no sound of its own; the element is started inside the tap, for phones to allow it', async () => {
    const playing = playerWith({ serverVoice: true, hebrewVoice: true }).play(onlyText, { speed: 0.85 });
    expect(audio.isPaused).toBe(false);
    await settled();
    expect(audio).toMatchObject({ src: expect.stringMatching(/^blob:/), playbackRate: 0.85 });
    audio.tell('ended');
    expect(await playing).toBe('ended');
    expect(said).toEqual([]);
  });

  it('is asked once for the same text', async () => {
    const player = playerWith({ serverVoice: true });
    for (let time = 0; time < 2; time += 1) {
      const playing = player.play(onlyText);
      await settled();
      audio.tell('ended');
      expect(await playing).toBe('ended');
    }
    expect(asked).toEqual(['שָׁלוֹם']);
  });

  it("stands in for a sound that is gone, before the browser's voice does", async () => {
    const playing = playerWith({ serverVoice: true, hebrewVoice: true }).play(broken);
    await settled();
    audio.tell('ended');
    expect(await playing).toBe('ended');
    expect(said).toEqual([]);
  });

  it("comes after the browser's voice for a learner who chose that", async () => {
    const chosen = { provider: 'browser', autoFallback: true } as const;
    expect(await playerWith({ serverVoice: true, hebrewVoice: true }).play(onlyText, chosen)).toBe('ended');
    expect([said, asked]).toEqual([['שָׁלוֹם'], []]);
  });

  it('is never asked to say a recording of the learner', async () => {
    expect(await playerWith({ serverVoice: true }).play({ url: 'blob:broken' })).toBe('failed');
    expect(asked).toEqual([]);
  });

  it('stopped while it is fetched sounds no more', async () => {
    const player = playerWith({ serverVoice: true });
    const playing = player.play(onlyText);
    player.stop();
    expect(await playing).toBe('stopped');
    await settled();
    expect(audio.src).toBe('');
    expect(player.status()).toBe('idle');
  });
});

describe("the browser's voice", () => {
  const voices = (...langs: string[]) => {
    const listed = langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);
    return createBrowserVoice({ getVoices: () => listed } as unknown as SpeechSynthesis);
  };

  it('counts only when a Hebrew one is listed', () => {
    expect(voices('ru-RU', 'en-US').isAvailable()).toBe(false);
    expect(voices('ru-RU', 'he-IL').isAvailable()).toBe(true);
    expect(voices('iw_IL').isAvailable()).toBe(true);
  });

  it('is missing where the browser has no speech at all', async () => {
    const none = createBrowserVoice(undefined);
    expect(none.isAvailable()).toBe(false);
    expect(await none.speak('שלום', 1)).toBe(false);
  });
});

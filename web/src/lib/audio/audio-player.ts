import type { Services } from '../services.ts';
import { createBrowserVoice, type Voice } from './browser-voice.ts';
import { createSoundElement } from './sound-element.ts';
import { createSoundsHere } from './sounds-here.ts';
import { createPageSpeech } from './speech-api.ts';

/** What is to be heard. */
export type Sound = {
  /** Address of the sound; null when there is none. */
  url: string | null;
  /** Hebrew with niqqud for a voice to say; missing where no voice can replace it (a recording). */
  text?: string;
};

export type PlaybackOptions = {
  /** 1 is the speed of the recording. */
  speed?: number;
  /** Which source is tried first (SPEC's voice-over provider: 'google' is our server's sound). */
  provider?: 'google' | 'browser';
  /** Try the other source when the first fails. */
  autoFallback?: boolean;
  /** Not asked for by a tap: only the first source is tried, and a page that may not sound stays silent. */
  isAuto?: boolean;
};

/** stopped: by the learner, by another sound, or because the app went to the background. */
export type PlaybackOutcome = 'ended' | 'stopped' | 'failed';
export type PlayerStatus = 'idle' | 'loading' | 'playing';

export type AudioPlayer = {
  /**
   * Plays a sound; whatever played before is stopped. Call it in the handler of a tap, before any await: phones let a
   * page sound only there, and the one element that was started so may be started again later. Never rejects.
   */
  play(sound: Sound, options?: PlaybackOptions): Promise<PlaybackOutcome>;
  stop(): void;
  status(): PlayerStatus;
  /** Called at each change of `status`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Share of the sound that was heard, 0–1; 0 where the length is not known. */
  progress(): number;
};

export type AudioPlayerPorts = {
  createElement: () => HTMLAudioElement;
  voice: Voice;
  /** The server's voice for a text without a sound of its own, or whose sound fails; rejects when there is none. */
  serverVoice: (text: string, signal: AbortSignal) => Promise<Blob>;
  /** Where this device has the sound of an address; the address itself where it has not. */
  addressOf: (url: string) => string;
  /** A sound that has not begun by then has failed, milliseconds. */
  startTimeoutMs: number;
};

/**
 * The page's player, whose voice is the server's. The views share it: an element that was once started by a tap may
 * start by itself ever after.
 */
export const createPagePlayer = (services: Services): AudioPlayer => services.once(createSharedPlayer);

const createSharedPlayer = (services: Services): AudioPlayer =>
  createAudioPlayer({
    serverVoice: services.once(createPageSpeech).voice,
    addressOf: (url) => services.once(createSoundsHere).get(url) ?? url,
  });

/** One player for a whole view: one audio element, made at the first sound and used for all that follow. */
export function createAudioPlayer({
  createElement = () => new Audio(),
  voice = createBrowserVoice(),
  serverVoice,
  addressOf = (url) => url,
  startTimeoutMs = 10_000,
}: Partial<AudioPlayerPorts> & Pick<AudioPlayerPorts, 'serverVoice'>): AudioPlayer {
  const listeners = new Set<() => void>();
  const element = createSoundElement(createElement, startTimeoutMs, () => show('playing'));
  const turn = createTurn();
  let status: PlayerStatus = 'idle';
  /** Addresses of what the server's voice has spoken, by text: kept for the lifetime of the page. */
  const said = new Map<string, string>();

  function show(now: PlayerStatus): void {
    if (now === status) return;
    status = now;
    for (const listener of listeners) listener();
  }

  const playUrl = (url: string, speed: number) =>
    turn.run((finish) => element.start(addressOf(url), speed, finish));

  async function playServerVoice(text: string, speed: number): Promise<PlaybackOutcome> {
    element.unlock();
    let url = said.get(text);
    if (!url) {
      const fetched = await turn.run<Blob>((finish) => {
        const controller = new AbortController();
        const timer = setTimeout(() => finish('failed'), startTimeoutMs);
        serverVoice(text, controller.signal).then(finish, () => finish('failed'));
        return () => {
          clearTimeout(timer);
          controller.abort();
        };
      });
      if (typeof fetched === 'string') return fetched;
      url = URL.createObjectURL(fetched);
      said.set(text, url);
    }
    return playUrl(url, speed);
  }

  function speak(text: string, speed: number): Promise<PlaybackOutcome> {
    show('playing');
    return turn.run((finish) => {
      voice.speak(text, speed).then((spoken) => finish(spoken ? 'ended' : 'failed'));
      return voice.cancel;
    });
  }

  function stop(): void {
    turn.stop();
    show('idle');
  }

  return {
    async play({ url, text }, { speed = 1, provider = 'google', autoFallback = true, isAuto } = {}) {
      stop();
      show('loading');
      const ours: (() => Promise<PlaybackOutcome>)[] = [];
      if (url !== null) ours.push(() => playUrl(url, speed));
      if (text !== undefined) ours.push(() => playServerVoice(text, speed));
      const browsers = text !== undefined && voice.isAvailable() ? [() => speak(text, speed)] : [];
      const [first, second] = provider === 'google' ? [ours, browsers] : [browsers, ours];
      // A learner who chose the browser's voice must not get silence on a phone that has none.
      const tried = autoFallback || first.length === 0 ? [...first, ...second] : first;
      let outcome: PlaybackOutcome = 'failed';
      for (const source of isAuto ? tried.slice(0, 1) : tried) {
        outcome = await source();
        if (outcome !== 'failed') break;
      }
      // The status now belongs to the sound that replaced this one.
      if (outcome !== 'stopped') show('idle');
      if (outcome === 'failed' && !isAuto) console.warn('All TTS providers failed');
      return outcome;
    },
    stop,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: () => (status === 'playing' ? element.progress() : 0),
  };
}

/** What may be heard now: one sound at a time. */
function createTurn() {
  /** Stops the sound that is playing. */
  let stopCurrent: (() => void) | undefined;
  return {
    /** Runs one sound to its end; `begin` starts it and returns a function that stops it. Only the first outcome counts. */
    run<T = never>(
      begin: (finish: (outcome: PlaybackOutcome | T) => void) => () => void,
    ): Promise<PlaybackOutcome | T> {
      return new Promise((resolve) => {
        let silence: (() => void) | undefined;
        let over = false;
        const finish = (outcome: PlaybackOutcome | T) => {
          if (over) return;
          over = true;
          if (stopCurrent === stopThis) stopCurrent = undefined;
          silence?.();
          resolve(outcome);
        };
        const stopThis = () => finish('stopped');
        stopCurrent = stopThis;
        silence = begin(finish);
      });
    },
    stop: () => stopCurrent?.(),
  };
}

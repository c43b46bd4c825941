import { describe, expect, it } from 'vitest';
import { peakOf, type Sound } from '../../../core/speech/sound.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { expectedOf, keptRate, prepareSound } from '../../../core/voices/prepare.ts';
import {
  changed,
  creakingSentence,
  inTurn,
  spokenWord,
  tone,
  whiteNoise,
} from '../../support/voice-signals.ts';

const word = expectedOf({ kind: 'word', hebrew: 'שלום' });
const flawOf = (take: Sound, expected = word) => {
  const prepared = prepareSound(take, expected);
  return prepared.ok ? 'kept' : prepared.flaw;
};
const kept = (take: Sound, expected = word) => {
  const prepared = prepareSound(take, expected);
  if (!prepared.ok) throw new Error(prepared.flaw);
  return prepared;
};
const silence = (ms: number) => changed(tone(ms), () => 0);

describe('a kept sound', () => {
  it.each([0.03, 0.1, 0.3, 0.9])('is as loud as all others, recorded at a peak of %d', (peak) => {
    for (const [ms, pitch] of [
      [250, 110],
      [390, 240],
      [410, 150],
      [900, 200],
    ] as const) {
      const { loudness, sound } = kept(spokenWord({ peak, ms, pitch, noise: peak / 800 }));
      expect(Math.abs(loudness + 16)).toBeLessThan(0.3);
      expect(peakOf(sound.samples)).toBeLessThan(0.9);
    }
  });

  it('reaches its loudness where one loud moment stands out', () => {
    const take = spokenWord({ ms: 900, syllables: 3, peak: 0.1 });
    const spiky = { ...take, samples: take.samples.map((one, at) => (at % 4800 < 12 ? one * 6 : one)) };
    const { loudness, sound } = kept(spiky);
    expect(Math.abs(loudness + 16)).toBeLessThan(1);
    expect(peakOf(sound.samples)).toBeLessThan(0.9);
  });

  const sentence = expectedOf({ kind: 'sentence', hebrew: 'אני רוצה לאכול לחם עם גבינה בבוקר' });
  const creaks = [
    { ms: 3000, pitch: 110, ringMs: 1.2 },
    { ms: 3500, pitch: 100, ringMs: 0.9, seed: 2 },
    { ms: 3800, pitch: 90, ringMs: 0.6, seed: 3 },
    { ms: 4000, pitch: 85, ringMs: 0.4, seed: 4 },
  ];

  it.each(creaks)('reaches its loudness where all peaks of a long sentence stand out: %o', (way) => {
    const take = creakingSentence(way);
    expect(20 * Math.log10(peakOf(take.samples)) - loudnessOf(take)).toBeGreaterThan(20);
    const { loudness, sound } = kept(take, sentence);
    expect(Math.abs(loudness + 16)).toBeLessThan(0.3);
    expect(peakOf(sound.samples)).toBeLessThan(0.9);
  });

  it.each(creaks)('keeps loud syllables loud and soft ones soft: %o', (way) => {
    const take = creakingSentence(way);
    const gains = syllableGains(take, kept(take, sentence).sound);
    expect(Math.max(...gains) - Math.min(...gains)).toBeLessThan(6);
  });

  it('is the voice with a little air, faded at both ends', () => {
    const { sound, ms } = kept(spokenWord({ ms: 700, silenceMs: 1500 }));
    expect(ms).toBeGreaterThan(700);
    expect(ms).toBeLessThan(860);
    expect(sound.sampleRate).toBe(keptRate);
    expect(Math.abs(sound.samples[0] ?? 1)).toBeLessThan(0.0001);
    expect(Math.abs(sound.samples.at(-1) ?? 1)).toBeLessThan(0.0001);
  });

  it.each([8000, 16_000, 44_100, 48_000])('is made of a take at %i Hz', (sampleRate) => {
    const { sound, loudness } = kept(spokenWord({ sampleRate, ms: 600 }));
    expect(loudness).toBeCloseTo(-16, 0);
    expect(loudnessOf(sound)).toBeGreaterThan(-18);
  });

  it('loses a click before the word, and rumble under it', () => {
    const click = changed(tone(12, { hz: 1500, peak: 0.05 }), (one) => one);
    const { ms } = kept(inTurn(silence(100), click, spokenWord({ ms: 600 })));
    expect(ms).toBeLessThan(760);
    const take = spokenWord({ ms: 600, silenceMs: 600 });
    const rumble = tone(1800, { hz: 20, peak: 0.1 });
    const shaken = {
      ...take,
      samples: take.samples.map((one, at) => one + (rumble.samples[at] ?? 0) + 0.05),
    };
    expect(kept(shaken).ms).toBeLessThan(800);
  });
});

describe('a take', () => {
  it.each<[string, string, Sound]>([
    ['silence', 'silent', silence(1500)],
    ['nothing at all', 'silent', silence(0)],
    ['a microphone that only hisses', 'silent', whiteNoise(1500, { rms: 0.0005 })],
    ['noise without a word', 'noisy', whiteNoise(1500)],
    ['a word in noise', 'noisy', spokenWord({ noise: 0.03 })],
    ['a word from the other end of the room', 'quiet', spokenWord({ peak: 0.008, noise: 0.00008 })],
    [
      'a word too close to the microphone',
      'clipped',
      changed(spokenWord({ peak: 3 }), (one) => Math.max(-1, Math.min(1, one))),
    ],
    [
      'a tap on the microphone',
      'too-short',
      inTurn(silence(300), tone(40, { hz: 300, peak: 0.3 }), silence(300)),
    ],
    [
      'two words',
      'two-words',
      inTurn(spokenWord({ ms: 500, silenceMs: 300 }), spokenWord({ ms: 500, silenceMs: 300 })),
    ],
    ['a word that goes on and on', 'too-long', spokenWord({ ms: 4000, syllables: 12 })],
    ['a long recording', 'too-long', inTurn(spokenWord(), silence(15_000))],
    ['a held note', 'music', inTurn(silence(300), tone(1200, { hz: 440, peak: 0.3 }), silence(300))],
    ['a word cut off at its end', 'cut', cutOff(spokenWord({ syllables: 1 }), 0.5)],
  ])('is refused: %s is %s', (_name, flaw, take) => {
    expect(flawOf(take)).toBe(flaw);
  });

  it('is refused as music where nothing pauses', () => {
    const chords = inTurn(...[220, 330, 262, 392].map((hz) => tone(350, { hz, peak: 0.3 })));
    expect(flawOf(chords)).toBe('music');
  });

  it('of several words may pause between them, a sentence for longer', () => {
    const pause = (ms: number) =>
      inTurn(spokenWord({ ms: 500, silenceMs: ms / 2 }), spokenWord({ ms: 500, silenceMs: ms / 2 }));
    const phrase = expectedOf({ kind: 'word', hebrew: 'בוקר טוב' });
    const sentence = expectedOf({ kind: 'sentence', hebrew: 'שלום, אימא' });
    expect(flawOf(pause(480))).toBe('two-words');
    expect(flawOf(pause(480), phrase)).toBe('kept');
    expect(flawOf(pause(900), phrase)).toBe('two-words');
    expect(flawOf(pause(900), sentence)).toBe('kept');
  });

  it('may be short where the text is', () => {
    const short = spokenWord({ ms: 220, syllables: 1 });
    expect(flawOf(short, expectedOf({ kind: 'word', hebrew: 'לא' }))).toBe('kept');
    expect(flawOf(short, expectedOf({ kind: 'word', hebrew: 'אוניברסיטה' }))).toBe('too-short');
  });
});

/** The first share of a sound's middle, without what follows. */
function cutOff({ samples, sampleRate }: Sound, share: number): Sound {
  return { samples: samples.slice(0, Math.round(samples.length * share)), sampleRate };
}

/** dB by which each syllable of a sentence was raised, loud and soft ones. */
function syllableGains(take: Sound, sound: Sound): number[] {
  const levels = (of: Sound, fromMs: number) =>
    Array.from({ length: 12 }, (_, at) => {
      const place = (ms: number) => Math.round(((fromMs + at * 220 + ms) * of.sampleRate) / 1000);
      return loudnessOf({ ...of, samples: of.samples.subarray(place(0), place(220)) });
    });
  const before = levels(take, 400);
  return levels(sound, 40).map((level, at) => level - (before[at] ?? 0));
}

import { describe, expect, it } from 'vitest';
import {
  createEspeakVoice,
  createEspeakWoman,
  type EspeakProgram,
  packagedEspeak,
  systemEspeak,
  withTrimmedWav,
} from '../../../api/_adapters/tts-espeak.ts';
import { DomainError } from '../../../core/errors.ts';
import type { TtsProvider } from '../../../core/ports.ts';
import { durationMs, peakOf } from '../../../core/speech/sound.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { keptLoudness } from '../../../core/voices/prepare.ts';
import { pitchHz } from '../../support/voice-signals.ts';

const shalom = { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м' };
const missing: EspeakProgram = { command: 'no-such-espeak', args: [] };
/** A program written on the spot; its text is in `process.argv`. */
const program = (code: string): EspeakProgram => ({ command: process.execPath, args: ['-e', code] });

async function failureOf(attempt: Promise<unknown>): Promise<DomainError> {
  const cause: unknown = await attempt.catch((error: unknown) => error);
  if (!(cause instanceof DomainError)) throw new Error(`no refusal: ${JSON.stringify(cause)}`);
  return cause;
}

describe('the embedded voice', () => {
  it('is given phonemes, from the niqqud or from the transcription', () => {
    const voice = createEspeakVoice();
    expect(voice.textFor(shalom)).toBe("[[Sal'om]]");
    expect(voice.textFor({ ...shalom, transcription: '' })).toBe("[[Sal'om]]");
    expect(voice.textFor({ ...shalom, pronunciation: 'שלום' })).toBe("[[Sal'om]]");
    const sentence = { ...shalom, pronunciation: 'שָׁלוֹם, אַבָּא.', transcription: 'шало́м а́ба' };
    expect(voice.textFor(sentence)).toBe("[[Sal'om]], [['aba]].");
  });

  it('does not guess at bare letters', () => {
    expect(createEspeakVoice().textFor({ ...shalom, pronunciation: 'שלום', transcription: '' })).toBe('');
  });

  it('speaks through the package of its own accord, where no program is installed', async () => {
    const voice = createEspeakVoice([missing, packagedEspeak]);
    const { bytes, mime } = await voice.speak(voice.textFor(shalom));
    const sound = decodeWav(bytes);
    expect([mime, sound.sampleRate]).toEqual(['audio/wav', 22_050]);
    expect(durationMs(sound)).toBeGreaterThan(500);
    expect(durationMs(sound)).toBeLessThan(2500);
    expect(peakOf(sound.samples)).toBeGreaterThan(0.1);
  });

  it("has a woman's beside it, which the package says, too", async () => {
    const woman = createEspeakWoman();
    expect(woman.name).not.toBe(createEspeakVoice().name);
    const pitchOf = async (voice: TtsProvider) => {
      const { samples, sampleRate } = decodeWav((await voice.speak("[['a'a'a]]")).bytes);
      return pitchHz(samples.subarray(2000, 8000), sampleRate);
    };
    expect(await pitchOf(createEspeakVoice([packagedEspeak]))).toBeLessThan(140);
    expect(await pitchOf(woman)).toBeGreaterThan(150);
  });

  it('takes the first program that is there, and asks for a missing one only once', async () => {
    const echo = program('process.stdout.write(process.argv.at(-1))');
    const voice = createEspeakVoice([program('process.exit(127)'), echo]);
    for (const text of ["[[l'o]]", "[[k'en]]"]) {
      expect(Buffer.from((await voice.speak(text)).bytes).toString()).toBe(text);
    }
  });

  it('is not available without any program, and says what to install', async () => {
    const failure = await failureOf(createEspeakVoice([missing]).speak("Sal'om"));
    expect([failure.kind, failure.code]).toEqual(['unavailable', 'tts_espeak']);
    expect(String(failure.cause)).toContain('install the package espeak-ng');
  });

  it('has failed when its program breaks off', async () => {
    const failure = await failureOf(
      createEspeakVoice([program('process.exit(3)'), systemEspeak]).speak("Sal'om"),
    );
    expect([failure.kind, failure.code]).toEqual(['upstream', 'tts_espeak']);
  });
});

describe('its sound', () => {
  const spoken = (samples: Float32Array) =>
    withTrimmedWav({
      ...createEspeakVoice([]),
      speak: async () => ({ bytes: encodeWav(samples, 22_050), mime: 'audio/wav' }),
    });

  it('loses its silence and is as loud as recordings', async () => {
    const samples = new Float32Array(44_100);
    for (let at = 10_000; at < 21_025; at++) samples[at] = 0.02 * Math.sin(at * 0.1);
    const { bytes } = await spoken(samples).speak('x');
    const sound = decodeWav(bytes);
    expect(durationMs(sound)).toBeGreaterThanOrEqual(610);
    expect(durationMs(sound)).toBeLessThanOrEqual(640);
    expect(Math.abs(loudnessOf(sound) - keptLoudness)).toBeLessThan(1);
  });

  it('is a failure when there is none', async () => {
    expect(await failureOf(spoken(new Float32Array(100)).speak('x'))).toMatchObject({ code: 'tts_espeak' });
  });
});

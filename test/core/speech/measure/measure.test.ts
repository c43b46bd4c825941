import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measuredMs, measureSound } from '../../../../core/speech/measure/measure.ts';
import { encodeWav } from '../../../../core/speech/wav.ts';
import { audioIndex } from '../../../../db/content/sounds/audio.ts';
import { sized } from '../../../support/size.ts';
import {
  aacSilence,
  box,
  bytesOf,
  element,
  id3Of,
  mp3Frame,
  mp3Of,
  mp4Of,
  oggOf,
  oggPage,
  opus20,
  opus120,
  opusHead,
  opusTags,
  pcmWavOf,
  repeated,
  webmOf,
} from '../../../support/sound-files.ts';

const sample = (name: string) =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, '../../../data/speech', name)));
const ascii = (text: string) => new TextEncoder().encode(text);

describe('a sound', () => {
  it.each([
    ['a WAV', encodeWav(new Float32Array(24_000), 16_000), 'wav', 1500],
    ['an Opus voice message', oggOf(repeated(opus20, 125)), 'ogg', 2500],
    ['a WebM without a length of its own', webmOf(repeated(opus20, 75)), 'webm', 1500],
    ['an MP4 of AAC', mp4Of(150), 'mp4', 3200],
    ['an MP4 of Opus', mp4Of(20, { codec: 'opus', ticks: 5760 }), 'mp4', 2400],
    ['an MP3', mp3Of(...repeated(mp3Frame({ rate: 1 }), 100)), 'mp3', 2400],
  ])('that is %s is as long as its samples or packets', (_, bytes, kind, ms) => {
    expect(measureSound(bytes)).toMatchObject({ ok: true, type: { kind }, ms });
  });

  it.each([
    ['a voice message of Telegram', 'shalom.ogg', 860],
    ['a browser in WebM', 'take.webm', 1500],
    ['a browser in fragments of MP4', 'take.m4a', 1500],
    ['a recorder in fragments of MP4 with AAC', 'voice-aac.m4a', 2415],
    ['a recorder in stereo AAC', 'clicks-aac.m4a', 640],
    ['a recorder in AAC with frames larger than the standard allows', 'full-aac.m4a', 768],
    ['a recorder in WAV', 'shalom.wav', 2324],
  ])('recorded by %s is measured', (_, name, ms) => {
    expect(measuredMs(sample(name))).toBe(ms);
  });

  it.each([
    ['as such', '00101 0111 0001 0100 00010 000'],
    ['with a channel replicated', '11101 0111 0001 0100 00010 000'],
    ['in the way that old decoders overlook', '00010 0111 0001 000 01010110111 00101 1 0100'],
  ])('that is HE-AAC, and says so %s, is as long as its frames at the lower rate', (_, config) => {
    const bytes = sample('voice-aac.m4a');
    // What ffmpeg plays of these files is as long.
    const at = Buffer.from(bytes).indexOf(Uint8Array.of(0x13, 0x88, 0x56, 0xe5, 0x00));
    const bits = config.replaceAll(' ', '').padEnd(40, '0');
    bytes.set(
      [0, 8, 16, 24, 32].map((from) => Number.parseInt(bits.slice(from, from + 8), 2)),
      at,
    );
    expect([at > 0, measuredMs(bytes)]).toEqual([true, 2415]);
  });

  it('of the course is as long as the voice spoke', () => {
    for (const { hash, ms } of Object.values(audioIndex).slice(0, 50)) {
      const file = readFileSync(join(import.meta.dirname, `../../../../web/public/audio/${hash}.mp3`));
      expect(Math.abs((measuredMs(file) ?? 0) - ms)).toBeLessThan(150); // the encoder pads
    }
  });

  it('is passed on without what stands around it', () => {
    const frames = mp3Of(...repeated(mp3Frame(), 9));
    const named = bytesOf(id3Of(300), frames, ascii('TAG'), new Uint8Array(125));
    expect(measureSound(named)).toMatchObject({ ok: true, bytes: frames });
    const wav = pcmWavOf(100);
    expect(measureSound(bytesOf(wav, ascii('LIST\0\0\0\0')))).toMatchObject({ ok: true, bytes: wav });
  });

  it('may have a longer clock than sound: then the clock counts', () => {
    expect(measuredMs(oggOf(repeated(opus20, 5), { position: 48_000 * 60 }))).toBe(60_000);
    expect(measuredMs(webmOf([opus20, opus20], { stepMs: 30_000 }))).toBe(30_020);
    expect(measuredMs(mp4Of(10, { movieMs: 90_000 }))).toBe(90_000);
  });
});

describe('a head that lies does not make a sound shorter', () => {
  const hour = repeated(opus120, 30_000);

  it.each([
    ['pages of Ogg that end after half a second', oggOf(hour, { position: 24_000 }), 3_600_000],
    ['blocks of WebM that all begin at once', webmOf(hour, { stepMs: 0 }), 3_600_000],
    [
      'a WebM that declares a second',
      webmOf(hour, { stepMs: 0, info: [element(0x4489, [0x44, 0x7a, 0, 0])] }),
      3_600_000,
    ],
    ['an MP4 whose samples last a tick', mp4Of(7500, { ticks: 1, movieMs: 1 }), 160_000],
    ['an MP4 of Opus whose samples last a tick', mp4Of(1000, { ticks: 1, codec: 'opus' }), 120_000],
    ['a WAV with a thousandfold byte rate', pcmWavOf(30_000, { byteRate: 32_000_000 }), 30_000],
    [
      'an MP3 whose first frame alone has a high bit rate',
      mp3Of(mp3Frame({ bitRate: 14 }), ...repeated(mp3Frame(), 2000)),
      52_272,
    ],
  ])('(%s)', (_, bytes, ms) => {
    expect(measuredMs(bytes)).toBe(ms);
  });

  it('(a WAV whose data is said to be short): the rest goes nowhere', () => {
    const sound = measureSound(pcmWavOf(60_000, { dataBytes: 3200 }));
    expect(sound).toMatchObject({ ok: true, ms: 100 });
    expect(sound.ok && sound.bytes.byteLength).toBe(3244);
  });
});

describe('what cannot be counted is not measured', () => {
  const second = repeated(opus20, 50);
  const oggHead = bytesOf(oggPage([opusHead()], { flag: 2 }), oggPage([opusTags]));

  it.each<[string, Uint8Array]>([
    ['Ogg with a wrong checksum, behind which a decoder looks for pages', oggOf([oggOf(second)], { sum: 1 })],
    ['Ogg with bytes between its pages', bytesOf(oggHead, [0], oggPage(second))],
    ['Ogg with a second stream', bytesOf(oggOf(second), oggOf(second))],
    ['Ogg with pages of another stream', bytesOf(oggHead, oggPage(second, { serial: 8 }))],
    ['Ogg with pages behind its end', bytesOf(oggHead, oggPage(second, { flag: 4 }), oggPage(second))],
    [
      'Ogg with a packet that nothing ends',
      bytesOf(oggHead, oggPage([...second, new Uint8Array(255)]).subarray(0, -1)),
    ],
    ['Ogg with six channels', oggOf(second, { channels: 6 })],
    ['Ogg without sound', oggHead],
    [
      'Ogg of Vorbis',
      bytesOf(oggPage([ascii('\x01vorbis and what follows it')], { flag: 2 }), oggPage(second)),
    ],
    ['Ogg with a packet longer than a packet may be', oggOf([...second, Uint8Array.of(0x7b, 63)])],
    ['WebM with several packets in a block', webmOf(second, { flags: 0x82 })],
    ['WebM with compressed blocks', webmOf(second, { track: [element(0x6d80, [0])] })],
    ['WebM of Vorbis', webmOf(second, { codec: 'A_VORBIS' })],
    ['WebM with an element that nobody knows', webmOf(second, { tail: element(0x4dbb, [0]) })],
    ['WebM with a second file behind it', webmOf(second, { tail: webmOf(second) })],
    ['WebM that is cut off', webmOf(second).subarray(0, -2)],
    ['WebM without sound', webmOf([])],
    ['MP4 with more samples than bytes', mp4Of(5, { promised: 2 ** 32 - 1 })],
    ['MP4 with samples outside of its data', mp4Of(50, { offset: 400 })],
    ['MP4 with samples before its data', mp4Of(50, { offset: 0 })],
    ['MP4 that plays its sound a hundred times', mp4Of(50, { plays: 100 })],
    ['MP4 with samples larger than a frame', mp4Of(5, { sample: bytesOf(aacSilence, new Uint8Array(1533)) })],
    ['MP4 with two frames in a sample', mp4Of(5, { sample: bytesOf(aacSilence, aacSilence) })],
    ['MP4 with frames of 960 samples', mp4Of(50, { config: [0x11, 0x8c] })],
    ['MP4 of another codec', mp4Of(50, { config: [0xf8, 0xe6] })],
    ['MP4 of six channels', mp4Of(50, { config: [0x11, 0xb0] })],
    ['MP4 without a movie', box('ftyp', ascii('M4A '), [0, 0, 0, 0])],
    ['MP4 that is cut off', mp4Of(50).subarray(0, -3)],
    ['MP4 without sound', mp4Of(0)],
    ['WAV of compressed sound', pcmWavOf(100, { format: 0x55 })],
    ['WAV whose format contradicts itself', pcmWavOf(100, { blockBytes: 400 })],
    ['WAV without sound', pcmWavOf(0)],
    ['MP3 with noise between its frames', mp3Of(mp3Frame(), Uint8Array.of(1, 2, 3, 4), mp3Frame())],
    ['MP3 with frames of two rates', mp3Of(mp3Frame(), mp3Frame({ rate: 2 }))],
    ['MP3 of a free bit rate', Uint8Array.of(0xff, 0xfb, 0, 0xc0, ...repeated(0, 40))],
    ['MP3 that is only a tag', id3Of(60)],
  ])('(%s)', (_, bytes) => {
    const sound = measureSound(bytes);
    expect(sound.ok ? sound.ms : sound.reason).toBe('unmeasured');
  });

  it('(none of the five containers)', () => {
    expect(measureSound(ascii('GIF89a and some more bytes'))).toEqual({ ok: false, reason: 'unsupported' });
  });
});

const files: readonly Uint8Array[] = [
  ...['shalom.ogg', 'take.webm', 'take.m4a', 'voice-aac.m4a', 'clicks-aac.m4a', 'shalom.wav'].map(sample),
  oggOf(repeated(opus20, 20)),
  webmOf(repeated(opus20, 20)),
  mp4Of(20),
  mp4Of(20, { codec: 'opus' }),
  mp3Of(...repeated(mp3Frame(), 5)),
  pcmWavOf(50),
];
const change = fc.record({ at: fc.nat(), bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }) });

describe('any bytes at all', () => {
  it('are measured or not, without a fall', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { maxLength: 4 }),
        fc.option(fc.nat(), { nil: undefined }),
        (file, changes, cut) => {
          const torn = file.slice(0, cut === undefined ? file.length : cut % (file.length + 1));
          for (const { at, bytes } of changes) {
            if (torn.length > 0)
              torn.set(bytes.subarray(0, torn.length - (at % torn.length)), at % torn.length);
          }
          const sound = measureSound(torn);
          expect(sound.ok ? Number.isInteger(sound.ms) && sound.ms > 0 : true).toBe(true);
          if (sound.ok) expect(sound.bytes.byteLength).toBeLessThanOrEqual(torn.byteLength + 44);
        },
      ),
      { numRuns: sized(4000, 100_000) },
    );
  });

  it('that repeat a part of a file up to a megabyte are walked once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.integer({ min: 1, max: 64 }),
        (file, at, length) => {
          const part = file.subarray(at % file.length, (at % file.length) + length);
          const times = Math.min(100_000, Math.floor(1_048_576 / part.length));
          const grown = bytesOf(file.subarray(0, at % file.length), Buffer.alloc(times * part.length, part));
          // A walk that grows with the square of the length would take minutes, longer than a test may.
          measureSound(grown);
        },
      ),
      { numRuns: sized(30, 300) },
    );
  });
});

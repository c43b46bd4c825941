import { DomainError } from '../../core/errors.ts';
import { measureSound } from '../../core/speech/measure/measure.ts';
import { readMp4Packets } from '../../core/speech/measure/mp4.ts';
import { readWebmOpus } from '../../core/speech/measure/webm.ts';
import { readOggOpus } from '../../core/speech/ogg.ts';
import { mixDown, type Sound } from '../../core/speech/sound.ts';
import { decodeWav } from '../../core/speech/wav.ts';
import type { TakeFlaw } from '../../core/voices/flaws.ts';
import { maxTakeBytes, maxTakeMs } from '../../core/voices/limits.ts';
import { decodeAac } from './aac-decoder.ts';
import { decodeMp3 } from './mp3-decoder.ts';

/** Opus is decoded at the rate at which it was recorded. */
const opusRate = 48_000;

export type Decoded = { ok: true; sound: Sound } | { ok: false; flaw: TakeFlaw };

/**
 * Decodes a recording at its full quality, mixed to mono: Opus in Ogg, WebM and MP4, AAC in MP4, MP3, WAV. Nothing is
 * decoded before its own packets were counted: what lasts longer than a take may never reaches a decoder. The decoders
 * (WebAssembly) are loaded on first use. Throws DomainError 'unavailable' aac_decoder.
 */
export async function decodeSound(bytes: Uint8Array): Promise<Decoded> {
  if (bytes.byteLength > maxTakeBytes) return { ok: false, flaw: 'too-large' };
  const measured = measureSound(bytes);
  if (!measured.ok) {
    return { ok: false, flaw: measured.reason === 'unsupported' ? 'unsupported' : 'broken' };
  }
  if (measured.ms > maxTakeMs) return { ok: false, flaw: 'too-long' };
  try {
    const sound = await decoders[measured.type.kind](measured.bytes);
    return sound.samples.length > 0 ? { ok: true, sound } : { ok: false, flaw: 'broken' };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return { ok: false, flaw: 'broken' };
  }
}

const decoders = {
  wav: async (bytes: Uint8Array) => decodeWav(bytes),
  ogg: async (bytes: Uint8Array) => {
    const { packets = [], preSkip = 0 } = readOggOpus(bytes) ?? {};
    return decodeOpus(packets, preSkip);
  },
  webm: async (bytes: Uint8Array) => decodeOpus(readWebmOpus(bytes), 0),
  mp4: async (bytes: Uint8Array) => {
    const { codec, packets } = readMp4Packets(bytes);
    return codec.kind === 'opus' ? decodeOpus(packets, 0) : decodeAac(codec.config, packets);
  },
  mp3: decodeMp3,
};

/** libopus mixes two channels to one by itself. */
async function decodeOpus(packets: Uint8Array[], preSkip: number): Promise<Sound> {
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({ sampleRate: opusRate, channels: 1, preSkip });
  await decoder.ready;
  try {
    const { channelData, errors } = decoder.decodeFrames(packets);
    if (errors.length > 0) throw new Error('broken packets');
    return { samples: mixDown(channelData), sampleRate: opusRate };
  } finally {
    decoder.free();
  }
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DomainError } from '../../core/errors.ts';
import type { Sound } from '../../core/speech/sound.ts';
import { maxTakeMs } from '../../core/voices/limits.ts';

const timeoutMs = 10_000;
const headerBytes = 8;
/** Samples per second at most, and so many of them in the longest take. */
const maxRate = 96_000;
const maxSamples = (maxRate * maxTakeMs) / 1000;

/** The exit code of a program that is not installed, as in a shell. */
const notInstalled = 127;

/** A program that reads frames and writes samples (`aac-program.mjs`). */
export type AacProgram = { command: string; args: readonly string[] };

/**
 * The npm package @audio/decode-aac (GPL, an optional dependency), run as a separate Node process like the package
 * espeak-ng: its file is outside the bundle, below the working directory.
 */
const packagedAac: AacProgram = {
  command: process.execPath,
  args: [join('api', '_adapters', 'aac-program.mjs'), `${maxSamples}`],
};

/**
 * Decodes frames of AAC by their AudioSpecificConfig, mixed to mono. Throws DomainError 'unavailable' aac_decoder where the package is not
 * installed, and another error for frames that it cannot decode.
 */
export function decodeAac(
  config: Uint8Array,
  frames: readonly Uint8Array[],
  { command, args }: AacProgram = packagedAac,
): Promise<Sound> {
  return new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      timeout: timeoutMs,
      maxBuffer: headerBytes + maxSamples * 4,
    } as const;
    const child = execFile(command, [...args], options, (error, stdout) => {
      if (!error) return resolve(soundOf(stdout));
      const isMissing = error.code === notInstalled;
      reject(isMissing ? new DomainError('unavailable', { code: 'aac_decoder', cause: error }) : error);
    });
    // A program that ends early closes its input: its exit code tells why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(framed([config, ...frames]));
  });
}

/** Pieces one after another, each behind its length (16 bits, little-endian). */
function framed(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    pieces.flatMap((piece) => [Uint8Array.of(piece.byteLength & 0xff, piece.byteLength >> 8), piece]),
  );
}

function soundOf(out: Uint8Array): Sound {
  const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
  const sampleRate = view.getUint32(0, true);
  const length = view.getUint32(4, true);
  if (sampleRate === 0 || length === 0) throw new Error('no sound');
  const samples = Float32Array.from({ length }, (_, at) => view.getFloat32(headerBytes + at * 4, true));
  return { samples, sampleRate };
}

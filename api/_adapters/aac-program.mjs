// A program of its own around the npm package @audio/decode-aac (FAAD2, GPL-2.0), run as a child. Standard input: the
// AudioSpecificConfig, then frames, each behind its length (16 bits, little-endian). Standard output: the sampling rate
// and the number of samples (32 bits each, little-endian), then mono samples as 32-bit floats. Ends with code 127 when
// the package is not installed.
import { readFileSync, writeSync } from 'node:fs';

const maxSamples = Number(process.argv[2]);
const { decoder } = await import('@audio/decode-aac').catch(() => process.exit(127));

const pieces = [];
const input = readFileSync(0);
for (let at = 0; at + 2 <= input.length; ) {
  const length = input.readUInt16LE(at);
  pieces.push(new Uint8Array(input.subarray(at + 2, at + 2 + length)));
  at += 2 + length;
}
const [asc, ...frames] = pieces;
const { channelData, sampleRate } = (await decoder({ asc })).decode(frames);
const length = Math.min(channelData[0]?.length ?? 0, maxSamples);
const samples = Float32Array.from(
  { length },
  (_, at) => channelData.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channelData.length,
);
const out = Buffer.concat([
  Buffer.from(Uint32Array.of(sampleRate, length).buffer),
  Buffer.from(samples.buffer),
]);
for (let written = 0; written < out.length; ) written += writeSync(1, out, written);

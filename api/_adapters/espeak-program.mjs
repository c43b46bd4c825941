// A program of its own around the npm package espeak-ng (GPL-3.0-or-later), run as a child: words a minute and text in,
// a WAV file on standard output. Ends with code 127 when the package is not installed.
import { writeSync } from 'node:fs';

const [rate, text] = process.argv.slice(2);
const espeak = await import('espeak-ng').catch(() => process.exit(127));

const { FS } = await espeak.default({
  // Arguments of the package lose what is not ASCII, so the text comes in a file of its own memory.
  arguments: ['-v', 'he', '-s', rate, '-b', '1', '-w', 'speech.wav', '-f', 'text'],
  preRun: [(module) => module.FS.writeFile('text', text)],
  print() {},
});
const wav = FS.readFile('speech.wav');
for (let written = 0; written < wav.length; ) written += writeSync(1, wav, written);

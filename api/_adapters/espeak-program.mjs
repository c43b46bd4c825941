// A program of its own around the npm package espeak-ng (GPL-3.0-or-later), run as a child: words a minute, the name and
// content of a variant (both may be empty) and text in, a WAV file on standard output. Ends with code 127 when the package
// is not installed.
import { writeSync } from 'node:fs';

const [rate, variant, variantFile, text] = process.argv.slice(2);
const voice = variant ? `he+${variant}` : 'he';
const espeak = await import('espeak-ng').catch(() => process.exit(127));

const { FS } = await espeak.default({
  // Arguments of the package lose what is not ASCII, so the text comes in a file of its own memory.
  arguments: ['-v', voice, '-s', rate, '-b', '1', '-w', 'speech.wav', '-f', 'text'],
  preRun: [
    (module) => {
      module.FS.writeFile('text', text);
      // Only then are the files of the package there, with the folder of variants.
      module.onRuntimeInitialized = () => {
        if (variant) module.FS.writeFile(`/usr/local/share/espeak-ng-data/voices/!v/${variant}`, variantFile);
      };
    },
  ],
  print() {},
});
const wav = FS.readFile('speech.wav');
for (let written = 0; written < wav.length; ) written += writeSync(1, wav, written);

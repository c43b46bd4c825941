/**
 * Makes the faces of the word card from their npm packages: small enough that a word never waits for them. Run it again
 * after a change of package or of letters: `npx tsx scripts/build-fonts.ts`. The same input gives the same bytes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../node_modules/@fontsource');
const target = join(import.meta.dirname, '../web/public/fonts');

/** All characters from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

/**
 * Letters, niqqud with qamats qatan, shin and sin dots, maqaf, geresh and gershayim, and the circle for a point alone.
 */
const hebrew = ` -–${range(0x05d0, 0x05ea)}${range(0x05b0, 0x05bf)}\u05C1\u05C2\u05C7${range(0x05f0, 0x05f4)}\u25CC`;
/** The letters of Russian and the combining acute of a stressed vowel. */
const russian = `${range(0x0410, 0x044f)}Ёё\u0301`;
/** The Cyrillic shha, which represents the sound of ה. */
const shha = 'һҺ';

const faces = [
  {
    file: 'hebrew-word.woff2',
    from: 'noto-serif-hebrew/files/noto-serif-hebrew-hebrew-500-normal.woff2',
    text: hebrew,
  },
  { file: 'transcription.woff2', from: 'noto-sans/files/noto-sans-cyrillic-400-normal.woff2', text: russian },
  {
    file: 'transcription-shha.woff2',
    from: 'noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff2',
    text: shha,
  },
];

const licences = [
  { file: 'hebrew-word.OFL.txt', from: 'noto-serif-hebrew/LICENSE' },
  { file: 'transcription.OFL.txt', from: 'noto-sans/LICENSE' },
];

for (const { file, from, text } of faces) {
  const font = await subsetFont(await readFile(join(packages, from)), text, { targetFormat: 'woff2' });
  await writeFile(join(target, file), font);
  console.log(`${file}: ${font.length} bytes`);
}
for (const { file, from } of licences) await copyFile(join(packages, from), join(target, file));

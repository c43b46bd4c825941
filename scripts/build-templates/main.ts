/**
 * Builds what the WRITE stage loads: templates, sample files and the handwriting font. Run again, it writes the same
 * bytes.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { packTemplates } from '../../core/handwriting/packed.ts';
import { toSpecSample } from '../../core/handwriting/spec-samples.ts';
import { letters } from '../../core/hebrew/letters.ts';
import { collectTemplates } from './collect.ts';
import { licenceText } from './licences.ts';

const publicFolder = new URL('../../web/public/', import.meta.url);
const fontPackage = '@fontsource/gveret-levin';
/** The 27 letters, niqqud, cantillation excluded, maqaf, geresh and gershayim, space and the marks of a sentence. */
const fontText = `${letters.join('')}${range(0x05b0, 0x05bc)}\u05bf\u05c1\u05c2\u05c7\u05be\u05f3\u05f4\u00a0 .,?!'"-–`;

const templates = collectTemplates();
const packed = packTemplates(templates);
write('handwriting/templates.bin', packed);
write('handwriting/LICENSE.txt', licenceText());

for (const [letter, { samples }] of Object.entries(templates)) {
  const spec = samples.map(toSpecSample);
  const ratios = spec.map(({ aspectRatio }) => aspectRatio);
  const file = {
    letter,
    source: 'Omniglot (MIT) and fonts under the SIL Open Font License 1.1, see LICENSE.txt beside',
    averageComplexity: Number(
      (spec.reduce((sum, { complexity }) => sum + complexity, 0) / spec.length).toFixed(3),
    ),
    minAspectRatio: Math.min(...ratios),
    maxAspectRatio: Math.max(...ratios),
    samples: spec,
  };
  write(`samples/${letter}.json`, `${JSON.stringify(file)}\n`);
}
write('samples/LICENSE.txt', licenceText());

const resolve = createRequire(import.meta.url).resolve;
const source = readFileSync(resolve(`${fontPackage}/files/gveret-levin-hebrew-400-normal.woff2`));
write('fonts/handwriting.woff2', await subsetFont(source, fontText, { targetFormat: 'woff2' }));
write('fonts/handwriting.ttf', await subsetFont(source, fontText, { targetFormat: 'truetype' }));
copyFileSync(resolve(`${fontPackage}/LICENSE`), new URL('fonts/handwriting.OFL.txt', publicFolder));

console.log(`templates.bin: ${packed.length} bytes, ${gzipSync(packed).length} over the wire`);

function write(path: string, content: string | Uint8Array): void {
  const target = new URL(path, publicFolder);
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, content);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

import { readFileSync } from 'node:fs';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import type { ExpectedLine, LineVerdict } from '../../../core/speech/line.ts';

/** A transcript of a line, and what is right to say of it; `isHeldOut`: no rule was written with it. */
export type LineRow = { line: ExpectedLine; transcript: string; label: LineVerdict; isHeldOut: boolean };

const read = (name: string): string[][] =>
  readFileSync(new URL(`../../data/dialogue-lines/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => row.split('\t'));

const labels: Readonly<Record<string, LineVerdict>> = {
  right: 'right',
  wrong: 'missing',
  'not-heard': 'not-heard',
};

const plain = (pronunciation: string) => ({ hebrew: stripNiqqud(pronunciation), pronunciation });

/** The transcripts of test/data/dialogue-lines with their first labels, which hold. */
export function lineRows(): LineRow[] {
  const lines = new Map(
    read('lines').map(([key = '', set, pronunciation = '', needs = '', also = '', , examples = '']) => [
      key,
      {
        isHeldOut: set === 'held',
        line: {
          ...plain(pronunciation),
          needs,
          also: also.split('|').filter(Boolean),
          examples: examples.split('|').filter(Boolean).map(plain),
        },
      },
    ]),
  );
  return read('transcripts').flatMap(([key = '', label = '', , transcript = '']) => {
    const found = lines.get(key);
    const verdict = labels[label];
    return found && verdict ? [{ ...found, transcript, label: verdict }] : [];
  });
}

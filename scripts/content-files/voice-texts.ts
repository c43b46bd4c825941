import { createHash } from 'node:crypto';
import { createEspeakVoice } from '../../api/_adapters/tts-espeak.ts';
import { toIpa } from '../../core/hebrew/ipa.ts';
import type { WantedSound } from '../../db/voices/synthesis/wanted.ts';

const columns = [
  'key',
  'file',
  'kind',
  'gender',
  'hebrew',
  'niqqud',
  'transcription',
  'ipa',
  'espeak',
] as const;

/** `gender` is f, m, or any; what is not known is a hyphen. The file's name follows from the key: it stays when the course grows. */
export function printTexts(sounds: readonly WantedSound[]): string {
  const { textFor } = createEspeakVoice();
  const rows = sounds.map((sound): Record<(typeof columns)[number], string> => {
    const { key, kind, gender, hebrew, pronunciation, transcription } = sound;
    return {
      ...{ key, kind, hebrew, transcription },
      file: createHash('sha256').update(key).digest('hex').slice(0, 16),
      gender: gender ?? 'any',
      niqqud: pronunciation || hebrew,
      ipa: toIpa(pronunciation, transcription === '' ? undefined : transcription),
      espeak: textFor(sound),
    };
  });
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => oneLine(row[column])))];
  return cells.map((row) => `${row.join('\t')}\n`).join('');
}

/** A shell takes two tabs for one: no cell is empty. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim() || '-';

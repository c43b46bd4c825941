import { createHash } from 'node:crypto';
import { DomainError } from '../../core/errors.ts';
import { takeFlawTexts, voiceFileTexts as texts } from '../../core/texts/voices.ts';
import type { TakeFlaw } from '../../core/voices/flaws.ts';
import { badSynthesisOf, type SynthesisLine } from '../../core/voices/import-table.ts';
import { maxTakeBytes } from '../../core/voices/limits.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import type { Db } from '../../db/connection/client.ts';
import { saveSynthesis } from '../../db/voices/synthesis/save.ts';
import { listWantedSounds } from '../../db/voices/synthesis/wanted.ts';
import type { Archive } from '../_archive.ts';

/** Of what stands in a cell, a report shows the beginning. */
const maxShownLetters = 80;

/**
 * Takes in rows of synthesised voices, each with its file of the archive: brought to the loudness of recordings, kept with
 * its origin and licence. The function returns why a row did not come in; undefined when it did.
 */
export async function createSynthesisImport({
  db,
  prepare,
  archive,
}: {
  db: Db;
  prepare: PrepareTake;
  archive: Archive;
}): Promise<(line: SynthesisLine, now: Date) => Promise<string | undefined>> {
  const wanted = new Map((await listWantedSounds(db)).map((sound) => [sound.key, sound]));

  return async (line, now) => {
    const { key, voice: name, gender: cell, model, version, address, made: madeOn, licence } = line;
    const sound = wanted.get(key.normalize('NFC')) ?? wanted.get(key);
    if (!sound) return texts.unknownKey(key.slice(0, maxShownLetters));
    const bad = badSynthesisOf(line);
    if (bad) return texts[bad];
    const gender = cell === 'f' ? 'f' : 'm';
    if (sound.role && sound.role !== gender) return texts.otherRole;
    const unpacked = archive.read(line.file, maxTakeBytes);
    if (!unpacked.ok) return texts.flaws[unpacked.flaw];
    try {
      const kind = sound.kind === 'number' ? 'word' : sound.kind;
      const prepared = await prepare(unpacked.bytes, { kind, hebrew: sound.hebrew });
      if (!prepared.ok) return reasonOf(prepared.flaw);
      const hash = createHash('sha256').update(prepared.sound.bytes).digest('hex').slice(0, 32);
      const saved = await saveSynthesis(
        db,
        {
          voice: { name, gender },
          origin: { model, version, address, madeOn, licence },
          key: sound.key,
          sound: { ...prepared.sound, hash },
        },
        now,
      );
      return saved === 'other-gender' ? texts.otherGender(name) : undefined;
    } catch (error) {
      // One row must not stop the others; what no row can survive comes up at the next one, too.
      return texts.failed(error instanceof DomainError ? error.code : 'error');
    }
  };
}

/** In words about a file, where those for a speaker would not fit. */
function reasonOf(flaw: TakeFlaw): string {
  const made: Partial<Record<TakeFlaw, string>> = texts.made;
  return made[flaw] ?? takeFlawTexts[flaw];
}

import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../../core/errors.ts';
import { noteAct } from '../../audit.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import { syntheses, syntheticVoices } from '../../schema/index.ts';
import { removeUnplayed } from '../remove.ts';

const voiceRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    gender: z.enum(['f', 'm']),
    isOn: z.boolean(),
    /** `audioKey` of everything that it says. */
    keys: z.array(z.string()),
    /** Bytes of its sounds. */
    bytes: z.number(),
    /** Where its sounds come from, the latest first. */
    origins: z.array(
      z.object({
        model: z.string(),
        version: z.string(),
        address: z.string(),
        madeOn: z.string(),
        licence: z.string(),
        sounds: z.number(),
      }),
    ),
  });
export type SyntheticVoiceRow = RowOf<typeof voiceRow>;

/** All synthesised voices, the earliest first. */
export async function listSyntheticVoices(db: Db): Promise<SyntheticVoiceRow[]> {
  return readJson(
    db,
    'synthetic_voices',
    () => z.array(voiceRow()),
    sql`select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'gender', v.gender, 'isOn', v.is_on,
      'keys', (select coalesce(json_agg(s.item_key), '[]') from syntheses s where s.voice_id = v.id),
      'bytes', (select coalesce(sum(length(b.bytes)), 0)::int from syntheses s
        join audio_blobs b on b.hash = s.hash where s.voice_id = v.id),
      'origins', (select coalesce(json_agg(json_build_object('model', o.model, 'version', o.version,
          'address', o.address, 'madeOn', o.made_on, 'licence', o.licence,
          'sounds', (select count(*)::int from syntheses s where s.origin_id = o.id))
          order by o.made_on desc, o.id desc), '[]')
        from synthesis_origins o where o.voice_id = v.id)) order by v.id), '[]') as data
    from synthetic_voices v`,
  );
}

/** Lets learners hear a voice, or not; its sounds stay. Throws 'not-found' sound_not_found. */
export async function switchSyntheticVoice(
  db: Db,
  { adminId, voiceId, isOn }: { adminId: number; voiceId: number; isOn: boolean },
  now: Date,
): Promise<{ isOn: boolean }> {
  return db.transaction(async (tx) => {
    const isVoice = eq(syntheticVoices.id, voiceId);
    const [before] = await tx.select().from(syntheticVoices).where(isVoice).for('update');
    if (!before) throw new DomainError('not-found', { code: 'sound_not_found' });
    if (before.isOn === isOn) return { isOn };
    await tx.update(syntheticVoices).set({ isOn }).where(isVoice);
    const act = { adminId, action: 'voices.switch', target: `voice:${before.name}` };
    await noteAct(tx, { ...act, before: { isOn: before.isOn }, after: { isOn } }, now);
    return { isOn };
  });
}

/**
 * Deletes a voice with all its sounds, their bytes too. `adminId` is missing where the owner does it by a command. Returns
 * how many sounds there were. Throws 'not-found' sound_not_found.
 */
export async function removeSyntheticVoice(
  db: Db,
  { adminId, voice }: { adminId?: number; voice: { id: number } | { name: string } },
  now: Date,
): Promise<{ removed: number }> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(syntheticVoices)
      .where('id' in voice ? eq(syntheticVoices.id, voice.id) : eq(syntheticVoices.name, voice.name))
      .for('update');
    if (!found) throw new DomainError('not-found', { code: 'sound_not_found' });
    const gone = await tx
      .delete(syntheses)
      .where(eq(syntheses.voiceId, found.id))
      .returning({ hash: syntheses.hash });
    // Origins go with their voice.
    await tx.delete(syntheticVoices).where(eq(syntheticVoices.id, found.id));
    await removeUnplayed(tx, [...new Set(gone.map(({ hash }) => hash))]);
    const removed = gone.length;
    if (adminId !== undefined) {
      const { name, gender } = found;
      const act = { adminId, action: 'voices.remove', target: `voice:${name}` };
      await noteAct(tx, { ...act, before: { name, gender, sounds: removed }, after: null }, now);
    }
    return { removed };
  });
}

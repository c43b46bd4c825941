import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import type { Db } from '../../connection/client.ts';
import { audioBlobs, syntheses, synthesisOrigins, syntheticVoices } from '../../schema/index.ts';
import { removeUnplayed } from '../remove.ts';
import type { PreparedSound } from '../takes.ts';

/** Where a sound comes from, and under which licence. */
export type SynthesisOrigin = {
  model: string;
  version: string;
  /** Where the model was taken from. */
  address: string;
  /** The day on which the sound was made, '2026-11-27'. */
  madeOn: string;
  licence: string;
};

/**
 * Keeps what a synthesised voice says of an item, with its origin; what the voice said of it before is deleted. A voice
 * that is not known yet is added and switched on. Returns 'other-gender', and keeps nothing, where the voice of this name
 * has the other gender.
 */
export async function saveSynthesis(
  db: Db,
  input: {
    voice: { name: string; gender: VoiceGender };
    origin: SynthesisOrigin;
    key: string;
    sound: PreparedSound;
  },
  now: Date,
): Promise<'saved' | 'other-gender'> {
  const { voice, origin, key: itemKey, sound } = input;
  const { hash, bytes, mime, loudness, ms } = sound;
  return db.transaction(async (tx) => {
    const found = await findOrAddVoice(tx, voice, now);
    if (found.gender !== voice.gender) return 'other-gender';
    const voiceId = found.id;
    const originId = await findOrAddOrigin(tx, voiceId, origin);
    await tx
      .insert(audioBlobs)
      .values({ hash, bytes, mime, provider: 'synthesis', createdAt: now })
      .onConflictDoNothing();
    const isThis = and(eq(syntheses.itemKey, itemKey), eq(syntheses.voiceId, voiceId));
    const [before] = await tx.select().from(syntheses).where(isThis).for('update');
    const said = { originId, hash, loudness, ms, createdAt: now };
    await tx
      .insert(syntheses)
      .values({ itemKey, voiceId, ...said })
      .onConflictDoUpdate({ target: [syntheses.itemKey, syntheses.voiceId], set: said });
    if (before && before.hash !== hash) await removeUnplayed(tx, [before.hash]);
    if (before && before.originId !== originId) await removeUnusedOrigin(tx, before.originId);
    return 'saved';
  });
}

async function findOrAddVoice(
  tx: Db,
  { name, gender }: { name: string; gender: VoiceGender },
  now: Date,
): Promise<{ id: number; gender: VoiceGender }> {
  const [added] = await tx
    .insert(syntheticVoices)
    .values({ name, gender, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  const [known] = await tx.select().from(syntheticVoices).where(eq(syntheticVoices.name, name));
  if (!known) throw new Error('the voice was neither added nor found');
  return known;
}

async function findOrAddOrigin(tx: Db, voiceId: number, origin: SynthesisOrigin): Promise<number> {
  const { model, version, address, madeOn, licence } = origin;
  const all = JSON.stringify([model, version, address, madeOn, licence]);
  const digest = createHash('sha256').update(all).digest('hex').slice(0, 32);
  const [added] = await tx
    .insert(synthesisOrigins)
    .values({ voiceId, digest, ...origin })
    .onConflictDoNothing()
    .returning({ id: synthesisOrigins.id });
  if (added) return added.id;
  const [known] = await tx
    .select({ id: synthesisOrigins.id })
    .from(synthesisOrigins)
    .where(and(eq(synthesisOrigins.voiceId, voiceId), eq(synthesisOrigins.digest, digest)));
  if (!known) throw new Error('the origin was neither added nor found');
  return known.id;
}

async function removeUnusedOrigin(tx: Db, originId: number): Promise<void> {
  await tx
    .delete(synthesisOrigins)
    .where(
      and(
        eq(synthesisOrigins.id, originId),
        sql`not exists (select 1 from syntheses s where s.origin_id = ${originId})`,
      ),
    );
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../connection/client.ts';
import { words } from '../../schema/index.ts';

/** Where the stored sound of a word is; undefined for no word. */
export async function readSoundOf(
  db: Db,
  wordId: number,
): Promise<{ audioHash: string | null; audioBlobHash: string | null } | undefined> {
  const { audioHash, audioBlobHash } = words;
  const [sound] = await db.select({ audioHash, audioBlobHash }).from(words).where(eq(words.id, wordId));
  return sound;
}

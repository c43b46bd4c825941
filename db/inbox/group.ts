import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../connection/client.ts';
import { facts } from '../schema/index.ts';

const key = 'inbox-group';
const Group = z.object({ chatId: z.number() });

/** The group whose topics are the threads; undefined where the admins have set none up. */
export async function readInboxGroup(db: Db): Promise<number | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.key, key));
  return row && Group.parse(row.value).chatId;
}

/** Sets the group, or with `undefined` does without one. */
export async function setInboxGroup(db: Db, chatId: number | undefined): Promise<void> {
  if (chatId === undefined) {
    await db.delete(facts).where(eq(facts.key, key));
    return;
  }
  const value = { chatId };
  await db.insert(facts).values({ key, value }).onConflictDoUpdate({ target: facts.key, set: { value } });
}

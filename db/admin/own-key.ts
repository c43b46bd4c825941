import { eq, max } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import type { dialogues, lessons, rules, sections, subsections } from '../schema/index.ts';

/** A key for a row that an admin makes: no content of the repository begins so. Needs `lockCourse`. */
export async function ownKey(
  tx: Db,
  table: typeof sections | typeof subsections | typeof lessons | typeof rules | typeof dialogues,
): Promise<string> {
  const [last] = await tx.select({ id: max(table.id) }).from(table);
  for (let number = (last?.id ?? 0) + 1; ; number += 1) {
    const key = `own-${number}`;
    const [taken] = await tx.select({ id: table.id }).from(table).where(eq(table.key, key));
    if (!taken) return key;
  }
}

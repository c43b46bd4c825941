import { isNull, like, max } from 'drizzle-orm';
import type { Db } from '../../../connection/client.ts';
import { lessons } from '../../../schema/index.ts';

/** Keys as `ownKey` gives them, one after another. */
export async function ownKeys(tx: Db): Promise<() => string> {
  const [last] = await tx.select({ id: max(lessons.id) }).from(lessons);
  const rows = await tx.select({ key: lessons.key }).from(lessons).where(like(lessons.key, 'own-%'));
  const taken = new Set(rows.map(({ key }) => key));
  let number = last?.id ?? 0;
  return () => {
    do number += 1;
    while (taken.has(`own-${number}`));
    return `own-${number}`;
  };
}

/** Places at the end of subsections, one after another. */
export async function endsOfSubsections(tx: Db): Promise<(subsectionId: number) => number> {
  const rows = await tx
    .select({ id: lessons.subsectionId, last: max(lessons.position) })
    .from(lessons)
    .where(isNull(lessons.deletedAt))
    .groupBy(lessons.subsectionId);
  const lasts = new Map(rows.map(({ id, last }) => [id, last ?? 0]));
  return (subsectionId) => {
    const next = (lasts.get(subsectionId) ?? 0) + 1;
    lasts.set(subsectionId, next);
    return next;
  };
}

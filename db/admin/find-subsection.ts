import { and, asc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../connection/client.ts';
import { sections, subsections } from '../schema/index.ts';

/**
 * The subsection that an editor names by its id or name, inside a section named likewise where that is said; null for
 * a section alone or blank names, undefined where nothing is said. Throws 'not-found' subsection_not_found.
 */
export async function findSubsectionId(
  db: Db,
  place: { category?: number | string | undefined; subcategory?: number | string | undefined },
): Promise<number | null | undefined> {
  const [category, subcategory] = [named(place.category), named(place.subcategory)];
  if (!subcategory) {
    return place.category === undefined && place.subcategory === undefined ? undefined : null;
  }
  const is = (table: typeof sections | typeof subsections, name: number | string) =>
    typeof name === 'number' ? eq(table.id, name) : eq(table.name, name);
  const [found] = await db
    .select({ id: subsections.id })
    .from(subsections)
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .where(
      and(
        isNull(subsections.deletedAt),
        isNull(sections.deletedAt),
        is(subsections, subcategory),
        category ? is(sections, category) : undefined,
      ),
    )
    .orderBy(asc(sections.position), asc(subsections.position), asc(subsections.id))
    .limit(1);
  if (!found) throw new DomainError('not-found', { code: 'subsection_not_found' });
  return found.id;
}

const named = (name: number | string | undefined) => (typeof name === 'string' ? name.trim() : name);

/** What admins delete and can restore. */
export const binKinds = ['section', 'subsection', 'lesson', 'word', 'rule', 'dialogue'] as const;
export type BinKind = (typeof binKinds)[number];

/** Where a page of the bin ends: the last thing on it. */
export type BinPlace = { deletedAt: string; kind: BinKind; id: number };

/** '2026-11-22T10:00:00+00:00,lesson,12' */
export const printBinPlace = ({ deletedAt, kind, id }: BinPlace): string => `${deletedAt},${kind},${id}`;

/** Undefined for what `printBinPlace` has not written. */
export function readBinPlace(text: string): BinPlace | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)),([a-z]+),(\d{1,9})$/.exec(
    text,
  );
  const kind = binKinds.find((one) => one === match?.[2]);
  const deletedAt = match?.[1];
  return kind && deletedAt && !Number.isNaN(Date.parse(deletedAt))
    ? { deletedAt, kind, id: Number(match[3]) }
    : undefined;
}

/** What admins edit in the course, one at a time. */
export const editedKinds = ['lesson', 'rule', 'dialogue'] as const;
export type EditedKind = (typeof editedKinds)[number];

/** An admin has an editor open. */
export type Editing = {
  kind: EditedKind;
  id: number;
  by: number;
  /** Milliseconds; an editor that has said nothing until then is closed. */
  until: number;
};

/** How often an open editor says so; nothing is said while the page is hidden. */
export const editingBeatSeconds = 25;

/** Two beats may be lost. */
export const editingSeconds = 3 * editingBeatSeconds;

/** Those who edit at `now`, without the admin who asks. */
export const othersEditing = (all: readonly Editing[], asker: number, now: Date): Editing[] =>
  all.filter(({ by, until }) => by !== asker && until > now.getTime());

/** `all` after a beat of an editor: it is open, or it was closed. */
export function withBeat(
  all: readonly Editing[],
  { isOpen, ...beat }: Omit<Editing, 'until'> & { isOpen: boolean },
  now: Date,
): Editing[] {
  const isOwn = (one: Editing) => one.kind === beat.kind && one.id === beat.id && one.by === beat.by;
  const kept = all.filter((one) => !isOwn(one) && one.until > now.getTime());
  return isOpen ? [...kept, { ...beat, until: now.getTime() + editingSeconds * 1000 }] : kept;
}

/** The action of a button about the versions of a lesson; versions by their numbers outside (`versionId`). */
export type VersionAction =
  | { kind: 'list'; lessonId: number }
  | { kind: 'open'; lessonId: number; version: number }
  /** `revision` of the lesson that the admin has compared with. */
  | { kind: 'restore'; lessonId: number; version: number; revision: number };

/** Callback data. */
export const versionButtons = {
  build(action: VersionAction): string {
    if (action.kind === 'list') return `av:l:${action.lessonId}`;
    if (action.kind === 'open') return `av:o:${action.lessonId}:${action.version}`;
    return `av:r:${action.lessonId}:${action.version}:${action.revision}`;
  },
  /** Undefined for any other button. */
  parse(data: string): VersionAction | undefined {
    const [, name, ...texts] = /^av:([lor]):(\d{1,9})(?::(\d{1,9}))?(?::(\d{1,9}))?$/.exec(data) ?? [];
    const [lessonId, version, revision] = texts.map((text) =>
      text === undefined ? undefined : Number(text),
    );
    if (lessonId === undefined) return undefined;
    if (name === 'l') return { kind: 'list', lessonId };
    if (version === undefined) return undefined;
    if (name === 'o') return { kind: 'open', lessonId, version };
    return revision === undefined ? undefined : { kind: 'restore', lessonId, version, revision };
  },
};

import { type BinKind, binKinds } from '../../core/acts/bin.ts';

/** The action of a button that takes an act back, or puts something deleted back. */
export type ActAction = { kind: 'undo'; actId: number } | { kind: 'restore'; what: BinKind; id: number };

/** Callback data; kinds by their places in `binKinds`, since buttons in old chats outlive a release. */
export const actButtons = {
  build(action: ActAction): string {
    if (action.kind === 'undo') return `aa:u:${action.actId}`;
    return `aa:r:${binKinds.indexOf(action.what)}:${action.id}`;
  },
  /** Undefined for any other button. */
  parse(data: string): ActAction | undefined {
    const [, actId] = /^aa:u:(\d{1,9})$/.exec(data) ?? [];
    if (actId !== undefined) return { kind: 'undo', actId: Number(actId) };
    const [, place, id] = /^aa:r:(\d):(\d{1,9})$/.exec(data) ?? [];
    const what = binKinds[Number(place ?? binKinds.length)];
    return what && { kind: 'restore', what, id: Number(id) };
  },
};

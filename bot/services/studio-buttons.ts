/** The action of a button of the studio in the chat. */
export type StudioAction =
  | { kind: 'begin' | 'stop' | 'agree' | 'decline' | 'withdraw' | 'keep' }
  /** About the take that the message shows. */
  | { kind: 'next' | 'again'; takeId: number }
  | { kind: 'skip' }
  /** Shows the lessons to choose from, a page of them; without `page` the one with the first lesson that is not done. */
  | { kind: 'parts'; page?: number }
  /** Records a lesson by its id, the letters, or the course in its order. */
  | { kind: 'part'; part: StudioPart };

export type StudioPart = number | 'letters' | 'course';

/** Short names in the callback data: buttons in old chats outlive a release. */
const plain = {
  b: 'begin',
  x: 'stop',
  y: 'agree',
  n: 'decline',
  w: 'withdraw',
  k: 'keep',
  s: 'skip',
} as const;

/** Callback data; imports nothing, so that the API can write buttons too. */
export const studioButtons = {
  build(action: StudioAction): string {
    if (action.kind === 'next') return `rc:d:${action.takeId}`;
    if (action.kind === 'again') return `rc:a:${action.takeId}`;
    if (action.kind === 'parts') return `rc:l:${action.page ?? ''}`;
    if (action.kind === 'part') return `rc:p:${action.part}`;
    const [short] = Object.entries(plain).find(([, kind]) => kind === action.kind) ?? [];
    if (!short) throw new Error(`Give ${action.kind} a short name in actions.ts`);
    return `rc:${short}`;
  },
  /** Undefined for any other button. */
  parse(data: string): StudioAction | undefined {
    const [, step, id] = /^rc:([da]):(\d{1,10})$/.exec(data) ?? [];
    if (id !== undefined) return { kind: step === 'd' ? 'next' : 'again', takeId: Number(id) };
    const [, page] = /^rc:l:(\d{0,3})$/.exec(data) ?? [];
    if (page !== undefined) return { kind: 'parts', ...(page === '' ? {} : { page: Number(page) }) };
    const [, part] = /^rc:p:(letters|course|\d{1,10})$/.exec(data) ?? [];
    if (part === 'letters' || part === 'course') return { kind: 'part', part };
    if (part !== undefined) return { kind: 'part', part: Number(part) };
    const [, short] = /^rc:([bxynwks])$/.exec(data) ?? [];
    return short === undefined ? undefined : { kind: plain[short as keyof typeof plain] }; // the pattern names them all
  },
};

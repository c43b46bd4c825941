/** The action of a button of the studio in the chat. */
export type StudioAction =
  | { kind: 'begin' | 'stop' | 'agree' | 'decline' | 'withdraw' | 'keep' }
  /** About the take that the message shows. */
  | { kind: 'next' | 'again'; takeId: number }
  /** `promptId`: the message that asked. */
  | { kind: 'skip' };

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
    const [short] = Object.entries(plain).find(([, kind]) => kind === action.kind) ?? [];
    if (!short) throw new Error(`Give ${action.kind} a short name in actions.ts`);
    return `rc:${short}`;
  },
  /** Undefined for any other button. */
  parse(data: string): StudioAction | undefined {
    const [, step, id] = /^rc:([da]):(\d{1,10})$/.exec(data) ?? [];
    if (id !== undefined) return { kind: step === 'd' ? 'next' : 'again', takeId: Number(id) };
    const [, short] = /^rc:([bxynwks])$/.exec(data) ?? [];
    return short === undefined ? undefined : { kind: plain[short as keyof typeof plain] }; // the pattern names them all
  },
};

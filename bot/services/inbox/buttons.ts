/** The action of a button about threads. */
export type InboxAction =
  | { kind: 'write' }
  | { kind: 'end' }
  /** To be answered, or closed: a thread. */
  | { kind: 'answer'; threadId: number }
  | { kind: 'close'; threadId: number }
  /** An answer that was held. */
  | { kind: 'again'; messageId: number };

const short = { answer: 'a', close: 'c', again: 'g' } as const;

/** Callback data; must stay readable for buttons in old chats. */
export const inboxButtons = {
  build(action: InboxAction): string {
    if (action.kind === 'write' || action.kind === 'end') return `in:${action.kind}`;
    return `in:${short[action.kind]}:${action.kind === 'again' ? action.messageId : action.threadId}`;
  },
  /** Undefined for any other button. */
  parse(data: string): InboxAction | undefined {
    if (data === 'in:write') return { kind: 'write' };
    if (data === 'in:end') return { kind: 'end' };
    const [, letter, digits] = /^in:([acg]):(\d{1,9})$/.exec(data) ?? [];
    if (letter === 'g') return { kind: 'again', messageId: Number(digits) };
    if (letter === 'a') return { kind: 'answer', threadId: Number(digits) };
    return letter === 'c' ? { kind: 'close', threadId: Number(digits) } : undefined;
  },
};

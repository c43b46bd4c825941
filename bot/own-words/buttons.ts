import { type OwnFormat, ownFormats } from '../../core/own-words/export.ts';

/** The action of a button of «Мои слова». */
export type OwnAction =
  /** What the message lists. */
  | { kind: 'keep' | 'dismiss' | 'files' }
  /** `event` has added the words. */
  | { kind: 'undo'; event: string }
  /** The words before this one; 0 for the newest. */
  | { kind: 'list'; before: number }
  | { kind: 'card' | 'remove' | 'restore'; wordId: number }
  | { kind: 'file'; format: OwnFormat };

const ofWord = { c: 'card', d: 'remove', r: 'restore' } as const;
const plain = { k: 'keep', n: 'dismiss', f: 'files' } as const;
const shortOf = { card: 'c', remove: 'd', restore: 'r', keep: 'k', dismiss: 'n', files: 'f' } as const;

/** Short names in the callback data: with an event, the longest, still below Telegram's 64 bytes. */
export const ownButtons = {
  build(action: OwnAction): string {
    switch (action.kind) {
      case 'keep':
      case 'dismiss':
      case 'files':
        return `ow:${shortOf[action.kind]}`;
      case 'undo':
        return `ow:u:${action.event}`;
      case 'list':
        return `ow:l:${action.before}`;
      case 'file':
        return `ow:x:${action.format}`;
      default:
        return `ow:${shortOf[action.kind]}:${action.wordId}`;
    }
  },
  /** Undefined for any other button. */
  parse(data: string): OwnAction | undefined {
    const [, short = '', value = ''] = /^ow:([a-z])(?::([\w-]{1,40}))?$/.exec(data) ?? [];
    if (short in plain) return { kind: plain[short as keyof typeof plain] };
    if (short === 'u') return { kind: 'undo', event: value };
    const format = short === 'x' ? ownFormats.find((one) => one === value) : undefined;
    if (format) return { kind: 'file', format };
    if (!/^\d{1,10}$/.test(value)) return undefined;
    if (short === 'l') return { kind: 'list', before: Number(value) };
    return short in ofWord
      ? { kind: ofWord[short as keyof typeof ofWord], wordId: Number(value) }
      : undefined;
  },
};

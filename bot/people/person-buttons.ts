import type { UserChange } from '../../core/contracts/admin/admin.ts';
import { eachOnShelf } from '../../core/payments/plans.ts';
import { type BlockReason, blockReasons } from '../../core/people/reasons.ts';

/** What can be done to a person; each action is confirmed first. */
export const operations = {
  ...eachOnShelf((premium) => ({ premium })),
  none: { premium: 'none' },
  block: { blocked: true },
  unblock: { blocked: false },
  female: { voice: 'f' },
  male: { voice: 'm' },
  silence: { voice: 'none' },
} as const satisfies Record<string, UserChange>;
export type Operation = keyof typeof operations;

export type PersonAction = {
  kind: 'card' | 'ask' | 'do';
  operation?: Operation;
  reason?: BlockReason;
  userId: number;
};

const steps = { card: 'c', ask: 'q', do: 'd' } as const satisfies Record<PersonAction['kind'], string>;

/** Callback data. */
export const personButtons = {
  build: ({ kind, operation = 'none', reason, userId }: PersonAction): string =>
    `au:${steps[kind]}:${operation}:${userId}${reason ? `:${reason}` : ''}`,
  /** Undefined for any other button. */
  parse(data: string): PersonAction | undefined {
    const [, step, name, id, why] = /^au:(\w):(\w+):(\d{1,16})(?::(\w+))?$/.exec(data) ?? [];
    const kind = (['card', 'ask', 'do'] as const).find((it) => steps[it] === step);
    const operation = (Object.keys(operations) as Operation[]).find((it) => it === name);
    const reason = blockReasons.find((it) => it === why);
    return kind && operation && { kind, operation, userId: Number(id), ...(reason && { reason }) };
  },
};

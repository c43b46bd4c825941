import type { UserChange } from '../../core/contracts/admin.ts';
import { eachOnShelf } from '../../core/payments/plans.ts';

/** What can be done to a person; each action is confirmed first. */
export const deeds = {
  ...eachOnShelf((premium) => ({ premium })),
  none: { premium: 'none' },
  block: { blocked: true },
  unblock: { blocked: false },
  female: { voice: 'f' },
  male: { voice: 'm' },
  silence: { voice: 'none' },
} as const satisfies Record<string, UserChange>;
export type Deed = keyof typeof deeds;

export type PersonAction = { kind: 'card' | 'ask' | 'do'; deed?: Deed; userId: number };

const steps = { card: 'c', ask: 'q', do: 'd' } as const satisfies Record<PersonAction['kind'], string>;

/** Callback data. */
export const personButtons = {
  build: ({ kind, deed = 'none', userId }: PersonAction): string => `au:${steps[kind]}:${deed}:${userId}`,
  /** Undefined for any other button. */
  parse(data: string): PersonAction | undefined {
    const [, step, name, id] = /^au:(\w):(\w+):(\d{1,16})$/.exec(data) ?? [];
    const kind = (['card', 'ask', 'do'] as const).find((it) => steps[it] === step);
    const deed = (Object.keys(deeds) as Deed[]).find((it) => it === name);
    return kind && deed && { kind, deed, userId: Number(id) };
  },
};

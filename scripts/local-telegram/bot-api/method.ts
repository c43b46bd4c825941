import type { CallLog } from '../calls.ts';
import type { LocalPerson } from '../people.ts';
import type { Checkout } from '../simulation/checkout.ts';
import type { FileShelf } from '../simulation/files.ts';
import type { Group } from '../simulation/group.ts';
import type { InlineQueries } from '../simulation/inline.ts';
import type { PollRequest } from '../simulation/polling.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { createWebhookDelivery } from '../simulation/webhook.ts';
import { badRequest, forbidden } from './errors.ts';
import type { Inputs } from './inputs.ts';

/** What methods work with; one for the entire server. */
export type BotApiDeps = {
  simulation: Simulation;
  calls: CallLog;
  files: FileShelf;
  checkout: Checkout;
  inline: InlineQueries;
  group: Group;
  poll: (request: PollRequest) => Promise<unknown>;
  delivery: ReturnType<typeof createWebhookDelivery>;
};

/** One call of the bot. `signal` ends when the bot hangs up. */
export type BotCall = BotApiDeps & { inputs: Inputs; signal: AbortSignal };

/** Carries out a call; what it returns becomes `result`, a BotApiError becomes the refusal. */
export type Method = (call: BotCall) => unknown;
export type MethodTable = Record<string, Method>;

/** The person behind `chat_id`. Throws when it is missing or nobody has it. */
export function requirePerson({ inputs, simulation }: Pick<BotCall, 'inputs' | 'simulation'>): LocalPerson {
  if (inputs.text('chat_id') === '') throw badRequest('chat_id is empty');
  const person = simulation.person(inputs.integer('chat_id', 0));
  if (!person) throw badRequest('chat not found');
  return person;
}

/** The same, when the bot may write to them: they began the chat and have not blocked the bot. */
export function requireReachable(call: Pick<BotCall, 'inputs' | 'simulation'>): LocalPerson {
  const person = requirePerson(call);
  const chat = call.simulation.chat(person.id);
  if (chat.blocked) throw forbidden('bot was blocked by the user');
  if (!chat.opened) throw forbidden("bot can't initiate conversation with a user");
  return person;
}

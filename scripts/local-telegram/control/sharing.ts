import type { LocalPerson } from '../people.ts';
import type { Group } from '../simulation/group.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { PreparedMessage } from '../simulation/state.ts';

type Body = Record<string, unknown>;

/** What people do with prepared messages, as acts of the control API under /_local/chats/{person}/…; null refuses. */
export function createShareActs({ simulation, group }: { simulation: Simulation; group: Group }) {
  const find = (who: LocalPerson, id: unknown): PreparedMessage | undefined => {
    const { [String(id)]: message } = simulation.state.prepared;
    return message?.personId === who.id ? message : undefined;
  };

  return {
    prepared(who: LocalPerson, { id }: Body) {
      const message = find(who, id);
      return message ? { text: message.text, button: message.button } : null;
    },

    'prepared-send'(who: LocalPerson, { id }: Body) {
      const message = find(who, id);
      return message ? group.sendByBot(who, { ...message, entities: [] }) : null;
    },
  };
}

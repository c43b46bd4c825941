import { commandsFor } from '../bot-api/command-methods.ts';
import type { CallLog } from '../calls.ts';
import type { LocalClock } from '../clock.ts';
import type { LocalNetwork } from '../network.ts';
import type { LocalPerson } from '../people.ts';
import type { Hearing } from '../recogniser/hearing.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { ChatView, HostState } from './shapes.ts';

/** What the page shows and switches. */
export type HostParts = {
  simulation: Simulation;
  clock: LocalClock;
  network: LocalNetwork;
  hearing?: Hearing | undefined;
  calls: CallLog;
  appUrl: string;
};

export function hostState({ simulation, clock, network, hearing, appUrl }: HostParts): HostState {
  return {
    bot: {
      id: simulation.botInfo.id,
      username: simulation.botInfo.username,
      name: simulation.botInfo.first_name,
    },
    appUrl,
    people: simulation.people.map((person) => ({
      id: person.id,
      name: [person.first_name, person.last_name].filter(Boolean).join(' '),
      note: person.note,
      ...(person.username ? { username: person.username } : {}),
    })),
    clock: { now: clock.now().toISOString(), offsetMs: clock.offsetMs },
    network: network.mode,
    hearing: hearing ? { mode: hearing.mode, text: hearing.text } : null,
  };
}

export function chatView(simulation: Simulation, person: LocalPerson): ChatView {
  const { messages, opened, blocked, replyingTo } = simulation.chat(person.id);
  const { bot } = simulation.state;
  return {
    personId: person.id,
    bot: { name: simulation.botInfo.first_name, description: bot.description, about: bot.short_description },
    messages,
    opened,
    blocked,
    replyingTo,
    commands: commandsFor(simulation, person),
    menuButton: bot.menuButton,
  };
}

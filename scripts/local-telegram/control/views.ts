import { commandsFor } from '../bot-api/command-methods.ts';
import type { LocalClock } from '../clock.ts';
import type { LocalNetwork } from '../network.ts';
import type { LocalPerson } from '../people.ts';
import type { Hearing } from '../recogniser/hearing.ts';
import type { World } from '../world/world.ts';
import type { ChatView, HostState } from './shapes.ts';

export function hostState(deps: {
  world: World;
  clock: LocalClock;
  network: LocalNetwork;
  hearing?: Hearing | undefined;
  appUrl: string;
}): HostState {
  const { world, clock, network, hearing, appUrl } = deps;
  return {
    bot: { id: world.botInfo.id, username: world.botInfo.username, name: world.botInfo.first_name },
    appUrl,
    people: world.people.map((person) => ({
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

export function chatView(world: World, person: LocalPerson): ChatView {
  const { messages, opened, blocked } = world.chat(person.id);
  const { bot } = world.state;
  return {
    personId: person.id,
    bot: { name: world.botInfo.first_name, description: bot.description, about: bot.short_description },
    messages,
    opened,
    blocked,
    commands: commandsFor(world, person),
    menuButton: bot.menuButton,
  };
}

import type { BotCommand } from 'grammy/types';
import type { LocalPerson } from '../people.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';
import type { MethodTable } from './method.ts';
import { changedForAll } from './profile-methods.ts';

const maxCommands = 100;
const maxDescriptionLength = 256;

/** The list that people see behind «/», by scope. */
export const commandMethods: MethodTable = {
  setMyCommands({ inputs, simulation }) {
    simulation.state.bot.commands[readScope(inputs, simulation)] = readCommands(inputs);
    changedForAll(simulation);
    return true;
  },

  getMyCommands({ inputs, simulation }) {
    return simulation.state.bot.commands[readScope(inputs, simulation)] ?? [];
  },
};

/** The commands that a person sees in the private chat: the narrowest list that was set, as Telegram picks it. */
export function commandsFor(simulation: Simulation, person: LocalPerson): BotCommand[] {
  const scopes = [`chat:${person.id}`, 'all_private_chats', 'default'];
  return scopes.map((scope) => simulation.state.bot.commands[scope]).find(Boolean) ?? [];
}

function readScope(inputs: Inputs, simulation: Simulation): string {
  const given = inputs.json('scope', 'BotCommandScope');
  if (given === undefined) return 'default';
  if (!isRecord(given)) throw badRequest("can't parse BotCommandScope: Object expected");
  const { type } = given;
  if (type === 'chat') {
    if (!simulation.person(Number(given.chat_id))) throw badRequest('chat not found');
    return `chat:${Number(given.chat_id)}`;
  }
  const known = ['default', 'all_private_chats'];
  if (typeof type !== 'string' || !known.includes(type))
    throw badRequest("can't parse BotCommandScope: Unsupported type specified");
  return type;
}

function readCommands(inputs: Inputs): BotCommand[] {
  const given = inputs.json('commands', 'commands');
  if (!Array.isArray(given)) throw badRequest("can't parse commands JSON object");
  if (given.length > maxCommands) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  return given.map((entry): BotCommand => {
    if (!isRecord(entry)) throw badRequest("can't parse BotCommand: Object expected");
    const command = String(entry.command ?? '').replace(/^\//, '');
    const description = String(entry.description ?? '');
    if (!/^[a-z0-9_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
    if (description.length === 0 || description.length > maxDescriptionLength)
      throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
    return { command, description };
  });
}

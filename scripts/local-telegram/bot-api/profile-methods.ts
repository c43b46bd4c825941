import type { MenuButton } from 'grammy/types';
import type { Simulation } from '../simulation/simulation.ts';
import { badRequest } from './errors.ts';
import { isRecord } from './inputs.ts';
import type { Method, MethodTable } from './method.ts';
import { requireAppUrl } from './reply-markup.ts';

/** Longest texts, characters. The wording of these refusals is ours: Telegram's was not available. */
const maxLength = { description: 512, short_description: 120 };

/** Who the bot is, and the button beside the input: the same for every person and language. */
export const profileMethods: MethodTable = {
  getMe: ({ simulation }) => ({
    ...simulation.botInfo,
    is_bot: true,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: true,
  }),

  setMyDescription: setText('description'),
  getMyDescription: getText('description'),
  setMyShortDescription: setText('short_description'),
  getMyShortDescription: getText('short_description'),

  setChatMenuButton({ inputs, simulation }) {
    simulation.state.bot.menuButton = readMenuButton(inputs.json('menu_button', 'menu button'));
    changedForAll(simulation);
    return true;
  },

  getChatMenuButton: ({ simulation }) => simulation.state.bot.menuButton,
};

/** Makes every open page draw the bot's settings again. */
export function changedForAll(simulation: Simulation): void {
  for (const person of simulation.people) simulation.chatChanged(person.id);
}

type Field = keyof typeof maxLength;

function setText(field: Field): Method {
  return ({ inputs, simulation }) => {
    const text = inputs.text(field);
    if (text.length > maxLength[field]) throw badRequest(`${field} is too long`);
    simulation.state.bot[field] = text;
    changedForAll(simulation);
    return true;
  };
}

function getText(field: Field): Method {
  return ({ simulation }) => ({ [field]: simulation.state.bot[field] });
}

function readMenuButton(given: unknown): MenuButton {
  if (given === undefined) return { type: 'default' };
  if (!isRecord(given)) throw badRequest("can't parse menu button: Object expected");
  if (given.type === 'default' || given.type === 'commands') return { type: given.type };
  if (given.type !== 'web_app') throw badRequest('MenuButton has unsupported type');
  const url = isRecord(given.web_app) ? given.web_app.url : undefined;
  if (typeof given.text !== 'string' || given.text === '') throw badRequest('BUTTON_TEXT_INVALID');
  if (typeof url !== 'string') throw badRequest(`can't parse menu button: Can't find field "url"`);
  requireAppUrl(url, 'menu button');
  return { type: 'web_app', text: given.text, web_app: { url } };
}

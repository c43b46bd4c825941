import type { MenuButton } from 'grammy/types';
import type { LocalPerson } from '../people.ts';
import type { ByLanguage } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { changedForAll, readLanguage } from './command-methods.ts';
import { badRequest } from './errors.ts';
import { isRecord } from './inputs.ts';
import { type Method, type MethodTable, requirePerson } from './method.ts';
import { requireAppUrl } from './reply-markup.ts';

/** Longest texts, characters. The words of these three refusals are ours: Telegram's were not at hand. */
const maxLength = { name: 64, description: 512, short_description: 120 };

/** Who the bot is, and the button beside the input. */
export const profileMethods: MethodTable = {
  getMe: ({ world }) => ({
    ...world.botInfo,
    is_bot: true,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: true,
  }),

  setMyName: setText('name', (world) => world.state.bot.name),
  getMyName: getText(
    'name',
    (world) => world.state.bot.name,
    (world) => world.botInfo.first_name,
  ),
  setMyDescription: setText('description', (world) => world.state.bot.description),
  getMyDescription: getText('description', (world) => world.state.bot.description),
  setMyShortDescription: setText('short_description', (world) => world.state.bot.shortDescription),
  getMyShortDescription: getText('short_description', (world) => world.state.bot.shortDescription),

  setChatMenuButton(call) {
    const { inputs, world } = call;
    const button = readMenuButton(inputs.json('menu_button', 'menu button'));
    if (inputs.has('chat_id')) world.state.bot.menuButtons[requirePerson(call).id] = button;
    else world.state.bot.defaultMenuButton = button;
    changedForAll(world);
    return true;
  },

  getChatMenuButton(call) {
    if (!call.inputs.has('chat_id')) return call.world.state.bot.defaultMenuButton;
    return menuButtonFor(call.world, requirePerson(call));
  },
};

/** The button that a person sees: their own, else the bot's. */
export function menuButtonFor(world: World, person: LocalPerson): MenuButton {
  const own = world.state.bot.menuButtons[person.id];
  return own && own.type !== 'default' ? own : world.state.bot.defaultMenuButton;
}

/** A text in a person's language, else the text for all others. */
export const inLanguageOf = (texts: ByLanguage, person: LocalPerson): string =>
  texts[person.language_code] ?? texts[''] ?? '';

type Field = keyof typeof maxLength;

function setText(field: Field, texts: (world: World) => ByLanguage): Method {
  return ({ inputs, world }) => {
    const language = readLanguage(inputs);
    const text = inputs.text(field);
    if (text.length > maxLength[field]) throw badRequest(`${field} is too long`);
    if (text === '') delete texts(world)[language];
    else texts(world)[language] = text;
    changedForAll(world);
    return true;
  };
}

function getText(field: Field, texts: (world: World) => ByLanguage, fallback = (_: World) => ''): Method {
  return ({ inputs, world }) => ({
    [field]: texts(world)[readLanguage(inputs)] ?? texts(world)[''] ?? fallback(world),
  });
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

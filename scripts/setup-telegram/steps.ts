import { isDeepStrictEqual } from 'node:util';
import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope, MenuButton } from 'grammy/types';
import { allowedUpdates } from '../../bot/allowed-updates.ts';
import { appAddress } from '../../bot/services/app-link.ts';
import { refusalKind } from '../../bot/services/refusals.ts';
import { botCommands, botProfileTexts } from '../../core/texts/chat/bot.ts';

/** One thing that Telegram keeps about the bot. */
export type Step = {
  /** For the report, e.g. 'описание'. */
  name: string;
  /** True when Telegram holds something else; 'impossible' when it cannot be set, with the reason. */
  differs(): Promise<boolean | { impossible: string }>;
  apply(): Promise<unknown>;
};

/** One database and a serverless function behind it: a handful of updates at a time is plenty. */
const maxConnections = 10;

export function commandSteps(api: Api, adminIds: readonly number[]): Step[] {
  return [
    commandStep(api, 'команды для всех', botCommands.learner, { type: 'all_private_chats' }),
    ...adminIds.map((id) =>
      commandStep(api, `команды администратора ${id}`, botCommands.admin, { type: 'chat', chat_id: id }),
    ),
  ];
}

/** No language is named: the product speaks Russian to everybody, whatever the language of their Telegram. */
function commandStep(api: Api, name: string, wanted: readonly BotCommand[], scope: BotCommandScope): Step {
  return {
    name,
    async differs() {
      try {
        return !isDeepStrictEqual(await api.getMyCommands({ scope }), wanted);
      } catch (error) {
        if (!isUnknownChat(error)) throw error;
        return { impossible: 'этот человек ещё не писал боту' };
      }
    },
    apply: () => api.setMyCommands(wanted, { scope }),
  };
}

export function profileSteps(api: Api): Step[] {
  const { description, shortDescription } = botProfileTexts;
  return [
    {
      name: 'описание',
      differs: async () => (await api.getMyDescription()).description !== description,
      apply: () => api.setMyDescription(description),
    },
    {
      name: 'короткое описание',
      differs: async () => (await api.getMyShortDescription()).short_description !== shortDescription,
      apply: () => api.setMyShortDescription(shortDescription),
    },
  ];
}

/** `publicUrl` undefined: there is nothing that Telegram would open. */
export function menuButtonStep(api: Api, publicUrl: string | undefined): Step {
  const wanted: MenuButton | undefined = publicUrl
    ? { type: 'web_app', text: botProfileTexts.menuButton, web_app: { url: appAddress(publicUrl) } }
    : undefined;
  return {
    name: `кнопка «${botProfileTexts.menuButton}»`,
    async differs() {
      if (!wanted) return { impossible: 'нужен PUBLIC_URL с https' };
      return !isDeepStrictEqual(await api.getChatMenuButton(), wanted);
    },
    apply: () => api.setChatMenuButton({ menu_button: wanted }),
  };
}

export function webhookStep(api: Api, url: string, secret: string): Step {
  return {
    name: `вебхук ${url}`,
    // Telegram never shows the secret that it holds: the only way to be sure is to set it again, which loses nothing.
    differs: async () => true,
    apply: () =>
      api.setWebhook(url, {
        secret_token: secret,
        allowed_updates: allowedUpdates,
        max_connections: maxConnections,
      }),
  };
}

/** Telegram knows only the chats of people who have written to the bot. */
function isUnknownChat(error: unknown): boolean {
  return error instanceof GrammyError && refusalKind(error) === 'gone';
}

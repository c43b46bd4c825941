import { randomBytes } from 'node:crypto';
import type { MessageEntity } from 'grammy/types';
import { type LocalPerson, toUser } from '../people.ts';
import type { Simulation } from './simulation.ts';

/** A result of an inline query: what the list shows, and the message that it becomes. */
export type InlineArticle = {
  id: string;
  title: string;
  description: string;
  text: string;
  entities: MessageEntity[];
  button: { text: string; url: string } | null;
};

/** `button` stands above the list and leads to the bot with /start. */
export type InlineAnswer = { results: InlineArticle[]; button: { text: string; start: string } | null };

/** What an article becomes. */
export type SentArticle = Pick<InlineArticle, 'text' | 'entities' | 'button'>;

/** The same as the content of a message. */
export const articleMessage = ({ text, entities, button }: SentArticle) => ({
  text,
  ...(entities.length > 0 ? { entities } : {}),
  ...(button ? { reply_markup: { inline_keyboard: [[button]] } } : {}),
});

/** How long the bot may think about a query, milliseconds. */
const answerWithinMs = 10_000;
/** Answers whose results can still be sent. */
const mostKept = 50;

export type InlineQueries = ReturnType<typeof createInlineQueries>;

/** Queries «@bot …» that people write, with their answers; nothing of them is kept across restarts. */
export function createInlineQueries(simulation: Simulation) {
  const open = new Map<string, (answer: InlineAnswer | null) => void>();
  const answered = new Map<string, { personId: number; answer: InlineAnswer }>();

  return {
    /** Asks the bot from its own chat or from a group; `answer` is null when it did not answer in time. */
    async ask(
      who: LocalPerson,
      query: string,
      chatType: 'sender' | 'group',
    ): Promise<{ queryId: string; answer: InlineAnswer | null }> {
      const queryId = String(BigInt(`0x${randomBytes(7).toString('hex')}`));
      const answer = await new Promise<InlineAnswer | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), answerWithinMs);
        open.set(queryId, (given) => {
          clearTimeout(timer);
          resolve(given);
        });
        simulation.addUpdate({
          inline_query: { id: queryId, from: toUser(who), query, offset: '', chat_type: chatType },
        });
      });
      open.delete(queryId);
      if (answer) answered.set(queryId, { personId: who.id, answer });
      for (const old of [...answered.keys()].slice(0, -mostKept)) answered.delete(old);
      return { queryId, answer };
    },

    /** The bot's answer; false for a query that waits no more. */
    answer(queryId: string, answer: InlineAnswer): boolean {
      const settle = open.get(queryId);
      settle?.(answer);
      return settle !== undefined;
    },

    /** A result that this person was given; undefined where there is none. */
    result(who: LocalPerson, queryId: string, resultId: string): InlineArticle | undefined {
      const kept = answered.get(queryId);
      return kept?.personId === who.id ? kept.answer.results.find(({ id }) => id === resultId) : undefined;
    },

    /** Sends a result into the bot's own chat, in the person's name. */
    send: (who: LocalPerson, article: InlineArticle): void =>
      simulation.writeAs(who, {
        ...articleMessage(article),
        via_bot: { ...simulation.botInfo, is_bot: true },
      }),

    /** Lets those who wait go. */
    close() {
      for (const settle of open.values()) settle(null);
    },
  };
}

import { Composer } from 'grammy';
import { inlineStart } from '../../../core/service/start-link.ts';
import { otherChatTexts as texts } from '../../../core/texts/chat/other-chats.ts';
import type { Limit } from '../../../db/store/limits.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { articleOf } from '../../other-chats/article.ts';
import { type Card, cardsFor } from '../../other-chats/cards.ts';
import { isWithin } from '../../other-chats/is-within.ts';
import { describeFailure } from '../../services/failures.ts';

/** Whoever types asks again with every pause. */
const limit: Limit = { name: 'inline', calls: 60, windowSeconds: 60 };
const mostResults = 10;
/** How long Telegram may give everybody the same answer: the course rarely changes. */
const cacheSeconds = 300;

type Found = { cards: Card[]; isAnswer: boolean };

/**
 * «@bot word» in any chat: what the word means, to be sent into that chat. The answer is the same for everybody who asks.
 * A card that was sent into the bot's own chat is not a message to the bot.
 */
export function inline(deps: BotDeps): Composer<BotContext> {
  const { db, log } = deps;
  const feature = new Composer<BotContext>();
  feature.on('inline_query', async (ctx) => {
    const { query, from } = ctx.inlineQuery;
    const isAsked = query.trim() !== '';
    const { cards, isAnswer } = isAsked ? await find(query, from.id, ctx.now) : { cards: [], isAnswer: true };
    await ctx.answerInlineQuery(
      cards.slice(0, mostResults).map((card) => articleOf(card, ctx.me.username)),
      {
        // An answer for want of a better one is nobody else's.
        ...(isAnswer
          ? { cache_time: cacheSeconds, is_personal: false }
          : { cache_time: 0, is_personal: true }),
        ...(cards.length === 0
          ? { button: { text: isAsked ? texts.openMila : texts.ask, start_parameter: inlineStart } }
          : {}),
      },
    );
  });
  feature.on('message').filter(
    ({ msg, me }) => msg.via_bot?.id === me.id,
    () => undefined,
  );
  return feature;

  async function find(query: string, userId: number, now: Date): Promise<Found> {
    try {
      const isAnswer = await isWithin(limit, userId, deps);
      return { cards: isAnswer ? await cardsFor(db, query, now) : [], isAnswer };
    } catch (error) {
      log('warn', 'inline-not-found', { cause: describeFailure(error) });
      return { cards: [], isAnswer: false };
    }
  }
}

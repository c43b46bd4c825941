import { Composer } from 'grammy';
import type { InlineQueryResultArticle, Message } from 'grammy/types';
import { textWords } from '../../../core/hebrew/analysis/read-text.ts';
import { searchText } from '../../../core/lesson/search-text.ts';
import { botTexts, type RichText } from '../../../core/texts/chat/bot.ts';
import { otherChatTexts as texts } from '../../../core/texts/chat/other-chats.ts';
import type { Limit } from '../../../db/store/limits.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { articleOf, articleWith } from '../../other-chats/article.ts';
import { cardsFor } from '../../other-chats/cards.ts';
import { isWithin } from '../../other-chats/is-within.ts';
import { describeFailure } from '../../services/failures.ts';

/** Each answer is a message in front of others: beyond this there is none. */
const limit: Limit = { name: 'guest', calls: 10, windowSeconds: 60 };
/** Meanings of a word in one message. */
const mostMeanings = 3;

/**
 * Guest mode: somebody names the bot in a chat of which it is no member, and it explains the Hebrew of the message that
 * this one answers, or the word beside its name. What it says is the same for everybody. Other bots get no answer.
 */
export function guest(deps: BotDeps): Composer<BotContext> {
  const { db, log } = deps;
  const feature = new Composer<BotContext>();
  feature.on('guest_message', async (ctx) => {
    const { guest_query_id: queryId, from } = ctx.msg;
    if (!queryId || !from || from.is_bot || !(await isWithin(limit, from.id, deps))) return;
    await ctx.answerGuestQuery(await answer(askedOf(ctx.msg, ctx.me.username), ctx));
  });
  return feature;

  async function answer(asked: string, { me, now }: BotContext): Promise<InlineQueryResultArticle> {
    const say = (text: RichText) => {
      const link = { label: texts.open.app };
      return articleWith({ id: 'guest', title: texts.guest.title, text, link }, me.username);
    };
    if (!searchText(asked)) return say([texts.guest.nothing]);
    try {
      const [first, ...others] = (await cardsFor(db, asked, now)).filter(({ isPartial }) => !isPartial);
      if (!first) return say([texts.guest.unknown]);
      const more = others.slice(0, mostMeanings - 1).flatMap(({ text }) => ['\n\n', ...text]);
      return articleOf({ ...first, text: [...first.text, ...more] }, me.username);
    } catch (error) {
      log('warn', 'guest-not-answered', { cause: describeFailure(error) });
      return say([botTexts.sorry]);
    }
  }
}

/** The text that is to be explained: Hebrew beside the bot's name, else that of the message above, else what was asked. */
function askedOf({ text, caption, quote, reply_to_message: above }: Message, username: string): string {
  const beside = (text ?? caption ?? '').replaceAll(new RegExp(`@${username}\\b`, 'gi'), ' ').trim();
  const answered = quote?.text ?? above?.text ?? above?.caption ?? '';
  const isHebrew = (one: string) => textWords(one).length > 0;
  return [beside, answered].find(isHebrew) ?? beside;
}

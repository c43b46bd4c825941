import { Composer } from 'grammy';
import { privacyTexts } from '../../core/texts/chat/person-data.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';

/** /privacy: what data is stored about a learner, who sees it, how to get it and how to delete it. */
export function privacy(): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('privacy', async (ctx) => {
    await ctx.reply(...message(privacyTexts, undefined));
  });
  return feature;
}

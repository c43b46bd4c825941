import { Composer } from 'grammy';
import { inboxChatTexts as texts } from '../../../core/texts/inbox/chat.ts';
import { noteAct } from '../../../db/audit.ts';
import { findThreadOfTopic } from '../../../db/inbox/copies.ts';
import { readInboxGroup, setInboxGroup } from '../../../db/inbox/group.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { answerByMessage } from '../../inbox/answer.ts';
import { isAdmin } from '../../learner.ts';

/**
 * A group of the admins with a topic for each thread: /inbox there chooses it, /inbox off does without. What an admin writes
 * in such a topic is the answer, but for replies to other people.
 */
export function inboxGroup(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const group = feature.chatType(['group', 'supergroup']);
  const { db } = deps;

  group.command('inbox', async (ctx) => {
    if (!(await isAdmin(deps, ctx))) return void (await ctx.reply(texts.group.notAdmin));
    const isOff = ctx.match.trim() === 'off';
    if (isOff && (await readInboxGroup(db)) === ctx.chat.id) {
      await setInboxGroup(db, undefined);
      await note(ctx, null);
    }
    await ctx.reply(isOff ? texts.group.off : await choose(ctx));
  });

  group.on('message', async (ctx, next) => {
    const { message_thread_id: topicId, is_topic_message: isInTopic, text = '' } = ctx.msg;
    if (!isInTopic || topicId === undefined || text.startsWith('/')) return next();
    const thread = await findThreadOfTopic(db, { chatId: ctx.chat.id, topicId });
    if (!thread || isServiceMessage(ctx)) return next();
    const { reply_to_message: above } = ctx.msg;
    // Beside a real reply every message of a topic replies to the one that began it, which is the bot's.
    if (above && above.from?.id !== ctx.me.id) return;
    if (!(await isAdmin(deps, ctx))) return void (await ctx.reply(texts.admin.notAdmin));
    await answerByMessage(deps, ctx, ctx.msg, thread.id);
  });
  return feature;

  async function choose(ctx: BotContext & { chat: { id: number; is_forum?: true } }): Promise<string> {
    if (!ctx.chat.is_forum) return texts.group.notForum;
    const me = await ctx.api.getChatMember(ctx.chat.id, ctx.me.id);
    if (me.status !== 'administrator' || !me.can_manage_topics) return texts.group.noRights;
    if ((await readInboxGroup(db)) === ctx.chat.id) return texts.group.here;
    await setInboxGroup(db, ctx.chat.id);
    await note(ctx, { chatId: ctx.chat.id });
    return texts.group.set;
  }

  async function note(ctx: BotContext, after: { chatId: number } | null): Promise<void> {
    const act = { adminId: ctx.from?.id ?? 0, action: 'inbox.group', target: 'inbox', before: null };
    await noteAct(db, { ...act, after }, ctx.now);
  }
}

/** A topic was made, closed, renamed …: nobody said anything. */
function isServiceMessage({ msg }: BotContext): boolean {
  return (
    msg?.forum_topic_created !== undefined ||
    msg?.forum_topic_closed !== undefined ||
    msg?.forum_topic_reopened !== undefined ||
    msg?.forum_topic_edited !== undefined
  );
}

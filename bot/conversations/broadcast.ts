import type { Context } from 'grammy';
import type { MessageEntity } from 'grammy/types';
import type { FormattedText } from '../../core/ports.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { beginBroadcast, countAudience } from '../../db/broadcasts.ts';
import { sendFromChat } from '../broadcast/from-chat.ts';
import { ask, type Heard, recall, say, type Talk } from './talk.ts';

const texts = adminBotTexts.broadcast;

/** /broadcast: asks for a text, previews it as learners will see it with their number, and only then sends it. */
export async function writeBroadcast(talk: Talk): Promise<void> {
  for (;;) {
    const written = await ask(talk, texts.ask, { hear: hearFormatted });
    const count = await recall(talk, () => countAudience(talk.deps.db));
    if (count === 0) return say(talk, texts.nobody);
    await say(talk, texts.looks);
    await recall(talk, async (ctx) => {
      await ctx.reply(written.text, {
        entities: written.entities as MessageEntity[], // as Telegram sent them
        link_preview_options: { is_disabled: true },
      });
    });
    const operation = await ask(talk, texts.count(count), {
      choices: [
        [{ label: texts.send(count), value: 'send' }],
        [
          { label: texts.otherText, value: 'again' },
          { label: adminBotTexts.button.cancel, value: 'leave' },
        ],
      ],
    });
    if (operation === 'leave') return say(talk, adminBotTexts.dialogue.cancelled('broadcast'));
    if (operation === 'again') continue;
    await recall(talk, async (ctx) => {
      const { deps, adminId, begunBy } = talk;
      const { id } = await beginBroadcast(deps.db, { adminId, begunBy, ...written }, ctx.now);
      await sendFromChat(deps, ctx, id);
    });
    return;
  }
}

function hearFormatted({ msg }: Context): Heard<FormattedText> {
  if (!msg?.text) return { ok: false, say: adminBotTexts.dialogue.textOnly };
  return { ok: true, value: { text: msg.text, entities: msg.entities ?? [] } };
}

import type { LocalPerson } from '../people.ts';
import type { Group } from '../simulation/group.ts';
import type { InlineQueries } from '../simulation/inline.ts';
import type { InlineList } from './shapes.ts';

type Body = Record<string, unknown>;

const longestQuery = 256;

/**
 * What people do with «@bot …» in the bot's chat or in the group, and in the group itself, as acts of the control API under
 * /_local/chats/{person}/…; null refuses.
 */
export function createInlineActs({ inline, group }: { inline: InlineQueries; group: Group }) {
  return {
    async inline(who: LocalPerson, { query, chat }: Body): Promise<InlineList | null> {
      const asked = String(query ?? '').slice(0, longestQuery);
      const { queryId, answer } = await inline.ask(who, asked, chat === 'group' ? 'group' : 'sender');
      if (!answer) return null;
      const results = answer.results.map(({ id, title, description }) => ({ id, title, description }));
      return { queryId, results, button: answer.button };
    },

    'inline-send'(who: LocalPerson, { queryId, resultId, chat }: Body) {
      const article = inline.result(who, String(queryId), String(resultId));
      if (!article) return null;
      return chat === 'group' ? group.sendByBot(who, article) : inline.send(who, article);
    },

    'group-messages': (who: LocalPerson, { text, replyTo }: Body) =>
      group.write(who, String(text ?? ''), Number(replyTo) || undefined) || null,

    forward: (who: LocalPerson, { messageId }: Body) => group.forward(who, Number(messageId)) || null,
  };
}

import type { LocalPerson } from '../people.ts';
import type { InlineQueries } from '../simulation/inline.ts';
import type { InlineList } from './shapes.ts';

type Body = Record<string, unknown>;

const longestQuery = 256;

/** What people do with «@bot …», as acts of the control API under /_local/chats/{person}/…; null refuses. */
export function createInlineActs(inline: InlineQueries) {
  return {
    async inline(who: LocalPerson, { query }: Body): Promise<InlineList | null> {
      const { queryId, answer } = await inline.ask(who, String(query ?? '').slice(0, longestQuery));
      if (!answer) return null;
      const results = answer.results.map(({ id, title, description }) => ({ id, title, description }));
      return { queryId, results, button: answer.button };
    },

    'inline-send': (who: LocalPerson, { queryId, resultId }: Body) =>
      inline.send(who, String(queryId), String(resultId)) || null,
  };
}

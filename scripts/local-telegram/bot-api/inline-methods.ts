import type { InlineAnswer } from '../simulation/inline.ts';
import { readArticle } from './article.ts';
import { badRequest } from './errors.ts';
import { isRecord } from './inputs.ts';
import type { MethodTable } from './method.ts';

const mostResults = 50;

/** Replies to what people ask with «@bot …», and to messages of other chats that name the bot. */
export const inlineMethods: MethodTable = {
  answerInlineQuery({ inputs, inline }) {
    const given = inputs.json('results', 'inline query results');
    if (!Array.isArray(given)) throw badRequest('parameter "results" is required');
    if (given.length > mostResults) throw badRequest('RESULTS_TOO_MUCH');
    const results = given.map(readArticle);
    if (new Set(results.map(({ id }) => id)).size < results.length) throw badRequest('RESULT_ID_DUPLICATE');
    const button = readButton(inputs.json('button', 'inline query results button'));
    if (!inline.answer(inputs.text('inline_query_id'), { results, button }))
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    return true;
  },

  answerGuestQuery({ inputs, group }) {
    const article = readArticle(inputs.json('result', 'inline query result'));
    const sent = group.answerGuest(inputs.text('guest_query_id'), article);
    if (!sent) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    return sent;
  },
};

function readButton(given: unknown): InlineAnswer['button'] {
  if (given === undefined) return null;
  if (!isRecord(given) || typeof given.text !== 'string' || given.text === '')
    throw badRequest('BUTTON_TEXT_INVALID');
  const { text, start_parameter: start } = given;
  if (typeof start !== 'string' || !/^[\w-]{1,64}$/.test(start)) throw badRequest('START_PARAM_INVALID');
  return { text, start };
}

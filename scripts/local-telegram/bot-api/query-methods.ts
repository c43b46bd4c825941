import { randomBytes } from 'node:crypto';
import type { InlineAnswer } from '../simulation/inline.ts';
import { readArticle } from './article.ts';
import { badRequest, queryTooOld } from './errors.ts';
import { isRecord } from './inputs.ts';
import type { MethodTable } from './method.ts';

const maxAnswerLength = 200;
const mostResults = 50;
const dayMs = 24 * 60 * 60 * 1000;
/** Of prepared messages; older ones have expired. */
const mostKept = 50;

/**
 * Replies to pressed inline buttons, to what people ask with «@bot …», and to messages of other chats that name the bot;
 * messages that a person may send into a chat of theirs.
 */
export const queryMethods: MethodTable = {
  answerCallbackQuery({ inputs, simulation }) {
    const id = inputs.text('callback_query_id');
    const personId = simulation.state.openQueries[id];
    if (personId === undefined) throw queryTooOld();
    const text = inputs.text('text');
    if (text.length > maxAnswerLength) throw badRequest('MESSAGE_TOO_LONG');
    delete simulation.state.openQueries[id];
    simulation.save();
    simulation.announce({ kind: 'answer', personId, queryId: id, text, alert: inputs.flag('show_alert') });
    return true;
  },

  answerInlineQuery({ inputs, inline }) {
    const given = inputs.json('results', 'inline query results');
    if (!Array.isArray(given)) throw badRequest('parameter "results" is required');
    if (given.length > mostResults) throw badRequest('RESULTS_TOO_MUCH');
    const results = given.map(readArticle);
    if (new Set(results.map(({ id }) => id)).size < results.length) throw badRequest('RESULT_ID_DUPLICATE');
    const button = readButton(inputs.json('button', 'inline query results button'));
    if (!inline.answer(inputs.text('inline_query_id'), { results, button })) throw queryTooOld();
    return true;
  },

  answerGuestQuery({ inputs, group }) {
    const article = readArticle(inputs.json('result', 'inline query result'));
    const sent = group.answerGuest(inputs.text('guest_query_id'), article);
    if (!sent) throw queryTooOld();
    return sent;
  },

  savePreparedInlineMessage({ inputs, simulation }) {
    const person = simulation.person(inputs.integer('user_id', 0));
    if (!person) throw badRequest('user not found');
    const { text, button } = readArticle(inputs.json('result', 'inline query result'));
    const id = randomBytes(12).toString('base64url');
    const { prepared } = simulation.state;
    const kept = [...Object.entries(prepared), [id, { text, button, personId: person.id }] as const];
    simulation.state.prepared = Object.fromEntries(kept.slice(-mostKept));
    simulation.save();
    return { id, expiration_date: simulation.nowSeconds() + dayMs / 1000 };
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

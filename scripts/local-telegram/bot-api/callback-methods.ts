import { badRequest } from './errors.ts';
import type { MethodTable } from './method.ts';

const maxAnswerLength = 200;

/** Replies to pressed inline buttons. */
export const callbackMethods: MethodTable = {
  answerCallbackQuery({ inputs, simulation }) {
    const id = inputs.text('callback_query_id');
    const personId = simulation.state.openQueries[id];
    if (personId === undefined)
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    const text = inputs.text('text');
    if (text.length > maxAnswerLength) throw badRequest('MESSAGE_TOO_LONG');
    delete simulation.state.openQueries[id];
    simulation.save();
    simulation.announce({ kind: 'answer', personId, queryId: id, text, alert: inputs.flag('show_alert') });
    return true;
  },
};

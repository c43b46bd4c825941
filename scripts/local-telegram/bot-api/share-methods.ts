import { randomBytes } from 'node:crypto';
import { readArticle } from './article.ts';
import { badRequest } from './errors.ts';
import type { MethodTable } from './method.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Older ones have expired. */
const mostKept = 50;

/** Messages that a person may send into a chat of theirs. */
export const shareMethods: MethodTable = {
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

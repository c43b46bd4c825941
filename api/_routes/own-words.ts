import { randomBytes } from 'node:crypto';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { exportOwnWords } from '../../core/own-words/export.ts';
import { maxOwnWords } from '../../core/own-words/limits.ts';
import { listLinkOf } from '../../core/own-words/list-link.ts';
import { ownSpelling } from '../../core/own-words/own-word.ts';
import { type AddedWords, addOwnWords, readOwnLimits } from '../../db/own-words/add-words.ts';
import { changeOwnWord } from '../../db/own-words/change-word.ts';
import { copyList, openList } from '../../db/own-words/open-list.ts';
import { readPasted } from '../../db/own-words/read-pasted.ts';
import { readOwnWords } from '../../db/own-words/read-words.ts';
import { removeOwnWord, restoreOwnWord } from '../../db/own-words/remove-word.ts';
import { hideList, readReportedLists, reportList } from '../../db/own-words/reported-lists.ts';
import { closeList, readSharedLists, type SharedList, shareOwnWords } from '../../db/own-words/share-list.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import { type Listening, ownWordShape, ownWordShapes, type Sounding } from './shapes/own-word-shape.ts';

export const ownWordHandlers: Handlers<
  | 'GET /own-words'
  | 'POST /own-words'
  | 'POST /own-words/read'
  | 'PUT /own-words/{id}'
  | 'DELETE /own-words/{id}'
  | 'POST /own-words/{id}/restore'
  | 'GET /own-words/export'
  | 'GET /own-lists'
  | 'POST /own-lists'
  | 'DELETE /own-lists/{token}'
  | 'GET /shared-lists/{token}'
  | 'POST /shared-lists/{token}/copy'
  | 'POST /shared-lists/{token}/report'
  | 'GET /admin/shared-lists'
  | 'PUT /admin/shared-lists/{token}'
> = {
  'GET /own-words': async ({ query: { before, limit, q }, owner, deps, now }) => {
    const { userId } = owner;
    // One more tells whether there is another page.
    const text = q === undefined ? undefined : searched(q);
    const found = await readOwnWords(deps.db, { userId, before, limit: limit + 1, text });
    const page = found.slice(0, limit);
    return {
      words: await ownWordShapes(deps, page, { listener: userId, now }),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      limits: await readOwnLimits(deps.db, userId, now),
    };
  },

  'POST /own-words': async ({ body, owner, deps, now }) => {
    const added = await addOwnWords(deps.db, { ...visitorOf(deps, owner), ...body }, now);
    return addedShape(deps, added, { listener: owner.userId, now });
  },

  'POST /own-words/read': ({ body, owner, deps, now }) =>
    readPasted(deps.db, { ...visitorOf(deps, owner), ...body }, now),

  'PUT /own-words/{id}': async ({ params, body, owner, deps, now }) => {
    const input = { ...visitorOf(deps, owner), wordId: params.id, word: body };
    return ownWordShape(deps, await changeOwnWord(deps.db, input, now), { listener: owner.userId, now });
  },

  'DELETE /own-words/{id}': async ({ params: { id }, owner: { userId }, deps, now }) => {
    await removeOwnWord(deps.db, { userId, wordId: id }, now);
    return { id, limits: await readOwnLimits(deps.db, userId, now) };
  },

  'POST /own-words/{id}/restore': async ({ params: { id }, owner: { userId }, deps, now }) =>
    ownWordShape(deps, await restoreOwnWord(deps.db, { userId, wordId: id }, now), { listener: userId, now }),

  'GET /own-words/export': async ({ query: { format }, owner: { userId }, deps }) => {
    const words = await readOwnWords(deps.db, { userId, limit: maxOwnWords });
    const filed = words.map(({ id, hebrew, pronunciation, transcription, russian, sentence, addedAt }) => {
      return { id, hebrew, pronunciation, transcription, russian, sentence, addedAt };
    });
    const { name, mime, text } = exportOwnWords(filed.reverse(), format);
    return new Response(text, {
      headers: {
        'Content-Type': mime,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },

  'GET /own-lists': async ({ owner, deps }) =>
    (await readSharedLists(deps.db, owner.userId)).map((list) => listShape(deps, list)),

  'POST /own-lists': async ({ body, owner: { userId }, deps, now }) => {
    const token = randomBytes(16).toString('base64url');
    return listShape(deps, await shareOwnWords(deps.db, { userId, token, ...body }, now));
  },

  'DELETE /own-lists/{token}': async ({ params: { token }, owner: { userId }, deps }) => {
    await closeList(deps.db, { userId, token });
    return { token };
  },

  'GET /shared-lists/{token}': ({ params: { token }, owner: { userId }, deps }) =>
    openList(deps.db, { userId, token }),

  'POST /shared-lists/{token}/copy': async ({ params: { token }, body, owner, deps, now }) => {
    const added = await copyList(deps.db, { ...visitorOf(deps, owner), token, ...body }, now);
    return addedShape(deps, added, { listener: owner.userId, now });
  },

  'POST /shared-lists/{token}/report': async ({ params: { token }, owner: { userId }, deps, now }) => {
    await reportList(deps.db, { userId, token }, now);
    return { token };
  },

  'GET /admin/shared-lists': ({ deps }) => readReportedLists(deps.db),

  'PUT /admin/shared-lists/{token}': ({ params: { token }, body, owner, deps, now }) =>
    hideList(deps.db, { adminId: owner.userId, token, ...body }, now),
};

/** What was typed into the search, as the columns have it: Hebrew by its letters. */
const searched = (typed: string): string => ownSpelling(typed) || typed.trim();

async function addedShape(
  deps: Sounding,
  { words, isFresh: _, ...added }: AddedWords,
  listening: Listening,
): Promise<ResponseData<'POST /own-words'>> {
  return { ...added, words: await ownWordShapes(deps, words, listening) };
}

const listShape = (
  { botLink }: { botLink: string | undefined },
  { sharedAt, ...list }: SharedList,
): ResponseData<'GET /own-lists'>[number] => ({
  ...list,
  link: botLink === undefined ? null : listLinkOf(botLink, list.token),
  sharedAt: sharedAt.toISOString(),
});

import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { EndpointKey } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import { mockUserId } from '../lib/mock/mock-mode.ts';
import { type MockState, type Moves, retell } from './mock-state.ts';
import { note } from './note-act.ts';

/** The bin, and taking back what was done on this page. */
export const actMoves = {
  'GET /admin/bin': ({ query: { kind, q = '' } }, { answers }) => {
    const { items } = answers['GET /admin/bin'];
    const holds = (text: string) => text.toLowerCase().includes(q.trim().toLowerCase());
    return {
      items: items.filter((one) => (kind ?? one.kind) === one.kind && (holds(one.name) || holds(one.detail))),
      next: null,
    };
  },
  'POST /admin/bin/restore': ({ body: { kind, id } }, mock) => {
    const name = takeOut(mock, kind, id);
    if (name === undefined) throw new DomainError('not-found', { code: 'bin_not_found' });
    return { id: noted(mock, `${kind}.restore`, `${kind}:${id}`, name) };
  },
  'POST /admin/actions/undo': ({ body }, mock) => {
    const { actions } = mock.answers['GET /admin/actions'];
    const act = actions.find((one) => ('id' in body ? one.id === body.id : one.target === body.target));
    if (!act) throw new DomainError('not-found', { code: 'act_not_found' });
    if (act.undo.state === 'undone') throw new DomainError('conflict', { code: 'act_undone' });
    const [kind, id = ''] = act.target.split(':');
    if (act.action === 'lesson.delete') takeOut(mock, 'lesson', Number(id));
    const lesson = kind === 'lesson' ? mock.lessons.find((one) => String(one.id) === id) : undefined;
    if (lesson && /^lesson\.(un)?publish$/.test(act.action)) lesson.isPublished = !lesson.isPublished;
    retell(mock);
    act.undo = { state: 'undone', text: null };
    return { id: noted(mock, 'act.undo', act.target, lesson?.name ?? '') };
  },
} satisfies Partial<Moves<EndpointKey>>;

function noted(mock: MockState, action: string, target: string, name: string): number {
  note(mock, action, target, name);
  return mock.answers['GET /admin/actions'].actions[0]?.id ?? 0;
}

/** Puts a deleted lesson into the bin. */
export function throwAway({ answers, now }: MockState, { id, name }: LessonDetail): void {
  const by = { id: mockUserId, name: answers['GET /profile'].user.first_name };
  const item = { kind: 'lesson' as const, id, name, detail: '', from: null, by };
  answers['GET /admin/bin'].items.unshift({ ...item, deletedAt: now().toISOString() });
}

/** Returns what it is called; undefined for what is not in the bin. */
function takeOut(mock: MockState, kind: string, id: number): string | undefined {
  const bin = mock.answers['GET /admin/bin'];
  const item = bin.items.find((one) => one.kind === kind && one.id === id);
  bin.items = bin.items.filter((one) => one !== item);
  const deleted = mock.deletedLessons.find(({ lesson }) => kind === 'lesson' && lesson.id === id);
  if (deleted) {
    mock.lessons.splice(deleted.at, 0, deleted.lesson);
    mock.deletedLessons = mock.deletedLessons.filter((one) => one !== deleted);
    retell(mock);
  }
  return item?.name;
}

import { describe, expect, it } from 'vitest';
import { createLog } from '../../../api/_adapters/log.ts';
import { withRequestId } from '../../../api/_adapters/request-id.ts';
import { createApp } from '../../../api/_app.ts';
import { indexHandlers } from '../../../api/_handlers.ts';
import { openTestBackend } from '../../support/backend.ts';

type Line = { event: string; requestId?: string; name?: string };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

function listen() {
  const lines: Line[] = [];
  const log = createLog(
    (line) => lines.push(JSON.parse(line)),
    () => new Date('2026-11-21T09:00:00Z'),
  );
  return { lines, log };
}

describe('the id of a request', () => {
  it('stands in every line of its work, also in one that comes after the answer, and in no other', async () => {
    const { lines, log } = listen();
    let late: Promise<void> = Promise.resolve();
    const work = async (name: string) => {
      log('info', 'call-slow', { name });
      late = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() =>
        log('info', 'call-failed', { name }),
      );
    };
    const ids = await Promise.all(
      ['one', 'two'].map((name) => withRequestId((id) => work(name).then(() => id))),
    );
    await late;
    log('info', 'client');
    expect(lines.find(({ name }) => name === 'one')?.requestId).toBe(ids[0]);
    expect(lines.filter(({ name }) => name === 'two').map(({ requestId }) => requestId)).toEqual([
      ids[1],
      ids[1],
    ]);
    expect(lines.find(({ event }) => event === 'client')?.requestId).toBeUndefined();
  });

  it('is told by every answer, and is never the client’s own', async () => {
    const { lines, log } = listen();
    const backend = await openTestBackend();
    try {
      const app = createApp({ ...backend.deps, log }, indexHandlers);
      const ask = (path: string, init: RequestInit = {}) =>
        app.fetch(
          new Request(`http://mila.test/api${path}`, { ...init, headers: { 'X-Request-Id': 'mine' } }),
          { address: '10.0.0.1' },
        );
      const paths = ['/health', '/sections', '/openapi.json', '/home', '/nothing'];
      const answers = await Promise.all(paths.map((path) => ask(path)));
      const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
      for (const id of ids) expect(id).toMatch(uuid);
      expect(new Set(ids).size).toBe(paths.length);

      const body = JSON.stringify({ message: 'сбой' });
      const logged = await ask('/client-log', { method: 'POST', body });
      expect(lines.find(({ event }) => event === 'client')?.requestId).toBe(
        logged.headers.get('x-request-id'),
      );
    } finally {
      await backend.close();
    }
  });
});

// @vitest-environment happy-dom
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HostState } from '../../../control/shapes.ts';
import { createPhone } from '../../../host/phone/phone.ts';
import { createSession } from '../../../host/session.ts';
import { firstSettings } from '../../../host/settings.ts';
import { createStore } from '../../../host/store.ts';

const appUrl = 'http://localhost:3000/';
/** Answers that a launch waits for, oldest first. */
const signings: (() => void)[] = [];
const telegram = setupServer(
  http.post('*/_local/launch/7001', async () => {
    await new Promise<void>((resolve) => signings.push(resolve));
    return Response.json({ initData: 'hash=00' });
  }),
);

beforeAll(() => telegram.listen({ onUnhandledRequest: 'error' }));
afterAll(() => telegram.close());

const hostAt = (offsetMs: number): HostState => ({
  bot: { id: 1, name: 'Мила', username: 'mila_bot' },
  appUrl,
  people: [],
  clock: { now: new Date(offsetMs).toISOString(), offsetMs },
  network: 'online',
  hearing: null,
});

test('an address that is being opened stays wanted when the clock moves meanwhile', async () => {
  const session = createSession(hostAt(0));
  const phone = createPhone({
    settings: createStore(firstSettings),
    session,
    personId: () => 7001,
    now: () => new Date(0),
    noteLink() {},
    openTelegramLink() {},
    homeUrl: () => appUrl,
  });
  const openPath = () => {
    const { frame } = phone.app.get();
    return frame ? new URL(frame.src).pathname : null;
  };
  const signAll = () => {
    for (const sign of signings.splice(0)) sign();
  };
  const home = phone.launch(appUrl, false);
  await vi.waitUntil(() => signings.length === 1);
  signAll();
  await home;
  expect(openPath()).toBe('/');

  void phone.launch(`${appUrl}today`, true);
  session.set({ host: hostAt(3_600_000) });
  await vi.waitUntil(() => signings.length === 2);
  signAll();
  await vi.waitUntil(() => openPath() !== '/');
  expect(openPath()).toBe('/today');
});

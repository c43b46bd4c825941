import { expect, it } from 'vitest';
import { createConnection, probeIntervalMs } from '../../../../web/src/lib/api/connection.ts';
import { settle } from '../../../support/web/fakes.ts';

function setUp() {
  const device = { online: true };
  const server = { up: true };
  let deviceChanged = () => {};
  let tick: (() => void) | undefined;
  let probes = 0;
  const changes: boolean[] = [];
  const connection = createConnection({
    deviceOnline: () => device.online,
    onDeviceChange(listener) {
      deviceChanged = listener;
      return () => {};
    },
    async probe() {
      probes += 1;
      return server.up;
    },
    every(ms, run) {
      expect(ms).toBe(probeIntervalMs);
      tick = run;
      return () => {
        tick = undefined;
      };
    },
  });
  connection.subscribe(() => changes.push(connection.isOnline()));
  connection.watch();
  return {
    connection,
    changes,
    server,
    setDevice(online: boolean) {
      device.online = online;
      deviceChanged();
    },
    async tick() {
      tick?.();
      await settle();
    },
    isProbing: () => tick !== undefined,
    probes: () => probes,
  };
}

it('asks nothing while all is well', () => {
  const { connection, changes, isProbing, probes } = setUp();
  connection.report(true);
  expect(connection.isOnline()).toBe(true);
  expect([changes, isProbing(), probes()]).toEqual([[], false, 0]);
});

it('is offline as soon as the device says so, and online again when it comes back', () => {
  const { changes, setDevice, isProbing } = setUp();
  setDevice(false);
  expect(isProbing()).toBe(false);
  setDevice(true);
  expect(changes).toEqual([false, true]);
});

it('is offline when a request did not reach the server, and probes until one does', async () => {
  const { connection, changes, server, tick, isProbing, probes } = setUp();
  server.up = false;
  connection.report(false);
  connection.report(false);
  expect(changes).toEqual([false]);
  await tick();
  expect(connection.isOnline()).toBe(false);
  server.up = true;
  await tick();
  expect(changes).toEqual([false, true]);
  expect([isProbing(), probes()]).toEqual([false, 2]);
});

it('is online again by any request that comes through, without waiting for the probe', () => {
  const { connection, changes, isProbing } = setUp();
  connection.report(false);
  connection.report(true);
  expect(changes).toEqual([false, true]);
  expect(isProbing()).toBe(false);
});

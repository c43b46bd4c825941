import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { createProductServer, listen, requireFreePorts } from '../../../scripts/start/product.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let server: Server;
beforeAll(async () => {
  backend = await openTestBackend();
  const files = async () => new Response('page');
  server = createProductServer({ deps: backend.deps, webhook: undefined, files, isLocal: true });
  await listen(server, 0, 'localhost');
});
afterAll(async () => {
  server.close();
  await backend.close();
});

const portOf = () => (server.address() as AddressInfo).port; // it listens on a port

async function statusFor(host: string, path: string): Promise<number | undefined> {
  const asked = request({ host: 'localhost', port: portOf(), path, headers: { host } }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

it('with the local Telegram the product answers this machine under its own names only', async () => {
  for (const path of ['/', '/api/health']) {
    expect(await statusFor(`localhost:${portOf()}`, path)).toBe(200);
    expect(await statusFor(`rebound.example:${portOf()}`, path)).toBe(421);
  }
});

it('with the local Telegram the product is not there for the network around', async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of addresses) {
    await expect(fetch(`http://${address}:${portOf()}/`)).rejects.toThrow();
  }
});

it('a port that is taken is named before anything else is prepared, and the others stay free', async () => {
  const taken = portOf();
  await expect(requireFreePorts([0, taken], 'localhost')).rejects.toThrow(
    `Порт ${taken} занят: может быть, Мила уже запущена. Возьмите другой: PORT=3100 npm start`,
  );
  await expect(requireFreePorts([0, 0], 'localhost')).resolves.toBeUndefined();
});

const served = Object.entries<Endpoint>(endpoints).filter(([, { servedBy }]) => servedBy !== 'telegram');

it.each(served.map(([key]) => key))('%s is answered by a function that has it', async (key) => {
  const [method = '', path = ''] = key.split(' ');
  const asked = `http://localhost:${portOf()}/api${path.replaceAll(/\{\w+\}/g, '1')}`;
  const response = await fetch(asked, { method, ...(method === 'GET' ? {} : { body: '{}' }) });
  expect(await response.text()).not.toContain('path_not_found');
});

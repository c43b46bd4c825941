import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { telegramOfEachTest } from './support.ts';

const telegram = telegramOfEachTest();

const portOf = () => Number(new URL(telegram.address).port);

/** The status of a request that names `host`, whatever the address it goes to. */
const statusFor = (host: string, path = '/'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: 'localhost', port: portOf(), path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

it('a request is answered under the names of this machine', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
    expect(await statusFor(`${name}:${portOf()}`)).toBe(200);
  }
});

it('another site’s name that points here gets nothing, neither page nor people nor Bot API', async () => {
  for (const path of [
    '/',
    '/_local/people',
    '/_local/live?person=7003',
    '/bot1000000001:local-token/getMe',
  ]) {
    for (const name of [
      `evil.example:${portOf()}`,
      'localhost',
      `localhost.evil.example:${portOf()}`,
      'localhost:1',
    ]) {
      expect([name, await statusFor(name, path)]).toEqual([name, 421]);
    }
  }
});

it('is not there for the network around this machine', async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of addresses) {
    await expect(fetch(`http://${address}:${portOf()}/`)).rejects.toThrow();
  }
});

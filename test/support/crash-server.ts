import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../api/_app.ts';
import { createDeps } from '../../api/_deps.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { testBotToken } from './sign-init-data.ts';

/**
 * `tsx crash-server.ts <folder> <secret>`: the API over the embedded database in a separate process, to be killed.
 * Prints its port when it is ready.
 */
const [folder = '', secret = ''] = process.argv.slice(2);
const { db } = await openLocalDatabase(folder);
const clock = () => new Date();
const deps = createDeps({
  db,
  store: createMemoryStore(clock),
  clock,
  log: () => {},
  background: (work) => void work,
  botToken: testBotToken,
  botLink: undefined,
  version: 'test',
  jwtSecret: secret,
  adminIds: [],
  checksAnswers: true,
});
const app = createApp(deps, indexHandlers);
const server = createServer(getRequestListener((request) => app.fetch(request, { address: 'test' })));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`);
});

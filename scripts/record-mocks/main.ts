import { writeFileSync } from 'node:fs';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { recordMocks } from './record.ts';

// Records the responses of the mocks again: `npm run mocks:record`, after a contract or the course has changed.
const database = await openLocalDatabase();
await database.migrate();
const folder = new URL('../../web/src/', import.meta.url);
for (const [path, text] of Object.entries(await recordMocks(database)))
  writeFileSync(new URL(path, folder), text);
await database.close();

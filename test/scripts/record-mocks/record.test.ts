import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordMocks } from '../../../scripts/record-mocks/record.ts';
import { openTestDatabase } from '../../support/database.ts';

it('the application still answers what the mocks have recorded', async () => {
  const database = await openTestDatabase();
  const recorded = await recordMocks(database);
  await database.close();
  expect(Object.keys(recorded)).toHaveLength(7);
  for (const [path, text] of Object.entries(recorded)) {
    const committed = readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), 'utf8');
    expect(JSON.parse(committed), `web/src/${path} is out of date: npm run mocks:record`).toEqual(
      JSON.parse(text),
    );
    expect(committed).toBe(text);
  }
});

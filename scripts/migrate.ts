/** `npm run db:migrate`: brings the production database up to date; a step of every deploy, safe to run twice. */
import { buildIndexesAhead } from '../db/connection/indexes-ahead.ts';
import { limitStatements, openNeonDatabase } from '../db/connection/neon.ts';
import { runCommand } from './command/run-command.ts';
import { withDeployDatabase } from './deploy-database.ts';

await runCommand(() =>
  withDeployDatabase(async ({ db, migrate }, url) => {
    const built = await buildIndexesAhead(db, () =>
      openNeonDatabase({ url: withoutPooler(url), isPatient: true }),
    );
    for (const name of built) console.log(`Индекс ${name} построен; ученики тем временем могли писать.`);
    await migrate();
    await limitStatements(db);
    console.log('База обновлена.');
  }),
);

/** Neon marks the host of its pooler, which lets no setting through. */
function withoutPooler(url: string): string {
  const address = new URL(url);
  address.hostname = address.hostname.replace('-pooler.', '.');
  return address.href;
}

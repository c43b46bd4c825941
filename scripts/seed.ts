/** `npm run db:seed`: brings the course into the production database; a step of every deploy, safe to run twice. */

import { seedTexts } from '../core/texts/admin/course/seed.ts';
import { runCommand } from './command/run-command.ts';
import { withDeployDatabase } from './deploy-database.ts';
import { seedContent } from './start/database.ts';

await runCommand(() =>
  withDeployDatabase(async ({ db }) => {
    const { isChanged, lessons, words, moved, clashes } = await seedContent(db, new Date());
    console.log(isChanged ? seedTexts.written(lessons, words) : seedTexts.unchanged);
    if (moved > 0) console.log(seedTexts.moved(moved));
    if (clashes.length > 0) console.log(seedTexts.clashes(clashes.length));
    for (const clash of clashes) console.log(`  ${seedTexts.clash(clash)}`);
  }),
);

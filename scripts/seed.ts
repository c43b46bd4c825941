/** `npm run db:seed`: brings the course into the production database; a step of every deploy, safe to run twice. */
import { openDeployDatabase } from './deploy-database.ts';
import { seedContent } from './start/database.ts';

const database = openDeployDatabase();
const { isChanged, lessons, words } = await seedContent(database.db, new Date());
await database.close();
console.log(isChanged ? `Курс записан: ${lessons} уроков, ${words} слов.` : 'Курс уже на месте.');

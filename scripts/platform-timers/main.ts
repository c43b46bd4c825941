import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plannedTimers } from '../../core/service/timers.ts';
import { root, runCommand } from '../command/run-command.ts';
import { type Form, forms, isDaily, withTimers } from './forms.ts';

/**
 * `npm run timers -- crons` or `-- schedules` writes the table of timers into `vercel.json`; with `--free` only what the
 * platform's free plan allows.
 */
const file = join(root, 'vercel.json');

await runCommand(async () => {
  const [form, ...options] = process.argv.slice(2);
  if (!isForm(form))
    throw new Error(`Назовите вид: ${forms.join(' или ')}. Например: npm run timers -- crons`);
  const timers = options.includes('--free') ? plannedTimers.filter(isDaily) : plannedTimers;
  writeFileSync(file, withTimers(readFileSync(file, 'utf8'), form, timers));
  console.log(`vercel.json: ${form}, ${timers.map(({ name }) => name).join(', ')}`);
});

function isForm(text: string | undefined): text is Form {
  return forms.some((form) => form === text);
}

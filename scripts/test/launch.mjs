// `npm test`: plain JavaScript, because it runs before anything is installed.
//   npm test            everything: format, types, all tests, server tests once more on PostgreSQL, browser journeys
//   npm run test:fast   tests without a database and a browser
//   npm run test:long   server tests at full size (test/support/size.ts), and test:dates
//   npm run test:dates  tests that know time, on other days than today
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from '../install.mjs';

ensureInstalled();
const mode = ['fast', 'long', 'dates'].find((name) => process.argv.includes(`--${name}`)) ?? 'all';
const { register } = await import('tsx/esm/api');
register();
process.chdir(root);
const { runTests } = await import('./run.ts');
process.exitCode = await runTests(mode, (command, args, env) => {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return signal ? 1 : (status ?? 1);
});

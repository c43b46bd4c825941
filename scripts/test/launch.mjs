// `npm test`: plain JavaScript, because it runs before anything is installed.
//   npm test            everything: format, types, all tests, server tests once more on PostgreSQL, browser journeys
//   npm run verify      format, types, and the tests of test:fast
//   npm run test:fast   tests without a database and a browser
//   npm run test:long   server tests at full size (test/support/size.ts), test:mutation, and test:dates
//   npm run test:dates  tests that know time, on other days than today
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from '../launch/install.mjs';

ensureInstalled();
const mode = ['verify', 'fast', 'long', 'dates'].find((name) => process.argv.includes(`--${name}`)) ?? 'all';
const { register } = await import('tsx/esm/api');
register();
process.chdir(root);
const { runTests } = await import('./run.ts');
process.exitCode = await runTests(
  mode,
  (command, args, { env, isQuiet }) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
        env: { ...process.env, ...env },
      });
      const printed = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
      child.once('error', reject);
      child.once('close', (code) => {
        process.stdout.write(Buffer.concat(printed));
        resolve(code ?? 1);
      });
    }),
);

// `npm start` and `npm run dev`: plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from '../install.mjs';

ensureInstalled();
const isDev = process.argv.includes('--dev');
const { register } = await import('tsx/esm/api');

if (isDev) {
  // A change of server code restarts the process; the page itself is reloaded by Vite.
  const watch = ['tsx', 'watch', '--clear-screen=false', 'scripts/start/main.ts', '--dev'];
  const { status } = spawnSync('npx', watch, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
} else {
  register();
  await import('./main.ts');
}

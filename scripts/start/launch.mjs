// `npm start` and `npm run dev`: plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from '../launch/install.mjs';
import { packageProgram } from '../launch/npm-program.mjs';

const isDev = process.argv.includes('--dev');
if (isDev) {
  ensureInstalled();
  // A change of server code restarts the process; the page itself is reloaded by Vite.
  const watch = ['watch', '--clear-screen=false', 'scripts/start/main.ts', '--dev'];
  const args = [packageProgram(root, 'tsx'), ...watch];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
} else {
  process.argv.splice(2, 0, 'scripts/start/main.ts');
  await import('../launch/entry.mjs');
}

// Plain JavaScript without packages: it may run before any is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How to run npm without a shell where that is possible. `npm run` names its own program in npm_execpath, which Node
 * runs everywhere; otherwise Windows has npm.cmd, which Node refuses to start without a shell. `args` hold no text of a
 * person's, since a shell would read it.
 *
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, platform?: string }} [machine]
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmProgram(args, { env = process.env, platform = process.platform } = {}) {
  const own = env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own))
    return { command: process.execPath, args: [own, ...args], shell: false };
  if (platform === 'win32') return { command: 'npm.cmd', args: [...args], shell: true };
  return { command: 'npm', args: [...args], shell: false };
}

/**
 * The program of an installed package, to be run by Node: npx needs a shell on Windows, and stands between a signal and
 * the program everywhere.
 *
 * @param {string} root the project
 * @param {string} name of the package
 * @param {string} [bin] of several programs
 * @returns {string} its path
 */
export function packageProgram(root, name, bin = name) {
  const folder = join(root, 'node_modules', name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin]);
}

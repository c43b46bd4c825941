import { execFileSync } from 'node:child_process';
import { npmProgram } from '../launch/npm-program.mjs';

/** What the platform picks by itself for `engines` of package.json: its newest long-term release. */
export const platformMajor = 24;

export type PlatformNode = { program: string; version: string };

const fetchWithinMs = 180_000;

/**
 * The Node that the platform will run: the program named by PLATFORM_NODE, otherwise npm's package `node`, which is
 * fetched (about 40 MB, kept in npm's cache). Undefined without a network.
 */
export function findPlatformNode(): PlatformNode | undefined {
  const named = process.env.PLATFORM_NODE;
  if (named) return { program: named, version: versionOf(named) };
  try {
    const npm = npmProgram([
      'exec',
      '--yes',
      `--package=node@${platformMajor}`,
      '--',
      'node',
      '--print',
      'process.execPath',
    ]);
    const program = execFileSync(npm.command, npm.args, {
      shell: npm.shell,
      encoding: 'utf8',
      timeout: fetchWithinMs,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return { program, version: versionOf(program) };
  } catch {
    return undefined;
  }
}

const versionOf = (program: string): string =>
  execFileSync(program, ['--print', 'process.versions.node'], { encoding: 'utf8' }).trim();

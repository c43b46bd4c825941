import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTracked, trackedFiles, untrackedFiles } from './clean-copy.ts';
import { installPlatform } from './platform.ts';

/** All that decides how a function comes out of the build. */
const functionSources =
  /^(api|bot|core|db)\/|^(package(-lock)?|vercel|tsconfig)\.json$|^scripts\/bundle-functions(\.ts$|\/)/;
/** What a build may take from the environment: never a secret, never a setting of the product. */
const harmless =
  /^(path|home|tmpdir|lang|npm_config_.*|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_.*)$/i;
const timeoutMs = 15 * 60_000;

/**
 * Builds a clean copy of the tracked files as the platform does after a push, without an account, and returns the
 * folder of the output (`.cache/deploy/output`). Uses the network for the packages of the lock file only. Throws with
 * the end of the log when the build fails; the whole log is `.cache/deploy/build.log`.
 */
export function buildDeployment(root: string, announce: (line: string) => void): string {
  const program = installPlatform(root, announce);
  const copy = mkdtempSync(join(tmpdir(), 'mila-deploy-'));
  const { folder, output, stamp, log } = places(root);
  const print = fingerprint(root);
  try {
    copyTracked(root, copy);
    mkdirSync(join(copy, '.vercel'));
    // Represents a project on the platform; the ids belong to nobody.
    const project = { projectId: 'prj_none', orgId: 'team_none', settings: { framework: 'vite' } };
    writeFileSync(join(copy, '.vercel', 'project.json'), JSON.stringify(project));
    announce('Собираю так, как соберёт платформа (около минуты)…');
    // Settings in an empty folder: no login is looked up.
    const args = [program, 'build', '--prod', '--global-config', join(copy, '.vercel', 'nobody')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      env: buildEnvironment(process.env),
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      timeout: timeoutMs,
    });
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(log, `${stdout}${stderr}`);
    if (status !== 0) throw new Error(`сборка не прошла:\n${tail(`${stdout}${stderr}`)}${forgotten(root)}`);
    cpSync(join(copy, '.vercel', 'output'), output, { recursive: true });
    writeFileSync(stamp, print);
    return output;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The output of the last build, or of a new one when the functions' sources have changed since. */
export function deployment(root: string, announce: (line: string) => void): string {
  const { output, stamp } = places(root);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
  return isFresh ? output : buildDeployment(root, announce);
}

function places(root: string) {
  const folder = join(root, '.cache', 'deploy');
  const inside = (name: string) => join(folder, name);
  return { folder, output: inside('output'), stamp: inside('sources'), log: inside('build.log') };
}

export function buildEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(given).filter(([name]) => harmless.test(name));
  return { ...Object.fromEntries(kept), VERCEL_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' };
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of trackedFiles(root).filter((name) => functionSources.test(name))) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The commonest cause of a build that fails only here. */
function forgotten(root: string): string {
  const files = untrackedFiles(root);
  return files.length > 0 ? `\nНе в git, поэтому не в сборке: ${files.join(', ')}` : '';
}

function tail(log: string): string {
  return log.trimEnd().split('\n').slice(-40).join('\n');
}

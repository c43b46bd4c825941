import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, freePort, startChild } from './child-service.ts';

export type Postgres = {
  host: string;
  port: number;
  /** 'postgres://user:password@host:port/postgres'. */
  url: string;
  stop(): Promise<void>;
};

const debianFolder = '/usr/lib/postgresql';
const user = 'mila';
const password = 'not-a-secret';

/**
 * A fresh PostgreSQL of our own in a temporary folder, on a free port of 127.0.0.1, passwords checked as Neon does.
 * It does not wait for the disk: its data lives as long as the tests. Undefined when no PostgreSQL is installed.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'mila-postgres-'));
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(passwordFile, password);
    if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
    const running = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
    const { initdb, postgres } = programs;
    const auth = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`];
    execFileSync(initdb, ['--pgdata', data, ...auth, '--encoding=UTF8', '--no-sync'], {
      ...running,
      stdio: 'pipe',
    });
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const ready = /ready to accept connections/;
    const server = await startChild(postgres, ['-D', data, ...flags], { ...running, ready });
    const host = '127.0.0.1';
    return {
      host,
      port,
      url: `postgres://${user}:${password}@${host}:${port}/postgres`,
      async stop() {
        await server.stop('SIGINT'); // the fast shutdown: does not wait for clients
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Debian keeps each version in a folder of its own, off the PATH; elsewhere they are on it. */
function findPrograms(): { initdb: string; postgres: string } | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a);
  const onPath = findProgram('initdb');
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, String(version), 'bin')),
    ...(onPath ? [dirname(onPath)] : []),
  ];
  return folders
    .map((folder) => ({ initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}

/** PostgreSQL refuses to run as root: then it runs as the package's own user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // no such user here
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it as');
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeptShell, removeShells, type Shell } from '../../../web/src/lib/shell/kept-shell.ts';

const origin = 'https://mila.example';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const shellOf = (version: string): Shell => ({
  version,
  page: sha(`page ${version}`),
  files: [`/assets/boot-${version}.js`, '/fonts/word.woff2'],
});

type Server = (path: string) => Response | Promise<Response>;

/** A browser's cache in memory, and a server that can be replaced. */
function device(server: Server) {
  const held = new Map<string, Map<string, Response>>();
  const net = { server, asked: [] as string[] };
  const fetch = async (request: Request | string) => {
    const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    net.asked.push(path);
    return net.server(path);
  };
  const open = async (name: string) => {
    const files = held.get(name) ?? new Map<string, Response>();
    held.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, response: Response) => void files.set(path, response),
      async addAll(paths: string[]) {
        const found = await Promise.all(paths.map(async (path) => [path, await fetch(path)] as const));
        if (found.some(([, response]) => !response.ok)) throw new TypeError('not ok');
        for (const [path, response] of found) files.set(path, response);
      },
    } as unknown as Cache;
  };
  const caches = {
    open,
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
  };
  let runOut = () => {};
  const after = () => new Promise<void>((resolve) => (runOut = resolve));
  const shell = (version: string) =>
    createKeptShell(shellOf(version), { caches, fetch, digest: async (text) => sha(text), after, origin });
  return { held, net, caches, shell, patienceEnds: () => runOut() };
}

const deployed =
  (version: string): Server =>
  (path) =>
    path === '/'
      ? new Response(`page ${version}`)
      : path.includes('-') && !path.includes(version)
        ? new Response(null, { status: 404 })
        : new Response(`${path} of ${version}`);
const noNetwork: Server = () => Promise.reject(new TypeError('Failed to fetch'));

type Kept = ReturnType<ReturnType<typeof device>['shell']>;
function ask(kept: Kept, path: string, given: { method?: string; mode?: RequestMode } = {}) {
  const url = new URL(path, origin).href;
  return kept.answerTo({ method: 'GET', mode: 'cors', url, ...given }, new Request(url));
}
const openPage = async (kept: Kept, path = '/') => (await ask(kept, path, { mode: 'navigate' }))?.text();

describe('the app kept for a start without a network', () => {
  it('opens, with the launch in its address, when nothing can be reached', async () => {
    const { net, shell } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    net.server = noNetwork;
    expect(await openPage(kept, '/?tgWebAppStartParam=lesson_2#tgWebAppData=secret')).toBe('page one');
    expect(await (await ask(kept, '/assets/boot-one.js'))?.text()).toBe('/assets/boot-one.js of one');
  });

  it('is the new one as soon as the network has it, without its parts being taken from the old one', async () => {
    const { net, shell } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    net.server = deployed('two');
    expect(await openPage(kept)).toBe('page two');
    expect(ask(kept, '/assets/boot-two.js')).toBeUndefined();
  });

  it('does not wait for a slow network longer than its patience', async () => {
    const { net, shell, patienceEnds } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    net.server = () => new Promise(() => {});
    const opened = openPage(kept);
    await new Promise((resolve) => setImmediate(resolve));
    patienceEnds();
    expect(await opened).toBe('page one');
  });

  it('stands in for a server that answers with a failure of its own', async () => {
    const { net, shell } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    net.server = () => new Response('gateway', { status: 502 });
    expect(await openPage(kept)).toBe('page one');
  });

  it('takes the page that the browser has requested while the worker started', async () => {
    const { net, shell } = device(deployed('one'));
    const kept = shell('one');
    const request = new Request(`${origin}/`);
    const early = Promise.resolve(new Response('page early'));
    const answer = kept.answerTo({ method: 'GET', mode: 'navigate', url: request.url }, request, early);
    expect(await (await answer)?.text()).toBe('page early');
    expect(net.asked).toEqual([]);
  });

  it('waits for the network after all where the browser has emptied its cache', async () => {
    const { held, shell } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    held.clear();
    expect(await openPage(kept)).toBe('page one');
    expect(await (await ask(kept, '/fonts/word.woff2'))?.text()).toBe('/fonts/word.woff2 of one');
  });
});

describe('what is kept', () => {
  it('is nothing but the page and the files that the build has named, whatever is asked for', async () => {
    const { held, shell } = device(deployed('one'));
    const kept = shell('one');
    await kept.keep();
    await openPage(kept, '/?user=7');
    await ask(kept, '/fonts/word.woff2');
    const names = [...held].map(([name, files]) => [name, [...files.keys()].sort()]);
    expect(names).toEqual([['mila-shell-one', ['/', '/assets/boot-one.js', '/fonts/word.woff2']]]);
  });

  it.each([
    ['/api/home', {}],
    ['/api/auth/telegram', { method: 'POST' }],
    ['/', { method: 'POST', mode: 'navigate' as const }],
    ['/api/health', { mode: 'navigate' as const }],
    ['/audio/word.mp3', {}],
    ['/assets/boot-one.js?version=2', {}],
    ['https://elsewhere.example/assets/boot-one.js', {}],
  ])('leaves %s to the browser', (path, given) => {
    expect(ask(device(deployed('one')).shell('one'), path, given)).toBeUndefined();
  });

  it('is whole or not there: a page of another deploy or a missing file keeps nothing', async () => {
    const between = device(deployed('two'));
    await expect(between.shell('one').keep()).rejects.toThrow('another version');
    expect([...between.held]).toEqual([]);
    const torn = device((path) =>
      path.startsWith('/fonts') ? new Response(null, { status: 404 }) : deployed('one')(path),
    );
    await expect(torn.shell('one').keep()).rejects.toThrow('not ok');
    expect([...torn.held]).toEqual([]);
  });

  it('is one version, once the new one serves; the sounds stay', async () => {
    const { held, net, caches, shell } = device(deployed('one'));
    await caches.open('mila-sounds');
    await shell('one').keep();
    net.server = deployed('two');
    const second = shell('two');
    await second.keep();
    await second.removeOthers();
    expect([...held.keys()]).toEqual(['mila-sounds', 'mila-shell-two']);
    await removeShells(caches);
    expect([...held.keys()]).toEqual(['mila-sounds']);
  });
});

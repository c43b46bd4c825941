/** What one version of the app consists of; the build writes it into the worker (vite.config.ts). */
export type Shell = {
  /** Differs whenever anything in it differs. */
  version: string;
  /** SHA-256 of the page, in hexadecimal digits. */
  page: string;
  /** Paths of what the page needs: scripts, styles, fonts. Never anything of /api. */
  files: readonly string[];
};

/** How long an opening waits for the page from the network while an older one is kept. */
const pagePatienceMs = 2500;

export type ShellPorts = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** SHA-256 in hexadecimal digits. */
  digest: (text: string) => Promise<string>;
  after: (ms: number) => Promise<void>;
  origin: string;
};

/** The part of a request that decides. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const prefix = 'mila-shell-';
const pagePath = '/';

/**
 * One version of the app in the browser's cache. Only `keep` writes, and only what the build has named: no answer of the
 * server and no address with its launch can get there. Each version has a cache of its own, so two never mix.
 */
export function createKeptShell(
  { version, page, files }: Shell,
  { caches, fetch, digest, after, origin }: ShellPorts,
) {
  const name = prefix + version;
  const paths: ReadonlySet<string> = new Set(files);
  const kept = async (path: string) => (await caches.open(name)).match(path, { ignoreVary: true });

  async function fill(cache: Cache): Promise<void> {
    const found = await fetch(pagePath, { cache: 'no-store' });
    // Between two deploys the page may be of the other one.
    if (!found.ok || (await digest(await found.clone().text())) !== page) {
      throw new Error('the page is of another version than this worker');
    }
    await cache.addAll([...files]);
    await cache.put(pagePath, found);
  }

  /** The page of the network, unless that fails or takes too long while one is kept. */
  async function pageFor(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const asked = preloaded.catch(() => undefined).then((early) => early ?? fetch(request));
    const usable = asked.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    );
    const soon = await Promise.race([usable, after(pagePatienceMs)]);
    return soon ?? (await kept(pagePath)) ?? asked;
  }

  return {
    /** Keeps this version whole, or nothing of it; rejects then. */
    async keep(): Promise<void> {
      try {
        await fill(await caches.open(name));
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },

    removeOthers: () => removeShells(caches, name),

    /** Undefined for what the browser has to fetch by itself: everything but the page and its files. */
    answerTo(
      asked: Asked,
      request: Request,
      preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
    ): Promise<Response> | undefined {
      const { origin: host, pathname, search } = new URL(asked.url);
      if (asked.method !== 'GET' || host !== origin) return undefined;
      if (asked.mode === 'navigate')
        return pathname === pagePath || pathname === '/index.html' ? pageFor(request, preloaded) : undefined;
      if (search !== '' || !paths.has(pathname)) return undefined;
      return kept(pathname).then((found) => found ?? fetch(request));
    },
  };
}

/** Removes every version from the cache, or every one but `but`. Leaves the kept sounds alone. */
export async function removeShells(caches: ShellPorts['caches'], but?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
}

import { createLocalStore, type LocalStore } from '../../../web/src/lib/local-store.ts';
import type { Later } from '../../../web/src/lib/time/later.ts';

/** A timer advanced by hand. */
export function createTimer() {
  let nowMs = 0;
  let planned: { at: number; run: () => void }[] = [];
  const later: Later = (ms, run) => {
    const entry = { at: nowMs + ms, run };
    planned.push(entry);
    return () => {
      planned = planned.filter((other) => other !== entry);
    };
  };
  return {
    later,
    now: () => nowMs,
    /** Running delays, ms from now, shortest first. */
    waiting: () => planned.map((entry) => entry.at - nowMs).sort((a, b) => a - b),
    /** Advances the time and waits for everything that follows from it. */
    async pass(ms: number): Promise<void> {
      const end = nowMs + ms;
      for (;;) {
        await settle();
        const next = planned.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        planned = planned.filter((other) => other !== next);
        nowMs = next.at;
        next.run();
      }
      nowMs = end;
      await settle();
    },
  };
}

/** Waits until promises that need no timer have settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** A store of one device: pass it to two sessions in turn to simulate a reload. */
export function createMemoryStore(): LocalStore & { keys: () => string[] } {
  const values = new Map<string, string>();
  const store = createLocalStore(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
  return { ...store, keys: () => [...values.keys()] };
}

export type SentRequest = { method: string; url: string; body: unknown; token: string | null };

type Reply = { status?: number; statusText?: string; body?: unknown } | 'no network' | 'silence';

/** A network that answers with the replies in turn (the last one forever) and records what was sent. */
export function createNetwork(...replies: Reply[]) {
  const sent: SentRequest[] = [];
  const fake: typeof fetch = (url, init) => {
    sent.push({
      method: init?.method ?? 'GET',
      url: String(url),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init?.headers).get('authorization'),
    });
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? 'no network';
    if (reply === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    if (reply === 'silence') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
    return Promise.resolve(
      new Response(text, { status: reply.status ?? 200, statusText: reply.statusText ?? 'OK' }),
    );
  };
  return { fetch: fake, sent };
}

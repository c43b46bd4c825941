import { systemTexts } from '../../../../../core/texts/admin/web.ts';
import type { Api } from '../../../lib/api/create-api.ts';

const { providers, diagnostics } = systemTexts;
const { names } = diagnostics;

export type Check = {
  /** What is checked, in words. */
  name: string;
  /** The call that is made. */
  call: string;
  /** Returns the names of the parts that are down. Rejects when the call fails. */
  run: (api: Api, signal: AbortSignal) => Promise<readonly string[]>;
};

/** The calls of a diagnostic run, in their order. Each only reads; home is not among them, as it counts a day. */
export const checks: readonly Check[] = [
  {
    name: names.health,
    call: 'GET /health',
    async run(api, signal) {
      const { database, store } = await api.call('GET /health', { signal, retries: 0 });
      return downOf({ database, store });
    },
  },
  check(names.account, 'GET /profile'),
  check(names.catalogue, 'GET /sections'),
  check(names.leaderboard, 'GET /leaderboard'),
  check(names.audio, 'GET /audio/voices'),
  {
    name: names.inside,
    call: 'GET /admin/diagnostics',
    async run(api, signal) {
      const { database, store, telegram } = await api.call('GET /admin/diagnostics', { signal, retries: 0 });
      return downOf({ database: database.state, store: store.state, telegram: telegram.state });
    },
  },
];

type Plain = 'GET /profile' | 'GET /sections' | 'GET /leaderboard' | 'GET /audio/voices';

/** A call that is in order when it succeeds. */
function check(name: string, call: Plain): Check {
  return {
    name,
    call,
    async run(api, signal) {
      await api.call(call, { signal, retries: 0 });
      return [];
    },
  };
}

function downOf(parts: Partial<Record<'database' | 'store' | 'telegram', 'up' | 'down'>>): string[] {
  return (['database', 'store', 'telegram'] as const).flatMap((part) =>
    parts[part] === 'down' ? [providers[part]] : [],
  );
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import type { Outbox } from '../../lib/outbox/outbox-queue.ts';
import { type Services, useServices } from '../../lib/services.ts';

/** Type-only: the code is a chunk of its own. */
export type RulesCode = typeof import('./between/lesson-rules.ts');

/** Loads the code of the rules once for the page; a failure is forgotten, so that a later call tries again. */
export const pageRules = (services: Services) => services.once(createRulesLoader);

function createRulesLoader() {
  let loaded: RulesCode | undefined;
  return {
    /** Undefined until it is there. */
    loaded: () => loaded,
    async load(): Promise<RulesCode> {
      loaded ??= await import('./between/lesson-rules.ts');
      return loaded;
    },
  };
}

/**
 * Brings the rules and their code; a second call joins the first. Where they cannot be had it resolves all the same: the
 * lesson goes on without them.
 */
export async function fetchRules(services: Services, outbox: Outbox, client: QueryClient): Promise<void> {
  try {
    const { rulesQuery } = await pageRules(services).load();
    await client.prefetchQuery(rulesQuery(services, outbox));
  } catch (error) {
    console.warn('the rules are not loaded', error);
  }
}

/** Requests the rules, and their code, as soon as the trainer is open. */
export function useRulesAhead(): void {
  const services = useServices();
  const outbox = useOutbox();
  const client = useQueryClient();
  useEffect(() => {
    void fetchRules(services, outbox, client);
  }, [services, outbox, client]);
}

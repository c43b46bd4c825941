import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOutbox } from '../../lib/outbox/outbox.ts';
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

/** The code of the rules; undefined until it is loaded, and where it cannot be. */
export function useRulesCode(): RulesCode | undefined {
  const services = useServices();
  const loader = pageRules(services);
  const [code, setCode] = useState(loader.loaded);
  useEffect(() => {
    if (code) return;
    let wanted = true;
    loader.load().then(
      (loaded) => wanted && setCode(loaded),
      (error: unknown) => console.warn('the rules are not loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, [code, loader]);
  return code;
}

/** Requests the rules, and their code, as soon as the trainer is open. Nothing waits for them. */
export function useRulesAhead(): void {
  const services = useServices();
  const outbox = useOutbox();
  const client = useQueryClient();
  useEffect(() => {
    pageRules(services)
      .load()
      .then(({ rulesQuery }) => client.prefetchQuery(rulesQuery(services, outbox)))
      // The lesson goes on without them.
      .catch(() => {});
  }, [services, outbox, client]);
}

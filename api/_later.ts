import type { EndpointKey } from '../core/contracts/endpoints.ts';
import type { Handler, Handlers } from './_call.ts';

/**
 * Handlers whose module is loaded by the first call to one of them: a function starts without what its first call does
 * not need. `keys` are all calls that the module handles: a missing one does not compile where the table is covered.
 */
export function later<K extends EndpointKey>(
  keys: readonly K[],
  load: () => Promise<Handlers<K>>,
): Handlers<K> {
  // Kept here: asking for a module again goes through the loader of modules at every call.
  let loaded: Handlers<K> | undefined;
  const handlers = keys.map((key) => {
    const handler: Handler<K> = async (call) => {
      loaded ??= await load();
      return loaded[key](call);
    };
    return [key, handler];
  });
  // Each key has the handler of its own call.
  return Object.fromEntries(handlers) as Handlers<K>;
}

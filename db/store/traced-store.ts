import type { Store } from '../../core/ports.ts';
import type { Tracer } from '../../core/service/telemetry.ts';

/** The same store; each of its calls is a span, without key or value. */
export function tracedStore(store: Store, tracer: Tracer): Store {
  const call = <T>(verb: keyof Store, work: () => Promise<T>) =>
    tracer.span({ name: `store ${verb}`, kind: 'outside', attributes: { 'db.system.name': 'redis' } }, work);
  return {
    get: (key) => call('get', () => store.get(key)),
    set: (key, value, options) => call('set', () => store.set(key, value, options)),
    delete: (key) => call('delete', () => store.delete(key)),
    increment: (key, expirySeconds) => call('increment', () => store.increment(key, expirySeconds)),
  };
}

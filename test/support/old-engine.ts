import { featureAt, isYounger, namesIn } from '../../scripts/oldest-engine/support.ts';
import { oldestEngine } from '../../web/oldest-engine.ts';

/** What a page of the oldest engine does not have. */
export type Younger = {
  /** Members of what a constructor makes, and its own, e.g. `['Array', 'toSorted']`, `['URL', 'canParse']`. */
  members: [owner: string, name: string][];
  /** Constructors, objects and functions of the page, e.g. 'structuredClone'. */
  globals: string[];
};

const isYoung = (path: string): boolean => {
  const feature = featureAt(path);
  return feature?.__compat !== undefined && isYounger(feature, oldestEngine);
};

/** Every member that the compatibility data calls younger; `more`: what else is missing, as `['Crypto', 'randomUUID']`. */
export function youngerThanOldest(more: Younger['members'] = []): Younger {
  const owners = [
    ...namesIn('javascript.builtins').map((owner) => ({ owner, path: `javascript.builtins.${owner}` })),
    ...namesIn('api').map((owner) => ({ owner, path: `api.${owner}` })),
  ];
  const members = owners.flatMap(({ owner, path }) =>
    namesIn(path)
      .filter((name) => isYoung(`${path}.${name}`) && !name.endsWith('_event'))
      .map((name): [string, string] => [owner, name.replace(/_static$/, '')]),
  );
  return {
    members: [...members, ...more],
    globals: owners.filter(({ path }) => isYoung(path)).map(({ owner }) => owner),
  };
}

/** Runs in each frame of the page before its own scripts: takes all that away from the mini-app. */
export function removeYounger({ members, globals }: Younger): void {
  // The local Telegram around it is no part of what an old phone runs.
  if (window.top === window) return;
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>; // by name
  for (const [owner, name] of members) {
    const holder = page[owner];
    for (const place of owner === 'Window' ? [page] : [holder, holder?.prototype]) {
      if (place) Reflect.deleteProperty(place, name);
    }
  }
  for (const name of globals) Reflect.deleteProperty(page, name);
}

import { type Engine, featureAt, isYounger, namesIn } from './support.ts';

/**
 * What a page served by plain http lacks whatever the engine's age: Telegram's test environment and phones on a local
 * network open such pages.
 */
const onlyBySafeConnection: ReadonlySet<string> = new Set([
  'Crypto.randomUUID',
  'Crypto.subtle',
  'Navigator.clipboard',
  'Navigator.credentials',
  'Navigator.locks',
  'Navigator.mediaDevices',
  'Navigator.permissions',
  'Navigator.serviceWorker',
  'Navigator.share',
  'Navigator.storage',
  'Navigator.wakeLock',
  'WindowOrWorkerGlobalScope.caches',
]);

/**
 * Returns TypeScript's own library file with every member optional that one of the engines lacks, so that the compiler
 * wants a test before its use. `provided`: members that the page brings along, e.g. 'Array.at'. The file is read line by
 * line: one declaration a line, nested by four spaces, as TypeScript generates it.
 */
export function withOptionalYounger(library: string, engine: Engine, provided: ReadonlySet<string>): string {
  const ages = createAges(library, engine, provided);
  /** The blocks around a line, by their depth. */
  const around: { name: string; isStatic: boolean }[] = [];
  return library
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line;
      const depth = (/^ */.exec(line)?.[0].length ?? 0) / 4;
      around.length = Math.min(around.length, depth);
      const [, name = ''] =
        /^\s*(?:declare )?(?:interface|namespace|var|abstract class) (\w+)/.exec(line) ?? [];
      if (name && line.endsWith('{')) {
        around[depth] = { name, isStatic: / var /.test(line) };
        return / var /.test(line) ? maybeMissing(line, name, ages) : line;
      }
      const block = around[depth - 1];
      return block ? optional(line, block, ages) : maybeMissing(line, name, ages);
    })
    .join('\n');
}

/** The name by which the data knows an interface of TypeScript, e.g. 'Array' for 'ReadonlyArray', 'ArrayConstructor'. */
const builtInOf = (owner: string): string =>
  owner
    .replace(/^Readonly(?=Array$|Map$|Set$)|Constructor$/g, '')
    .replace(/^IteratorObject$/, 'Iterator')
    .replace(/^(?:Int|Uint|Float|Big)\w+Array$/, 'TypedArray');

/** Of mixins the data knows only the interfaces that have them: a member is young where it is in all of these. */
function membersYoungEverywhere(engine: Engine): Set<string> {
  const young = new Map<string, boolean>();
  for (const owner of namesIn('api')) {
    for (const member of namesIn(`api.${owner}`)) {
      const feature = featureAt(`api.${owner}.${member}`);
      if (feature) young.set(member, young.get(member) !== false && isYounger(feature, engine));
    }
  }
  return new Set([...young].filter(([, isYoung]) => isYoung).map(([member]) => member));
}

/** A member of an interface. */
function optional(line: string, { name, isStatic }: { name: string; isStatic: boolean }, ages: Ages): string {
  return line.replace(/^(\s+(?:readonly )?)(\w+)(?=[(<:])/, (all, start: string, member: string) =>
    member !== 'new' && ages.isYounger(name, member, isStatic) ? `${start}${member}?` : all,
  );
}

/** A variable or a function of the page. */
function maybeMissing(line: string, name: string, ages: Ages): string {
  const [, called = ''] = /^declare function (\w+)/.exec(line) ?? [];
  if (called && ages.isYoungerGlobal(called)) {
    return `declare var ${called}: undefined | typeof younger_${called};\n${line.replace(called, `younger_${called}`)}`;
  }
  return name && /^declare var /.test(line) && ages.isYoungerGlobal(name)
    ? line.replace(`${name}:`, `${name}: undefined |`)
    : line;
}

type Ages = ReturnType<typeof createAges>;

function createAges(library: string, engine: Engine, provided: ReadonlySet<string>) {
  const isOfPage = library.includes('interface EventTarget');
  const youngEverywhere = isOfPage ? membersYoungEverywhere(engine) : new Set<string>();

  function isYoungerIn(owner: string, member: string, isStatic: boolean): boolean {
    const builtIn = builtInOf(owner);
    const places = isOfPage
      ? [`api.${owner}.${member}${isStatic ? '_static' : ''}`]
      : [`javascript.builtins.${builtIn}.${member}`, `javascript.builtins.Intl.${builtIn}.${member}`];
    const feature = places.map(featureAt).find((found) => found !== undefined);
    const whole = featureAt(`api.${owner}`);
    // Whoever holds such an object has tested for it.
    if (whole && isYounger(whole, engine)) return false;
    if (feature) return isYounger(feature, engine);
    return !whole && youngEverywhere.has(member);
  }

  return {
    isYounger(owner: string, member: string, isStatic: boolean): boolean {
      const name = `${builtInOf(owner)}.${member}`;
      if (provided.has(name)) return false;
      return onlyBySafeConnection.has(name) || isYoungerIn(owner, member, isStatic);
    },
    isYoungerGlobal(name: string): boolean {
      if (provided.has(name)) return false;
      const places = ['api.', 'api.Window.', 'javascript.builtins.'].map((place) => featureAt(place + name));
      const found = places.filter((place) => place?.__compat !== undefined);
      return found.length > 0 && found.every((place) => place && isYounger(place, engine));
    },
  };
}

import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

/** Versions of Android's WebView and of Safari on iOS, e.g. `{ chrome: 94, safari: 15 }`. */
export type Engine = { chrome: number; safari: number };

/**
 * The compatibility data of a feature by its path, e.g. 'javascript.builtins.Array.at', 'api.URL.canParse_static'.
 * Undefined where there is none. Source: MDN's browser-compat-data.
 */
export function featureAt(path: string): Identifier | undefined {
  // Names like 'constructor' must not be found on the prototype of the data.
  const step = (from: unknown, name: string) =>
    Object.hasOwn(Object(from), name) ? (from as Record<string, unknown>)[name] : undefined;
  return path.split('.').reduce(step, bcd) as Identifier | undefined;
}

/** True when one of the engines lacks the feature, or has it only behind a flag or under another name. */
export function isYounger(feature: Identifier, { chrome, safari }: Engine): boolean {
  const compat: CompatStatement | undefined = feature.__compat;
  if (!compat) return false;
  const { webview_android: android, safari_ios: ios } = compat.support;
  return !isIn(android, chrome) || !isIn(ios, safari);
}

type Support = CompatStatement['support'][keyof CompatStatement['support']];

/** What the data does not say counts as supported. */
function isIn(support: Support, version: number): boolean {
  const statements = [support ?? []].flat() as SimpleSupportStatement[];
  if (statements.length === 0) return true;
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (flags || prefix || other) return false;
      return since(added) <= version && !(removed && since(removed) <= version);
    },
  );
}

/** '≤37' is said of what was there before anybody looked; false and 'preview' are no version. */
function since(version: string | boolean | null | undefined): number {
  if (version === true || version === null) return 0;
  return typeof version === 'string' && /\d/.test(version)
    ? Number.parseFloat(version.replace('≤', ''))
    : Number.POSITIVE_INFINITY;
}

/** Members of a folder of the data, e.g. of 'api': ['AbortController', …]. */
export const namesIn = (path: string): string[] =>
  Object.keys(featureAt(path) ?? {}).filter((name) => name !== '__compat' && name !== '__meta');

import { describe, expect, it } from 'vitest';
import { withOptionalYounger } from '../../../scripts/oldest-engine/library.ts';

const engine = { chrome: 94, safari: 15 };
const written = (library: string, provided: string[] = []) =>
  withOptionalYounger(library, engine, new Set(provided));

describe('a library for old engines', () => {
  it('makes a younger member of the language optional, and leaves an older one', () => {
    const library = `interface Array<T> {
    /** Of the standard of 2023. */
    toSorted(compareFn?: (a: T, b: T) => number): T[];

    map<U>(callbackfn: (value: T) => U): U[];
}`;
    expect(written(library)).toBe(library.replace('toSorted', 'toSorted?'));
  });

  it('knows who owns a method under the names that TypeScript has for it', () => {
    const library = [
      'interface ReadonlyArray<T> {\n    at(index: number): T;\n}',
      'interface ArrayConstructor {\n    fromAsync(values: unknown): Promise<unknown[]>;\n}',
      'interface Int8Array<T> {\n    at(index: number): number;\n}',
      'declare namespace Intl {\n    interface DurationFormat {\n        format(duration: object): string;\n    }\n}',
    ].join('\n');
    const optional = [...written(library).matchAll(/(\w+)\?\(/g)].map(([, name]) => name);
    expect(optional).toEqual(['at', 'fromAsync', 'at', 'format']);
  });

  it('leaves what the page brings along', () => {
    const library = 'interface ReadonlyArray<T> {\n    at(index: number): T;\n}';
    expect(written(library, ['Array.at'])).toBe(library);
  });

  it('says of members, variables and functions of the page that they may be missing', () => {
    const page = `interface EventTarget {
}
interface URLSearchParams {
    readonly size: number;
    sort(): void;
}
declare var URL: {
    new(url: string): URL;
    canParse(url: string): boolean;
};
declare var BroadcastChannel: {
    new(name: string): BroadcastChannel;
};
declare var location: Location;
declare function structuredClone<T>(value: T): T;
declare function fetch(input: string): Promise<Response>;`;
    expect(written(page)).toBe(
      page
        .replace('size:', 'size?:')
        .replace('canParse(', 'canParse?(')
        .replace('BroadcastChannel: {', 'BroadcastChannel: undefined | {')
        .replace(
          'declare function structuredClone',
          'declare var structuredClone: undefined | typeof younger_structuredClone;\ndeclare function younger_structuredClone',
        ),
    );
  });

  it('says the same of what a page of plain http lacks, whatever the age of the engine', () => {
    const page =
      'interface EventTarget {\n}\ninterface Crypto {\n    randomUUID(): string;\n    getRandomValues<T>(array: T): T;\n}';
    expect(withOptionalYounger(page, { chrome: 200, safari: 50 }, new Set())).toBe(
      page.replace('randomUUID(', 'randomUUID?('),
    );
  });
});

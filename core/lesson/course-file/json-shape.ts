import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import { findUnreadable } from './clean-text.ts';
import { fieldPatterns } from './fields.ts';
import type { JsonNode } from './json-reader.ts';
import type { FileProblem, Report } from './problem.ts';

/** What a lesson brings beside its words, read from a file: a rule, a dialogue. */
export type DecodedPart<Content> = {
  content: Content;
  /** The line and path of a field by its name, 'pairs.0.right.russian'; of the nearest one around it that there is. */
  placeOf: (field: string) => Omit<FileProblem, 'message'>;
};

/** The place of a value, whether it is there or not. */
type At = { line: number; path: string; report: Report };
export type Reader<T> = (node: JsonNode | undefined, at: At) => T;

const inner = (node: JsonNode | undefined, name: string, at: At): At => ({
  ...at,
  line: node?.line ?? at.line,
  path: `${at.path}${name}`,
});

const say = ({ line, path, report }: At, message: string): void => report({ line, column: path, message });

export function text(maxLength: number, pattern?: { is: RegExp; message: string }): Reader<string> {
  return (node, at) => {
    if (node?.kind !== 'text') {
      say(at, node ? texts.wanted.text : texts.missing);
      return '';
    }
    const unreadable = findUnreadable(node.value);
    if (unreadable !== undefined) say(at, texts.unreadable(`U+${unreadable.codePointAt(0)?.toString(16)}`));
    if (node.value.length > maxLength) say(at, texts.tooLong(maxLength));
    if (pattern && !pattern.is.test(node.value)) say(at, pattern.message);
    return node.value;
  };
}

/** `message` is said in place of the list of values, or of nothing. */
export const oneOf =
  <const T extends string | number>(values: readonly [T, ...T[]], message?: string): Reader<T> =>
  (node, at) => {
    const found = values.find((value) => value === node?.value);
    if (found === undefined) say(at, message ?? (node ? texts.oneOf(values) : texts.missing));
    return found ?? values[0];
  };

/** A place in a list, counted from 0; `message` says of what list. */
export const place =
  (message: string): Reader<number> =>
  (node, at) => {
    const isPlace = node?.kind === 'number' && Number.isInteger(node.value) && node.value >= 0;
    if (!isPlace) say(at, node ? message : texts.missing);
    return isPlace ? node.value : 0;
  };

export const list =
  <T>(of: Reader<T>): Reader<T[]> =>
  (node, at) => {
    if (node?.kind === 'list') {
      return node.value.map((item, index) => of(item, inner(item, `[${index}]`, at)));
    }
    say(at, node ? texts.wanted.list : texts.missing);
    return [];
  };

/** A list of exactly two; `message` says of what. */
export const two =
  <T>(of: Reader<T>, message: string): Reader<[T, T]> =>
  (node, at) => {
    const items = node?.kind === 'list' ? node.value : [];
    if (items.length !== 2) say(at, node ? message : texts.missing);
    // What is missing has been reported as one.
    const own = items.length === 2 ? at : { ...at, report: () => {} };
    return [of(items[0], inner(items[0], '[0]', own)), of(items[1], inner(items[1], '[1]', own))];
  };

/** Undefined for what is missing or null. */
export const optional =
  <T>(of: Reader<T>): Reader<T | undefined> =>
  (node, at) =>
    node === undefined || node.kind === 'null' ? undefined : of(node, at);

export function object<Shape extends Readonly<Record<string, Reader<unknown>>>>(
  shape: Shape,
): Reader<{ [Name in keyof Shape]: ReturnType<Shape[Name]> }> {
  return (node, at) => {
    const values = node?.kind === 'object' ? node.value : new Map<string, JsonNode>();
    if (node?.kind !== 'object') say(at, node ? texts.wanted.object : texts.missing);
    for (const [name, value] of values) {
      if (!Object.hasOwn(shape, name)) say(inner(value, `.${name}`, at), texts.unknownField(name));
    }
    const entries = Object.entries(shape).map(([name, read]) => {
      const value = values.get(name);
      // What is missing in something that is no object has been reported with it.
      const silent = node?.kind === 'object' ? at : { ...at, report: () => {} };
      return [name, read(value, inner(value, `.${name}`, silent))] as const;
    });
    // Each name has what its own reader gives.
    return Object.fromEntries(entries) as { [Name in keyof Shape]: ReturnType<Shape[Name]> };
  };
}

export const key = text(64, { is: fieldPatterns.key, message: texts.rules.key });

/** The list of what a lesson brings, `path` of the list; problems of its shape are reported. */
export function decodeParts<Shape, Content>(
  node: JsonNode,
  { read, contentOf, path, report }: Decoding<Shape, Content>,
): DecodedPart<Content>[] {
  const at = { line: node.line, path, report };
  if (node.kind !== 'list') {
    say(at, texts.wanted.list);
    return [];
  }
  return node.value.map((item, index) => {
    const own = inner(item, `[${index}]`, at);
    return {
      content: contentOf(read(item, own)),
      placeOf: (field) => placeIn(item, field.split('.'), own),
    };
  });
}

type Decoding<Shape, Content> = {
  read: Reader<Shape>;
  contentOf: (shape: Shape) => Content;
  path: string;
  report: Report;
};

function placeIn(node: JsonNode, names: readonly string[], { line, path }: At): Omit<FileProblem, 'message'> {
  const [name, ...rest] = names;
  const found =
    node.kind === 'object'
      ? node.value.get(name ?? '')
      : node.kind === 'list'
        ? node.value[Number(name)]
        : undefined;
  if (name === undefined || !found) return { line, column: path };
  const step = node.kind === 'list' ? `[${name}]` : `.${name}`;
  return placeIn(found, rest, { line: found.line, path: path + step, report: () => {} });
}

import { cleanRule } from '../../rules/clean-rule.ts';
import { type RuleContent, ruleCheckKinds, ruleThemes } from '../../rules/content.ts';
import { courseFileTexts as texts } from '../../texts/admin/course-file.ts';
import { findUnreadable } from './clean-text.ts';
import { fieldPatterns } from './fields.ts';
import type { JsonNode } from './json-reader.ts';
import type { FileProblem, Report } from './problem.ts';

/** A rule of a file, and where it and each of its fields stand there. */
export type DecodedRule = {
  content: RuleContent;
  /** The line and path of a field by its name, 'pairs.0.right.russian'; of the nearest one around it that there is. */
  placeOf: (field: string) => Omit<FileProblem, 'message'>;
};

/** The place of a value, whether it is there or not. */
type At = { line: number; path: string; report: Report };
type Reader<T> = (node: JsonNode | undefined, at: At) => T;

const inner = (node: JsonNode | undefined, name: string, at: At): At => ({
  ...at,
  line: node?.line ?? at.line,
  path: `${at.path}${name}`,
});

const say = ({ line, path, report }: At, message: string): void => report({ line, column: path, message });

function text(maxLength: number, pattern?: { is: RegExp; message: string }): Reader<string> {
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

const oneOf =
  <T extends string>(values: readonly [T, ...T[]]): Reader<T> =>
  (node, at) => {
    const found = values.find((value) => value === node?.value);
    if (!found) say(at, node ? texts.oneOf(values) : texts.missing);
    return found ?? values[0];
  };

const place: Reader<number> = (node, at) => {
  const isPlace = node?.kind === 'number' && Number.isInteger(node.value) && node.value >= 0;
  if (!isPlace) say(at, node ? texts.wanted.place : texts.missing);
  return isPlace ? node.value : 0;
};

const list =
  <T>(of: Reader<T>): Reader<T[]> =>
  (node, at) => {
    if (node?.kind === 'list') {
      return node.value.map((item, index) => of(item, inner(item, `[${index}]`, at)));
    }
    say(at, node ? texts.wanted.list : texts.missing);
    return [];
  };

/** Undefined for what is missing or null. */
const optional =
  <T>(of: Reader<T>): Reader<T | undefined> =>
  (node, at) =>
    node === undefined || node.kind === 'null' ? undefined : of(node, at);

function object<Shape extends Readonly<Record<string, Reader<unknown>>>>(
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

const key = text(64, { is: fieldPatterns.key, message: texts.rules.key });
const words = text(500);

const readRule = object({
  key,
  theme: oneOf(ruleThemes),
  title: text(200),
  text: text(4000),
  before: optional(key),
  needs: optional(list(key)),
  pairs: list(
    object({
      right: object({ pronunciation: words, transcription: words, russian: words }),
      other: optional(object({ hebrew: words, russian: words, why: words })),
    }),
  ),
  checks: list(
    object({
      kind: oneOf(ruleCheckKinds),
      prompt: words,
      sentence: optional(words),
      options: list(words),
      answer: place,
      reasons: list(words),
    }),
  ),
});

/** The rules of a lesson, `path` of their list; problems of their shape are reported. */
export function decodeRules(
  node: JsonNode,
  { lesson, path, report }: { lesson: string; path: string; report: Report },
): DecodedRule[] {
  const at = { line: node.line, path, report };
  if (node.kind !== 'list') {
    say(at, texts.wanted.list);
    return [];
  }
  return node.value.map((item, index) => {
    const own = inner(item, `[${index}]`, at);
    const { before, needs, pairs, checks, ...rule } = readRule(item, own);
    const content = cleanRule<RuleContent>({
      ...rule,
      lesson,
      ...(before === undefined ? {} : { before }),
      ...(needs === undefined || needs.length === 0 ? {} : { needs }),
      pairs: pairs.map(({ right, other }) => ({ right, other: other ?? null })),
      checks: checks.map(({ sentence, ...check }) =>
        sentence === undefined ? check : { ...check, sentence },
      ),
    });
    return { content, placeOf: (field) => placeIn(item, field.split('.'), own) };
  });
}

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

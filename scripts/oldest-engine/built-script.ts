import { parseAst } from 'vite';
import { type Engine, featureAt, isYounger, namesIn } from './support.ts';

/** A node of the syntax tree, as far as it is looked at here. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Returns what in a built script is younger than the engines: syntax, patterns of regular expressions, and calls of
 * methods and constructors by name, each with the code around it: 'lookbehind: …(?<!a)b…'. A name that also belongs to
 * something older is not found, since a script carries no types; nor is one that the script tests for somewhere.
 * `provided`: members that the page brings along, e.g. 'Array.at'. Throws a SyntaxError for what is no script.
 */
export function youngerInScript(code: string, engine: Engine, provided: ReadonlySet<string>): string[] {
  const nodes = allNodes(parseAst(code) as unknown as Node); // every node has a type and a place
  const names = youngNames(engine, provided);
  const tested = new Set(nodes.flatMap(testedIn));
  return nodes.flatMap((node) => {
    const called = calledIn(node);
    const isYoung = called !== undefined && names.has(called) && !tested.has(called);
    return [...syntaxIn(node, engine), ...patternsIn(node), ...(isYoung ? [called] : [])].map(
      (what) => `${what}: ${code.slice(Math.max(0, node.start - 30), node.start + 50)}`,
    );
  });
}

function allNodes(root: Node): Node[] {
  const found = [root];
  for (const node of found) {
    for (const value of Object.values(node)) found.push(...[value].flat().filter(isNode));
  }
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Kinds of nodes, by where the data speaks of them. */
const syntax: Readonly<Record<string, string>> = {
  StaticBlock: 'javascript.classes.static.initialization_blocks',
  AccessorProperty: 'javascript.classes.accessor',
  Decorator: 'javascript.classes.decorators',
  ImportAttribute: 'javascript.statements.import.import_attributes',
  AwaitExpression: 'javascript.operators.await',
};

function syntaxIn(node: Node, engine: Engine): string[] {
  if (node.type === 'PropertyDefinition' && hasBracket(node.value)) return ['bracket in a class field'];
  const feature = featureAt(syntax[node.type] ?? '');
  // Decorators are in no engine, and the data has no row for them yet.
  if (node.type in syntax && (!feature || isYounger(feature, engine))) return [node.type];
  const isUsing = node.type === 'VariableDeclaration' && /using/.test(String(node.kind));
  return isUsing ? ['using'] : [];
}

/**
 * Safari before 16 may lose the names of the scope around a class where a field's first value holds an arrow function or
 * an expression in brackets (WebKit's bug 236843).
 */
const hasBracket = (value: unknown): boolean =>
  isNode(value) &&
  allNodes(value).some(({ type }) =>
    /^(?:Arrow|Parenthesized|Sequence|Conditional|Logical|Binary)/.test(type),
  );

/** Parts of patterns that an old engine refuses with a SyntaxError, of the whole script where it is a literal. */
const youngPatterns: readonly [name: string, pattern: RegExp][] = [
  ['lookbehind', /\(\?<[=!]/],
  ['modifiers', /\(\?[ims]*-?[ims]+:/],
];

function patternsIn({ type, ...node }: Node): string[] {
  const regex = node.regex as { pattern: string; flags: string } | undefined;
  const isText = type === 'Literal' || type === 'TemplateElement';
  const text =
    regex?.pattern ?? (type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value);
  if (!isText || typeof text !== 'string') return [];
  const found = youngPatterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return regex?.flags.includes('v') ? [...found, 'flag v'] : found;
}

/** The name of the method or constructor that is called without a test of its own. */
function calledIn({ type, optional, ...node }: Node): string | undefined {
  if ((type !== 'CallExpression' && type !== 'NewExpression') || optional) return undefined;
  return nameOf(node.callee);
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value.name);
  return value.type === 'MemberExpression' && !value.computed ? nameOf(value.property) : undefined;
}

/** Names that are tested for: `typeof a.b`, `'b' in a`, `a.b && …`, `a.b ? … : …`, `if (!a.b)`, `a.b?.()`. */
function testedIn({ type, ...node }: Node): string[] {
  const tested =
    type === 'UnaryExpression' && (node.operator === 'typeof' || node.operator === '!')
      ? [node.argument]
      : type === 'LogicalExpression'
        ? [node.left]
        : type === 'IfStatement' || type === 'ConditionalExpression'
          ? [node.test]
          : type === 'CallExpression' && node.optional
            ? [node.callee]
            : [];
  const literal =
    type === 'BinaryExpression' && node.operator === 'in' && isNode(node.left) && node.left.value;
  return [...tested.map(nameOf), literal].filter((name) => typeof name === 'string');
}

/** Their methods are called in every script; those of others, like `Atomics.load`, have anybody's names. */
const usualOwners = ['Array', 'Map', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray'];

/**
 * Names that belong only to what is younger: methods of the language's usual objects, members of the page's interfaces of
 * two words or more (one word, like `show`, may be anybody's), and constructors and functions of the page.
 */
function youngNames(engine: Engine, provided: ReadonlySet<string>): ReadonlySet<string> {
  const ages = new Map<string, boolean>();
  const see = (name: string, path: string) => {
    const feature = featureAt(path);
    if (feature?.__compat) ages.set(name, ages.get(name) !== false && isYounger(feature, engine));
  };
  for (const owner of namesIn('javascript.builtins')) {
    if (owner !== 'Temporal') see(owner, `javascript.builtins.${owner}`);
  }
  for (const owner of usualOwners) {
    for (const name of namesIn(`javascript.builtins.${owner}`))
      see(name, `javascript.builtins.${owner}.${name}`);
  }
  for (const owner of namesIn('api')) {
    see(owner, `api.${owner}`);
    for (const name of namesIn(`api.${owner}`)) {
      if (/[a-z][A-Z]/.test(name)) see(name.replace(/_static$/, ''), `api.${owner}.${name}`);
    }
  }
  const given = new Set([...provided].map((name) => name.split('.')[1]));
  return new Set([...ages].filter(([name, isYoung]) => isYoung && !given.has(name)).map(([name]) => name));
}

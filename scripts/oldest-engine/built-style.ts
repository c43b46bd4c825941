import { type Engine, featureAt, isYounger, namesIn } from './support.ts';

/** One finding, e.g. `{ feature: ':has', place: '.a:has(b)', text: '.a:has(b){…}' }`. */
export type StyleFinding = {
  /** The selector, property, value or rule that is younger: ':has', 'accent-color', 'height: dvh', '@layer'. */
  feature: string;
  /** The declaration or the head of the rule that holds it. */
  text: string;
};

/**
 * Returns what in a built style sheet an engine does not know and nothing older stands in for: a declaration is fine after
 * an older one of the same property in its rule (or the same with a prefix), and within `@supports`. Where `var()` stands
 * in it an older one does not help, nor does it for a variable: the engine then finds out too late that it does not
 * understand. The sheet is minified, or at least without nested rules of style. Throws when braces do not match.
 */
export function youngerInStyle(css: string, engine: Engine): StyleFinding[] {
  const found: StyleFinding[] = [];
  for (const { head, around, declarations } of rulesOf(css)) {
    if (around.some((rule) => rule.startsWith('@supports'))) continue;
    const features = [...around, head].flatMap((rule) =>
      rule.startsWith('@') ? youngerAtRule(rule, engine) : youngerSelectors(rule, engine),
    );
    found.push(...features.map((feature) => ({ feature, text: head })));
    if (around.some((rule) => !rule.startsWith('@'))) found.push({ feature: 'nesting', text: head });
    found.push(...youngerDeclarations(declarations, engine));
  }
  return found;
}

type Declaration = { property: string; value: string };
type Rule = { head: string; around: string[]; declarations: Declaration[] };

/** Texts and addresses may hold braces and semicolons. */
const parts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|\/\*.*?\*\/|[{};]|[^"'{};/u]+|./gs;

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  let text = '';
  const declare = () => {
    const [, property, value] = /^([\w-]+)\s*:\s*(.*)$/s.exec(text.trim()) ?? [];
    if (property && value) open.at(-1)?.declarations.push({ property: property.toLowerCase(), value });
    text = '';
  };
  for (const [part] of css.matchAll(parts)) {
    if (part.startsWith('/*')) continue;
    if (part === '{') {
      const rule = { head: text.trim(), around: open.map(({ head }) => head), declarations: [] };
      rules.push(rule);
      open.push(rule);
      text = '';
    } else if (part === ';') declare();
    else if (part === '}') {
      declare();
      if (!open.pop()) throw new Error(`a brace too many before ${css.slice(0, 40)}`);
    } else text += part;
  }
  if (open.length > 0) throw new Error(`a brace is missing after ${open[0]?.head}`);
  return rules;
}

function youngerAtRule(head: string, engine: Engine): string[] {
  const [, name = '', rest = ''] = /^@([\w-]+)\s*(.*)$/s.exec(head) ?? [];
  const rule = featureAt(`css.at-rules.${name.replace(/^-\w+-/, '')}`);
  if (rule && isYounger(rule, engine)) return [`@${name}`];
  const isRange = name === 'media' && /[<>]=?/.test(rest);
  const range = featureAt('css.at-rules.media.range_syntax');
  return isRange && range && isYounger(range, engine) ? ['@media with a range'] : [];
}

function youngerSelectors(head: string, engine: Engine): string[] {
  const names = [...head.replace(/\[[^\]]*\]/g, '').matchAll(/::?([a-z-]+)/g)];
  return names.flatMap(([written, name = '']) => {
    const feature = featureAt(`css.selectors.${name}`);
    return feature && isYounger(feature, engine) ? [written] : [];
  });
}

function youngerDeclarations(declarations: Declaration[], engine: Engine): StyleFinding[] {
  const older = new Set<string>();
  return declarations.flatMap(({ property, value }) => {
    const features = youngerIn({ property, value }, engine);
    if (features.length === 0) older.add(property.replace(/^-(?:webkit|moz|ms)-/, ''));
    if (features.length === 0 || (older.has(property) && !value.includes('var('))) return [];
    return features.map((feature) => ({ feature, text: `${property}:${value}` }));
  });
}

function youngerIn({ property, value }: Declaration, engine: Engine): string[] {
  const feature = featureAt(`css.properties.${property}`);
  if (feature && isYounger(feature, engine)) return [property];
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|var\(--[\w-]+/g, ' ');
  const units = [
    ...bare.matchAll(/\d(d|s|l)v(?:h|w|i|b|min|max)\b|\dcq(?:w|h|i|b|min|max)\b|\d(?:lh|rlh|ic|cap)\b/g),
  ];
  const functions = [...bare.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name);
  const words = property.startsWith('--') ? [] : (bare.match(/(?<![\w-])[a-z][a-z-]+(?![\w-(])/g) ?? []);
  return [
    ...units.map(([unit]) => `${property}: ${unit.replace(/\d/g, '')}`),
    ...functions.filter((name) => isYoungFunction(name, engine)).map((name) => `${name}()`),
    ...words.filter((word) => isYoungWord(property, word, engine)).map((word) => `${property}: ${word}`),
  ];
}

/** The data keeps functions below the types of values that they give. */
function isYoungFunction(name: string, engine: Engine): boolean {
  const places = ['css.types', ...namesIn('css.types').map((type) => `css.types.${type}`)];
  const feature = places.map((place) => featureAt(`${place}.${name}`)).find((found) => found?.__compat);
  return feature !== undefined && isYounger(feature, engine);
}

function isYoungWord(property: string, word: string, engine: Engine): boolean {
  const feature = featureAt(`css.properties.${property}.${word}`);
  return feature !== undefined && isYounger(feature, engine);
}

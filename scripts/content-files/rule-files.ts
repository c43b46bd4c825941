import { isDeepStrictEqual } from 'node:util';
import { cleanRule } from '../../core/rules/clean-rule.ts';
import { type RuleContent, type RuleTheme, ruleThemes } from '../../core/rules/content.ts';
import type { ContentFiles, Format } from './content-folder.ts';

const nameOf = (theme: RuleTheme): string =>
  theme.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const opening = /(?:\/\*\*[^*]*\*\/\n)?(?=export const \w+: readonly RuleContent\[\] = )/;

/** The comment above the rules of a file. */
const commentIn = (text: string): string => opening.exec(text)?.[0] ?? '';

function printFile(theme: RuleTheme, rules: readonly RuleContent[], present: string): string {
  return [
    "import type { RuleContent } from '../../../core/rules/content.ts';\n\n",
    commentIn(present),
    `export const ${nameOf(theme)}: readonly RuleContent[] = ${JSON.stringify(rules.map(cleanRule))};\n`,
  ].join('');
}

/** Rules of a theme by their keys: their order in the course follows from their lessons, not from their file. */
const ofTheme = (rules: readonly RuleContent[], theme: RuleTheme): RuleContent[] =>
  rules
    .filter((rule) => rule.theme === theme)
    .map(cleanRule)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));

/**
 * What has to be written into `db/content/rules` so that it holds these rules: new texts by file name, 'rules/verbs.ts'.
 * A theme that has not changed keeps its file to the letter; one that changed is printed in full, without the shorter
 * words of `shape.ts`. `present` is what the files hold now.
 */
export function planRuleFiles(
  rules: readonly RuleContent[],
  files: ContentFiles,
  { format, present }: { format: Format; present: readonly RuleContent[] },
): Map<string, string> {
  const changed = ruleThemes.filter(
    (theme) => !isDeepStrictEqual(ofTheme(rules, theme), ofTheme(present, theme)),
  );
  return new Map(
    changed.map((theme) => {
      const name = `rules/${theme}.ts`;
      const own = rules.filter((rule) => rule.theme === theme);
      return [name, format(printFile(theme, own, files.get(name) ?? ''), name)];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleContent } from '../../../core/rules/content.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { formatContent } from '../../../scripts/content-files/formatter.ts';
import { planRuleFiles } from '../../../scripts/content-files/rule-files.ts';

const name = 'rules/articles.ts';
const files = new Map([
  [name, readFileSync(new URL(`../../../db/content/${name}`, import.meta.url), 'utf8')],
]);
const plan = (changed: readonly RuleContent[]) =>
  planRuleFiles(changed, files, { format: formatContent, present: rules });

/** The rules that a printed file holds: it is plain data. */
const heldIn = (text: string): RuleContent[] =>
  Function(`return ${text.slice(text.indexOf('RuleContent[] = ') + 'RuleContent[] = '.length)}`)();

describe('the files of rules', () => {
  it('stay as they are where the rules do, whatever their order', () => {
    expect(plan(rules.toReversed())).toEqual(new Map());
  });

  it('hold what was changed, what came anew, and nothing of what is gone', () => {
    const [first, ...others] = rules.filter(({ theme }) => theme === 'articles');
    const [second, ...rest] = others;
    if (!first || !second) throw new Error('no rules of articles');
    const wanted = [{ ...first, title: 'Новое имя' }, ...rest, { ...second, key: 'own-3' }];
    const planned = plan([...rules.filter(({ theme }) => theme !== 'articles'), ...wanted]);
    expect([...planned.keys()]).toEqual([name]);
    const text = planned.get(name) ?? '';
    expect(heldIn(text)).toEqual(wanted);
    expect(text).toContain(
      '/** What is known: the article and what goes with it. */\nexport const articles:',
    );
    expect(text).not.toContain('shape.ts');
  });
});

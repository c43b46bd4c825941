import pg from 'pg';
import type { Statement } from './statements.ts';

/** Tables that grow with the number of learners: none of them may be read from end to end to answer one. */
const growing = new Set([
  'users',
  'settings',
  'word_progress',
  'stage_answers',
  'lesson_passes',
  'known_words',
  'letter_answers',
  'letter_cards',
  'form_answers',
  'form_cards',
  'rule_answers',
  'rule_cards',
  'dialogue_answers',
  'activity_days',
  'quiz_sessions',
  'quiz_results',
  'ledger',
  'achievements',
  'status_history',
  'orders',
  'star_payments',
  'entitlements',
  'processed_updates',
  'memory_cards',
  'reviews_undone',
  'audit_log',
]);

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  Plans?: Node[];
};

export type Plan = {
  /** E.g. 'Index Scan users_leaderboard'. */
  scans: string[];
  /** Tables that grow with users and would be read completely. */
  wholeTables: string[];
};

/**
 * The plans of a prepared statement: the one for these values and the general one, either of which the server may
 * come to use.
 */
export async function explain(client: pg.Client, statement: Statement): Promise<Plan> {
  await client.query(`prepare explained as ${statement.text}`);
  try {
    const nodes: Node[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      const { rows } = await client.query(
        `explain (format json) execute explained${literalsOf(statement.values)}`,
      );
      nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan as Node)); // the shape that EXPLAIN documents
    }
    const scans = nodes.flatMap(describe);
    const wholeTables = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && growing.has(node['Relation Name'] ?? ''))
      .map((node) => node['Relation Name'] ?? '');
    return { scans: [...new Set(scans)], wholeTables: [...new Set(wholeTables)] };
  } finally {
    await client.query('deallocate explained');
    await client.query('reset plan_cache_mode');
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function describe(node: Node): string[] {
  const type = node['Node Type'];
  if (!type.endsWith('Scan') || type === 'CTE Scan' || type === 'Subquery Scan') return [];
  const what = [node['Index Name'], node['Relation Name']].find((name) => name !== undefined);
  return what ? [`${type} ${what}`] : [];
}

/** The values of a statement as `execute` takes them. */
export const literalsOf = (values: readonly unknown[]): string =>
  values.length > 0 ? `(${values.map(literal).join(', ')})` : '';

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(String(value));
}

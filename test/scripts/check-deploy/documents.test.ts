import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../../api/_env.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** What the platform or Node itself sets. */
const given = ['NODE_ENV', 'VERCEL'];

const source = read('api/_env.ts');
const table = /z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
const variables = [...table.matchAll(/^ {2}([A-Z_]+):/gm)]
  .map((match) => match[1] ?? '')
  .filter((name) => !given.includes(name));

describe('the documents know every variable of the environment', () => {
  it('the table was found', () => {
    expect(variables).toContain('TELEGRAM_BOT_TOKEN');
    expect(variables.length).toBeGreaterThan(15);
  });

  it('.env.example lists them all, empty, and no other', () => {
    const lines = read('.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.toSorted()).toEqual(variables.map((name) => `${name}=`).toSorted());
  });

  it('docs/deploy.md explains them all, and marks those that a deployment cannot start without', () => {
    const rows = read('docs/deploy.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 5); // the table of three columns
    const said = new Map(
      rows.flatMap(([, names = '', needed = '']) =>
        [...names.matchAll(/`([A-Z_]+)`/g)].map((match) => [match[1] ?? '', needed] as const),
      ),
    );
    expect(variables.filter((name) => !said.has(name))).toEqual([]);
    const needed = variables.filter((name) => said.get(name) === 'yes');
    let complaint = '';
    try {
      parseEnv({ VERCEL: '1' });
    } catch (error) {
      complaint = String(error);
    }
    expect(variables.filter((name) => complaint.includes(`${name} не задана`))).toEqual(needed);
  });
});

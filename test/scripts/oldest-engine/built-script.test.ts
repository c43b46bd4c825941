import { describe, expect, it } from 'vitest';
import { youngerInScript } from '../../../scripts/oldest-engine/built-script.ts';

const engine = { chrome: 94, safari: 15 };
const found = (code: string, provided: string[] = []) =>
  youngerInScript(code, engine, new Set(provided)).map((finding) => finding.split(':')[0]);

describe('in a built script', () => {
  it.each([
    ['StaticBlock', 'class A{static{a()}}'],
    ['bracket in a class field', 'class A{a=b(()=>c)}'],
    ['bracket in a class field', 'class A{a=(b,c)}'],
    ['ImportAttribute', "import a from './a.json' with{type:'json'};"],
    ['using', '{using a=b()}'],
    ['lookbehind', 'a.replace(/(?<!b)c/,d)'],
    ['lookbehind', 'new RegExp(`(?<=a)b`)'],
    ['lookbehind', "new RegExp('(?<!a)'+b)"],
    ['modifiers', '/(?i:a)b/.test(c)'],
    ['flag v', '/[a--b]/v.test(c)'],
    ['toSorted', 'a.toSorted()'],
    ['findLast', 'a.b.findLast(c)'],
    ['groupBy', 'Object.groupBy(a,b)'],
    ['withResolvers', 'Promise.withResolvers()'],
    ['structuredClone', 'structuredClone(a)'],
    ['BroadcastChannel', 'new BroadcastChannel("a")'],
    ['canParse', 'URL.canParse(a)'],
    ['checkVisibility', 'a.checkVisibility()'],
    ['requestIdleCallback', 'requestIdleCallback(a)'],
  ])('%s is found', (name, code) => {
    expect(found(code)).toEqual([name]);
  });

  it.each([
    'class A{#a=1;b=new Set;static c=2;has(d){return #a in d}}',
    'a??=b?.c;d||=1_000n;',
    'await a();',
    '/(?<year>\\d+)(?=a)(?!b)(?:c)/dsu.test(d)',
    'a.map(b).flat().replaceAll(c,d)',
    'a.at?.(0)',
    "typeof reportError=='function'?reportError(a):b",
    'a.checkVisibility&&a.checkVisibility()',
    'if(document.startViewTransition)document.startViewTransition(a)',
    "'canParse'in URL&&URL.canParse(a)",
    'a.show();b.take(1);c.query(d)',
  ])('%s is no fault', (code) => {
    expect(found(code)).toEqual([]);
  });

  it('what the page brings along is no fault', () => {
    expect(found('a.toSorted()', ['Array.toSorted'])).toEqual([]);
  });

  it('each finding shows the code around it', () => {
    expect(youngerInScript('let a=b.toSpliced(0,1)', engine, new Set())).toEqual([
      'toSpliced: let a=b.toSpliced(0,1)',
    ]);
  });
});

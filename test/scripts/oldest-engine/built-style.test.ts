import { describe, expect, it } from 'vitest';
import { youngerInStyle } from '../../../scripts/oldest-engine/built-style.ts';

const engine = { chrome: 94, safari: 15 };
const found = (css: string) => youngerInStyle(css, engine).map(({ feature }) => feature);

describe('in a built style sheet', () => {
  it.each([
    [':has', '.a:has(.b){color:red}'],
    [':focus-visible', '.a,.b:focus-visible{color:red}'],
    ['::backdrop', 'dialog::backdrop{color:red}'],
    ['height: dvh', '.a{height:100dvh}'],
    ['min-height: svh', '.a{min-height:calc(100svh - 8px)}'],
    ['width: cqw', '.a{width:50cqw}'],
    ['color-mix()', '.a{background:color-mix(in srgb,red,blue)}'],
    ['oklch()', '.a{color:oklch(40% .2 30)}'],
    ['accent-color', '.a{accent-color:red}'],
    ['text-wrap', '.a{text-wrap:balance}'],
    ['overflow: clip', '.a{overflow:clip}'],
    ['overflow-wrap: anywhere', '.a{overflow-wrap:anywhere}'],
    ['container-type', '.a{container-type:inline-size}'],
    ['@container', '@container (width>400px){.a{color:red}}'],
    ['@layer', '@layer base{.a{color:red}}'],
    ['@property', '@property --a{syntax:"<color>";inherits:true;initial-value:red}'],
    ['@media with a range', '@media (width>=400px){.a{color:red}}'],
    ['nesting', '.a{color:red;.b &{color:blue}}'],
  ])('%s is found', (feature, css) => {
    expect(found(css)).toContain(feature);
  });

  it('an older declaration of the same property stands in', () => {
    expect(found('.a{height:100vh;height:100dvh}')).toEqual([]);
    expect(found('.a{-webkit-appearance:none;appearance:none}')).toEqual([]);
    expect(found('.a{height:100dvh;height:100vh}')).toEqual(['height: dvh']);
    expect(found('.a{height:100vh}.b{height:100dvh}')).toEqual(['height: dvh']);
  });

  it('none stands in where a variable is read or set: the engine finds out too late', () => {
    expect(found('.a{--b:100vh;--b:100dvh}')).toEqual([]);
    expect(found(':root{--b:var(--c,100vh);--b:var(--c,100dvh)}')).toEqual(['--b: dvh']);
    expect(found('.a{background:var(--b);background:color-mix(in srgb,var(--b),red)}')).toEqual([
      'color-mix()',
    ]);
  });

  it('@supports asks first', () => {
    expect(found('@supports (height:1dvh){:root{--b:100dvh}}')).toEqual([]);
    expect(found('@media print{@supports selector(:has(a)){.a:has(b){color:red}}}')).toEqual([]);
  });

  it.each([
    '.a{display:grid;gap:4px;inset:0;aspect-ratio:1;min-height:min(40vh,20rem)}',
    '.a:is(.b,.c):not(.d,.e)::after{content:"100dvh;{:has(}"}',
    '.a{background:url(data:image/svg+xml;utf8,<svg/>) no-repeat}',
    '@media (prefers-color-scheme:dark){@media (max-height:430px){.a{color:red}}}',
    '@font-face{font-family:"A";src:url(/a.woff2)format("woff2");unicode-range:U+590-5FF}',
    '@keyframes rise{0%{opacity:0}to{opacity:1}}',
    '/* :has(a){ */.a{color:red}',
  ])('%s is no fault', (css) => {
    expect(found(css)).toEqual([]);
  });

  it('a sheet whose braces do not match is refused', () => {
    expect(() => found('.a{color:red')).toThrow('a brace is missing after .a');
    expect(() => found('.a{color:red}}')).toThrow('a brace too many');
  });
});

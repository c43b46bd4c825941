import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../../core/uploads/svg.ts';

const clean = (text: string) => cleanSvg(new TextEncoder().encode(text));
const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;
const printed = (inside: string) => {
  const result = clean(around(inside));
  return result.ok ? result.svg : result.reason;
};

describe('an SVG that an admin sends', () => {
  it('keeps the shapes and how they look', () => {
    const inside =
      '<g stroke="#000" transform="translate(1 2) scale(.5)"><path d="M0 0L1,1e-3z" fill="none"/></g>';
    expect(printed(inside)).toBe(around(inside));
  });

  it('takes the look out of a style, which goes over the attributes', () => {
    expect(
      printed('<path d="M0 0" fill="red" style="fill:none; stroke: rgb(1, 2, 3);font-family:Arial"/>'),
    ).toBe(around('<path d="M0 0" fill="none" stroke="rgb(1, 2, 3)"/>'));
  });

  it('loses what drawing programs add for themselves', () => {
    const inkscape = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- Created with Inkscape -->
      <svg xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="10mm" id="svg5">
        <sodipodi:namedview pagecolor="#ffffff"/><title>имя автора</title>
        <metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
        <path id="a" data-note="дом" d="M 0,0 L 1,1"/>
      </svg>`;
    expect(clean(inkscape)).toEqual({
      ok: true,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="10mm"><path d="M 0,0 L 1,1"/></svg>',
    });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT/>'],
    ['a script with a prefix', '<svg:script/>'],
    ['a script inside something unknown', '<metadata><x:script>alert(1)</x:script></metadata>'],
    ['an event', '<path d="M0 0" onload="alert(1)"/>'],
    ['an event in capitals', "<path ONCLICK = 'alert(1)'/>"],
    ['a link', '<a href="https://example.org"><path d="M0 0"/></a>'],
    ['a reference', '<use xlink:href="#a"/>'],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>'],
    ['a foreign object', '<foreignObject><body/></foreignObject>'],
    ['an animation', '<animate attributeName="d"/>'],
    ['a set', '<set attributeName="onload" to="alert(1)"/>'],
    ['a style sheet', '<style>path{fill:red}</style>'],
    ['an address in a look', '<path fill="url(https://example.org)"/>'],
    ['an address in a style', '<path style="fill:url( #a)"/>'],
    ['javascript', '<path d="javascript:alert(1)"/>'],
    ['marked text', '<![CDATA[<script>alert(1)</script>]]>'],
    ['an instruction', '<?php echo 1 ?>'],
  ])('is refused for %s', (_, inside) => {
    expect(printed(inside)).toBe('svg_active');
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', 'svg_active'],
    ['an event at the root', '<svg onload="alert(1)"/>', 'svg_active'],
    ['a web page', '<html><svg></svg></html>', 'upload_type'],
    ['no picture', 'hello', 'upload_type'],
    ['a picture that is not closed', '<svg><g></svg>', 'upload_damaged'],
    ['an open tag', '<svg><path d="', 'upload_damaged'],
    ['an open comment', '<svg/><!-- ', 'upload_damaged'],
    ['two roots', '<svg></svg><svg></svg>', 'upload_type'],
    ['an attribute without quotes', '<svg><path d=M0/></svg>', 'upload_damaged'],
  ])('is refused for %s', (_, text, reason) => {
    expect(clean(text)).toEqual({ ok: false, reason });
  });

  it('passes on no value that it does not understand', () => {
    const odd =
      '<path d="M0 0&#34; onload=&#34;" fill="var(--x)" transform="evil(1)" stroke="\\75rl" class="a" id="b"/>';
    expect(printed(odd)).toBe(around('<path/>'));
  });

  it('is refused when it nests without end, in good time', () => {
    const start = performance.now();
    expect(clean('<svg>'.repeat(100_000))).toMatchObject({ ok: false });
    expect(clean(around(`<path transform="${'scale(1) '.repeat(100_000)}x"/>`))).toMatchObject({ ok: true });
    expect(clean(`<svg ${'a="1" '.repeat(200_000)}`)).toMatchObject({ ok: false });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('is refused when it is not UTF-8', () => {
    expect(cleanSvg(Uint8Array.of(0xff, 0xfe, 0x3c, 0))).toEqual({ ok: false, reason: 'upload_type' });
  });
});

/**
 * SVG is a program as much as a picture. This reads the small part of it that draws shapes and prints that part again:
 * what is not understood is dropped, and anything active makes the whole file be refused.
 */

export type CleanSvg =
  | { ok: true; svg: string }
  | { ok: false; reason: 'upload_type' | 'upload_damaged' | 'svg_active' };

/** Elements that draw, with the attributes of their geometry. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'width', 'height', 'preserveAspectRatio', 'version'],
  g: [],
  path: ['d', 'pathLength'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
};

/** How shapes look: as attributes, or as declarations of a `style`. */
const looks: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'color',
  'display',
  'visibility',
]);

/** Elements that fetch, run, move or restyle: a file with one of them is refused. */
const active: ReadonlySet<string> = new Set(
  [
    [
      'script',
      'foreignobject',
      'handler',
      'listener',
      'iframe',
      'embed',
      'object',
      'audio',
      'video',
      'canvas',
    ],
    ['a', 'use', 'image', 'feimage', 'style', 'link', 'set', 'animate', 'animatemotion', 'animatetransform'],
    [
      'discard',
      'mpath',
      'pattern',
      'marker',
      'mask',
      'filter',
      'clippath',
      'text',
      'tspan',
      'textpath',
      'switch',
    ],
  ].flat(),
);

/** Numbers, names of colours, path data: no brackets that call anything, no addresses, no escapes. */
const plainValue = /^[\w\s.,+#%-]*$/;
const transform = /^\s*((matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,+e-]*\)[\s,]*)*$/i;
const colourCall = /^(rgb|rgba|hsl|hsla)\([\d\s.,%/]*\)$/i;

const maxDepth = 64;
const maxElements = 20_000;

type Tag = { name: string; attributes: [name: string, value: string][]; isEnd: boolean; isEmpty: boolean };

class Refused extends Error {
  readonly reason: 'upload_type' | 'upload_damaged' | 'svg_active';
  constructor(reason: Refused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns a picture of shapes, printed again, or why the bytes are not one. Never throws. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart();
    if (!text.startsWith('<') || !/<(\w+:)?svg[\s>/]/.test(text.slice(0, 65_536)))
      throw new Refused('upload_type');
    return { ok: true, svg: reprint(text) };
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, reason: cause.reason };
    return { ok: false, reason: 'upload_type' }; // not UTF-8
  }
}

function reprint(text: string): string {
  const printed: string[] = [];
  const open: { name: string; isKept: boolean }[] = [];
  let elements = 0;
  for (const tag of tags(text)) {
    if (tag.isEnd) {
      const opened = open.pop();
      if (opened?.name !== tag.name) throw new Refused('upload_damaged');
      if (opened.isKept) printed.push(`</${tag.name}>`);
      continue;
    }
    elements += 1;
    if (elements > maxElements || open.length >= maxDepth) throw new Refused('upload_damaged');
    requireInactive(tag);
    const parent = open.at(-1);
    if (!parent && (tag.name !== 'svg' || elements > 1)) throw new Refused('upload_type');
    const isKept = (parent?.isKept ?? true) && Object.hasOwn(shapes, tag.name);
    if (isKept) printed.push(printTag(tag, !parent));
    if (!tag.isEmpty) open.push({ name: tag.name, isKept });
  }
  if (open.length > 0 || elements === 0) throw new Refused('upload_damaged');
  return printed.join('');
}

/** The tags of a document, in order. Text between them draws nothing and is skipped. */
function* tags(text: string): Generator<Tag> {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start === -1) return;
    const skipped = skippedUntil(text, start);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const tag =
      /^<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/.exec(
        text.slice(start, start + tagLength(text, start)),
      );
    if (!tag) throw new Refused('upload_damaged');
    const [whole, slash, name = '', attributes = '', empty] = tag;
    at = start + whole.length;
    yield { name, attributes: attributesOf(attributes), isEnd: slash === '/', isEmpty: empty === '/' };
  }
}

/** Length of the tag that starts at `start`, taking quotes into account. */
function tagLength(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote === '' && sign === '>') return at - start + 1;
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === quote) quote = '';
  }
  throw new Refused('upload_damaged');
}

/**
 * Returns the position after a comment, the XML declaration or a document type without its own declarations; undefined
 * at a tag. Anything else that starts like this can hide things and is refused.
 */
function skippedUntil(text: string, start: number): number | undefined {
  const doctype = /^<!DOCTYPE\s[^<>[\]]*>/i.exec(text.slice(start, start + 500));
  if (doctype) return start + doctype[0].length;
  const [opening, closing] = text.startsWith('<!--', start)
    ? ['<!--', '-->']
    : /^<\?xml[\s?]/.test(text.slice(start, start + 6))
      ? ['<?xml', '?>']
      : ['', ''];
  if (closing !== '') {
    const end = text.indexOf(closing, start + opening.length);
    if (end === -1) throw new Refused('upload_damaged');
    return end + closing.length;
  }
  if (text.startsWith('<!', start) || text.startsWith('<?', start)) throw new Refused('svg_active');
  return undefined;
}

function attributesOf(source: string): Tag['attributes'] {
  const found = [...source.matchAll(/([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return found.map(([, name = '', double, single]) => [name, double ?? single ?? '']);
}

/** Refuses what runs, fetches or refers, whatever its prefix and letter case. */
function requireInactive({ name, attributes }: Tag): void {
  const localOf = (qualified: string) => qualified.slice(qualified.lastIndexOf(':') + 1).toLowerCase();
  if (active.has(localOf(name))) throw new Refused('svg_active');
  for (const [attribute, value] of attributes) {
    const local = localOf(attribute);
    if (local.startsWith('on') || local === 'href' || local === 'src') throw new Refused('svg_active');
    const acts = /url\s*\(|javascript:|data:/i.test(value);
    if (acts && !attribute.startsWith('xmlns')) throw new Refused('svg_active');
  }
}

function printTag({ name, attributes, isEmpty }: Tag, isRoot: boolean): string {
  const geometry = shapes[name] ?? [];
  const kept = attributes.flatMap(([attribute, value]): [string, string][] => {
    if (attribute === 'style') return declarationsOf(value);
    if (attribute === 'transform') return transform.test(value) ? [[attribute, value]] : [];
    if (looks.has(attribute)) return isLook(value) ? [[attribute, value]] : [];
    return geometry.includes(attribute) && plainValue.test(value) ? [[attribute, value]] : [];
  });
  // A `style` overrides the attributes next to it, as the later of two entries does here.
  const printed = [...new Map(kept)].map(([attribute, value]) => ` ${attribute}="${value.trim()}"`);
  const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return `<${name}${namespace}${printed.join('')}${isEmpty ? '/' : ''}>`;
}

const isLook = (value: string): boolean => plainValue.test(value) || colourCall.test(value.trim());

function declarationsOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return colon > 0 && looks.has(name) && isLook(value) ? [[name, value]] : [];
  });
}

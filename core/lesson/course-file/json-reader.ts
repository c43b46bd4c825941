/** JSON with line numbers: `JSON.parse` does not report the lines of the values it reads. */

/** A value with the line on which it starts, counted from 1. */
export type JsonNode =
  | { kind: 'text'; value: string; line: number }
  | { kind: 'number'; value: number; line: number }
  | { kind: 'boolean'; value: boolean; line: number }
  | { kind: 'null'; value: null; line: number }
  | { kind: 'list'; value: JsonNode[]; line: number }
  | { kind: 'object'; value: Map<string, JsonNode>; line: number };

export type JsonFault =
  | { reason: 'syntax' | 'too-deep'; line: number }
  | { reason: 'name-twice'; name: string; line: number };

export type JsonReading = { ok: true; node: JsonNode } | { ok: false; fault: JsonFault };

/** A course is 8 deep; the limit keeps a hostile file from exhausting the stack. */
const maxDepth = 64;
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Carries a fault out of the nested reading. */
class JsonFaultFound extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** Reads what `JSON.parse` reads, but refuses a duplicate name in one object: one of the values would be lost. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, node: readAll(text) };
  } catch (error) {
    if (error instanceof JsonFaultFound) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** How far a text is read. */
type Place = {
  readonly text: string;
  /** Index of the next character. */
  at: number;
  /** Its line, from 1. */
  line: number;
};

function readAll(text: string): JsonNode {
  const place: Place = { text, at: text.startsWith('\ufeff') ? 1 : 0, line: 1 };
  skipSpace(place);
  const node = readValue(place, 0);
  if (place.at < text.length) fail(place);
  return node;
}

function fail({ line }: Place): never {
  throw new JsonFaultFound({ reason: 'syntax', line });
}

function skipSpace(place: Place): void {
  const { text } = place;
  for (; place.at < text.length; place.at += 1) {
    const char = text[place.at];
    if (char === '\n' || (char === '\r' && text[place.at + 1] !== '\n')) place.line += 1;
    else if (char !== ' ' && char !== '\t' && char !== '\r') return;
  }
}

/** Skips a character and the space after it; returns false when there is another one. */
function pass(place: Place, sign: string): boolean {
  if (place.text[place.at] !== sign) return false;
  place.at += 1;
  skipSpace(place);
  return true;
}

/** Skips a character and leaves the space after it. */
function end(place: Place, sign: string): void {
  if (place.text[place.at] !== sign) fail(place);
  place.at += 1;
}

function readText(place: Place): string {
  const { text, at: start } = place;
  end(place, '"');
  for (; text[place.at] !== '"'; place.at += text[place.at] === '\\' ? 2 : 1)
    if (place.at >= text.length) fail(place);
  place.at += 1;
  try {
    return JSON.parse(text.slice(start, place.at));
  } catch {
    return fail(place);
  }
}

function readNumber(place: Place): number {
  numberToken.lastIndex = place.at;
  const token = numberToken.exec(place.text)?.[0] ?? fail(place);
  place.at += token.length;
  return Number(token);
}

function readWord(place: Place): boolean | null {
  const [word, value] = [...words].find(([name]) => place.text.startsWith(name, place.at)) ?? fail(place);
  place.at += word.length;
  return value;
}

function readList(place: Place, depth: number): JsonNode[] {
  const items: JsonNode[] = [];
  pass(place, '[');
  if (pass(place, ']')) return items;
  do items.push(readValue(place, depth));
  while (pass(place, ','));
  end(place, ']');
  return items;
}

function readObject(place: Place, depth: number): Map<string, JsonNode> {
  const fields = new Map<string, JsonNode>();
  pass(place, '{');
  if (place.text[place.at] !== '}') {
    do {
      const name = readText(place);
      if (fields.has(name)) throw new JsonFaultFound({ reason: 'name-twice', name, line: place.line });
      skipSpace(place);
      if (!pass(place, ':')) fail(place);
      fields.set(name, readValue(place, depth));
    } while (pass(place, ','));
  }
  end(place, '}');
  return fields;
}

function readBare(place: Place, depth: number): JsonNode {
  const { line } = place;
  const first = place.text[place.at] ?? '';
  if (first === '{') return { kind: 'object', value: readObject(place, depth), line };
  if (first === '[') return { kind: 'list', value: readList(place, depth), line };
  if (first === '"') return { kind: 'text', value: readText(place), line };
  if (/[-\d]/.test(first)) return { kind: 'number', value: readNumber(place), line };
  const value = readWord(place);
  return value === null ? { kind: 'null', value, line } : { kind: 'boolean', value, line };
}

/** Reads a value and the space after it. */
function readValue(place: Place, depth: number): JsonNode {
  if (depth >= maxDepth) throw new JsonFaultFound({ reason: 'too-deep', line: place.line });
  const node = readBare(place, depth + 1);
  skipSpace(place);
  return node;
}

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

function readAll(text: string): JsonNode {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;

  const fail = (): never => {
    throw new JsonFaultFound({ reason: 'syntax', line });
  };

  function skipSpace(): void {
    for (; at < text.length; at += 1) {
      const char = text[at];
      if (char === '\n' || (char === '\r' && text[at + 1] !== '\n')) line += 1;
      else if (char !== ' ' && char !== '\t' && char !== '\r') return;
    }
  }

  /** Skips a character and the space after it; returns false when there is another one. */
  function pass(sign: string): boolean {
    if (text[at] !== sign) return false;
    at += 1;
    skipSpace();
    return true;
  }

  function readText(): string {
    const start = at;
    if (text[at] !== '"') fail();
    for (at += 1; text[at] !== '"'; at += text[at] === '\\' ? 2 : 1) if (at >= text.length) fail();
    at += 1;
    try {
      return JSON.parse(text.slice(start, at));
    } catch {
      return fail();
    }
  }

  function readNumber(): number {
    numberToken.lastIndex = at;
    const token = numberToken.exec(text)?.[0] ?? fail();
    at += token.length;
    return Number(token);
  }

  function readWord(): boolean | null {
    const [word, value] = [...words].find(([name]) => text.startsWith(name, at)) ?? fail();
    at += word.length;
    return value;
  }

  function readList(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    pass('[');
    if (pass(']')) return items;
    do items.push(readValue(depth));
    while (pass(','));
    if (text[at] !== ']') fail();
    at += 1;
    return items;
  }

  function readObject(depth: number): Map<string, JsonNode> {
    const fields = new Map<string, JsonNode>();
    pass('{');
    if (text[at] !== '}') {
      do {
        const name = readText();
        if (fields.has(name)) throw new JsonFaultFound({ reason: 'name-twice', name, line });
        skipSpace();
        if (!pass(':')) fail();
        fields.set(name, readValue(depth));
      } while (pass(','));
    }
    if (text[at] !== '}') fail();
    at += 1;
    return fields;
  }

  function readBare(depth: number): JsonNode {
    const start = line;
    if (text[at] === '{') return { kind: 'object', value: readObject(depth), line: start };
    if (text[at] === '[') return { kind: 'list', value: readList(depth), line: start };
    if (text[at] === '"') return { kind: 'text', value: readText(), line: start };
    if (/[-\d]/.test(text[at] ?? '')) return { kind: 'number', value: readNumber(), line: start };
    const value = readWord();
    return value === null ? { kind: 'null', value, line: start } : { kind: 'boolean', value, line: start };
  }

  /** Reads a value and the space after it. */
  function readValue(depth: number): JsonNode {
    if (depth >= maxDepth) throw new JsonFaultFound({ reason: 'too-deep', line });
    const node = readBare(depth + 1);
    skipSpace();
    return node;
  }

  skipSpace();
  const node = readValue(0);
  if (at < text.length) fail();
  return node;
}

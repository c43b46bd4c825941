import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonNode, readJson } from '../../../../core/lesson/course-file/json-reader.ts';

function plain(node: JsonNode): unknown {
  if (node.kind === 'list') return node.value.map(plain);
  if (node.kind !== 'object') return node.value;
  return Object.fromEntries([...node.value].map(([name, value]) => [name, plain(value)]));
}

const read = (text: string): unknown => {
  const reading = readJson(text);
  return reading.ok ? plain(reading.node) : reading.fault;
};

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

describe('a JSON document', () => {
  it('reads as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
        const laidOut = JSON.stringify(JSON.parse(text), null, indent);
        expect(read(laidOut)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused where JSON.parse refuses it', () => {
    const bits = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-0.5e3',
      '01',
      '-',
      'true',
      'nul',
      '"',
      '\\',
      ' ',
      '\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        const reading = readJson(text);
        const isRepeat = !reading.ok && reading.fault.reason === 'name-twice';
        if (!isRepeat) expect(reading.ok).toBe(parsed(text) !== undefined);
      }),
      { numRuns: 3000 },
    );
  });

  it('knows the line of each value, whatever ends its lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const reading = readJson(['[', '', '  { "a": 1,', '    "b":', '      [true] } ]'].join(end));
      if (!reading.ok || reading.node.kind !== 'list') throw new Error('a list');
      const [object] = reading.node.value;
      if (object?.kind !== 'object') throw new Error('an object');
      expect([object.line, object.value.get('a')?.line, object.value.get('b')?.line]).toEqual([3, 3, 5]);
    }
  });

  it('names the line where it breaks', () => {
    expect(read('[\n1,\n2 3\n]')).toEqual({ reason: 'syntax', line: 3 });
    expect(read('{"a": "b\n"}')).toEqual({ reason: 'syntax', line: 1 });
    expect(read('[1,\n')).toEqual({ reason: 'syntax', line: 2 });
    expect(read('')).toEqual({ reason: 'syntax', line: 1 });
  });

  it('may not say one thing twice: half of it would be lost', () => {
    expect(read('{"a": 1,\n"a": 2}')).toEqual({ reason: 'name-twice', name: 'a', line: 2 });
  });

  it('may not be so deep that reading it exhausts the machine', () => {
    expect(read('['.repeat(100_000))).toEqual({ reason: 'too-deep', line: 1 });
  });

  it('keeps a field of any name, also one that objects have by nature', () => {
    const reading = readJson('{"__proto__": 1, "constructor": 2}');
    if (!reading.ok || reading.node.kind !== 'object') throw new Error('an object');
    expect([...reading.node.value.keys()]).toEqual(['__proto__', 'constructor']);
  });
});

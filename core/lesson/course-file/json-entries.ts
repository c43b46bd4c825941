import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { Cell, Entry } from './entry.ts';
import {
  type Field,
  type Fields,
  lessonFields,
  sectionFields,
  subsectionFields,
  wordFields,
} from './fields.ts';
import { type JsonNode, readJson } from './json-reader.ts';
import type { Report } from './problem.ts';

/** One kind of object: its fields, the list inside it, and lists that are read elsewhere. */
type Level = {
  fields: Fields;
  children?: { name: string; level: Level };
  parts?: readonly ('rules' | 'dialogues')[];
};

const words: Level = { fields: wordFields };
const lessons: Level = {
  fields: lessonFields,
  children: { name: 'words', level: words },
  parts: ['rules', 'dialogues'],
};
const subsections: Level = { fields: subsectionFields, children: { name: 'lessons', level: lessons } };
const sections: Level = { fields: sectionFields, children: { name: 'subsections', level: subsections } };

function textsIn(node: JsonNode): string[] | undefined {
  if (node.kind !== 'list') return undefined;
  const items = node.value.flatMap((item) => (item.kind === 'text' ? [item.value] : []));
  return items.length === node.value.length ? items : undefined;
}

/** The value of a node; undefined when it is not of the field's kind. */
function readValue(node: JsonNode, field: Field): Cell['value'] {
  switch (field.kind) {
    case 'text':
      return node.kind === 'text' ? node.value : undefined;
    case 'count':
      return node.kind === 'number' ? node.value : undefined;
    case 'yes-no':
      return node.kind === 'boolean' ? node.value : undefined;
    case 'list':
    case 'sentences':
    case 'parts':
      return textsIn(node);
  }
}

/** Reads one object and the list inside it. Fields that are null count as missing. */
function readEntry(node: JsonNode, path: string, level: Level, report: Report): Entry {
  const { fields, children, parts = [] } = level;
  const entry: Entry = { line: node.line, path, cells: new Map(), children: [] };
  if (node.kind !== 'object') {
    report({ line: node.line, column: path, message: texts.wanted.object });
    return entry;
  }
  for (const [name, value] of node.value) {
    const place = { line: value.line, column: `${path}.${name}` };
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (name === children?.name) continue;
    const part = parts.find((one) => one === name);
    if (part) {
      if (value.kind !== 'null') entry[part] = value;
      continue;
    }
    if (!field) report({ ...place, message: texts.unknownField(name) });
    else if (value.kind !== 'null') {
      const read = readValue(value, field);
      if (read === undefined) report({ ...place, message: texts.wanted[field.kind] });
      entry.cells.set(name, { line: value.line, value: read });
    }
  }
  if (children) {
    const list = node.value.get(children.name);
    const at = `${path}.${children.name}`;
    if (list) entry.children = readList(list, at, children.level, report);
    else report({ line: node.line, column: at, message: texts.missing });
  }
  return entry;
}

function readList(node: JsonNode, path: string, level: Level, report: Report): Entry[] {
  if (node.kind === 'list') {
    return node.value.map((item, index) => readEntry(item, `${path}[${index}]`, level, report));
  }
  report({ line: node.line, ...(path === '' ? {} : { column: path }), message: texts.wanted.list });
  return [];
}

function entriesOf(text: string, level: Level, report: Report): Entry[] {
  if (text.trim() === '') return [];
  const reading = readJson(text);
  if (reading.ok) return readList(reading.node, '', level, report);
  report({ line: reading.fault.line, message: texts.json(reading.fault) });
  return [];
}

/** The sections of a JSON document: the list of `SectionContent` as defined in `core/lesson/content.ts`. */
export const jsonEntries = (text: string, report: Report): Entry[] => entriesOf(text, sections, report);

/** The words of a JSON document that is a list of them. */
export const jsonWordEntries = (text: string, report: Report): Entry[] => entriesOf(text, words, report);

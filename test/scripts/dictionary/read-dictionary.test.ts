import { describe, expect, it } from 'vitest';
import { maxTranslation, toEntry } from '../../../core/dictionary/entry.ts';
import { readJsonLines } from '../../../scripts/dictionary/read-json-lines.ts';
import { readYomitan } from '../../../scripts/dictionary/read-yomitan.ts';

const lines = (...all: (object | string)[]) =>
  all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');

// shulkhan, a table
const table = {
  plain: 'שולחן',
  spellings: ['שולחן', 'שלחן'],
  pointed: ['שֻׁלְחָן'.normalize('NFC')],
  plural: 'שולחנות',
  pos: 'n',
  gender: 'm',
  ru: ['стол', 'стол', 'столик'],
  en: ['table'],
  freq: 900,
  src: ['somewhere'],
};

describe('a dictionary of JSON lines', () => {
  it('names itself in its first line and has an entry in each of the others', () => {
    const head = { dictionary: 'Мой словарь', source: 'https://example.org', licence: 'CC0' };
    const { info, entries, passedOver } = readJsonLines(`\ufeff${lines(head, table, '')}\r\n`);
    expect(info).toEqual({ name: 'Мой словарь', source: 'https://example.org', licence: 'CC0' });
    expect(passedOver).toEqual([]);
    expect(entries).toEqual([
      {
        hebrew: 'שולחן',
        translation: 'стол, столик',
        kind: 'noun',
        gender: 'm',
        frequency: 900,
        forms: [
          { key: 'word', letters: 'שולחן', pointed: null },
          { key: 'word', letters: 'שלחן', pointed: 'שֻׁלְחָן'.normalize('NFC') },
          { key: 'plural', letters: 'שולחנות', pointed: null },
        ],
      },
    ]);
  });

  it('passes over what is no entry, and says where and why', () => {
    const { entries, passedOver } = readJsonLines(
      lines(table, '{"plain":', { plain: 'house', ru: ['дом'] }, { plain: 'בית' }, { ru: ['дом'] }, [1], {
        plain: 'בית',
        ru: ['  '],
      }),
    );
    expect(entries).toHaveLength(1);
    expect(passedOver).toEqual([
      { line: 2, fault: 'shape' },
      { line: 3, fault: 'hebrew' },
      { line: 4, fault: 'translation' },
      { line: 5, fault: 'shape' },
      { line: 6, fault: 'shape' },
      { line: 7, fault: 'translation' },
    ]);
  });

  it('has a translation in the first language that is there', () => {
    const [entry] = readJsonLines(lines({ plain: 'בית', ru: [], en: ['house'] })).entries;
    expect(entry?.translation).toBe('house');
  });

  it('reads a million characters in a line as one entry at most', () => {
    const { entries, passedOver } = readJsonLines(lines({ plain: 'א'.repeat(1_000_000), ru: ['много'] }));
    expect([entries, passedOver]).toEqual([[], [{ line: 1, fault: 'hebrew' }]]);
  });
});

describe('an entry', () => {
  const written = { plurals: [], kind: 'noun', gender: null, frequency: 0 } as const;

  it('cuts long translations between meanings', () => {
    const entry = toEntry({
      ...written,
      spellings: ['בית'],
      translations: Array(100)
        .fill(0)
        .map((_, at) => `дом ${at}`),
    });
    if (typeof entry === 'string') throw new Error(entry);
    expect(entry.translation.length).toBeLessThanOrEqual(maxTranslation);
    expect(entry.translation).toMatch(/^дом 0, дом 1, .*, дом \d+$/);
  });

  it('is shown without niqqud, and is found by its letters once', () => {
    const bayit = 'בַּיִת'.normalize('NFC'); // house
    const entry = toEntry({ ...written, spellings: [bayit, 'בית'], translations: ['дом'] });
    expect(entry).toMatchObject({ hebrew: 'בית', forms: [{ letters: 'בית', pointed: bayit }] });
  });
});

describe('a dictionary of Yomitan', () => {
  const index = {
    title: 'Иврит',
    format: 3,
    revision: '1',
    url: 'https://example.org',
    attribution: 'CC BY 4.0',
  };
  const bank = [
    ['בית', 'בַּיִת', 'm', 'n', 12, ['дом', { type: 'text', text: 'здание' }], 1, ''],
    [
      'כתב',
      '',
      '',
      'v',
      3,
      [
        {
          type: 'structured-content',
          content: ['писать', { tag: 'i', content: { tag: 'b', content: '(что)' } }],
        },
      ],
      2,
      '',
    ],
    ['ספר', '', '', '', 1, [{ type: 'image', path: 'book.png' }], 3, ''],
    ['ספר', '', ''],
  ];
  const files = [
    { name: 'index.json', text: JSON.stringify(index) },
    { name: 'term_bank_2.json', text: JSON.stringify([['עץ', '', '', 'n', 0, ['дерево'], 4, '']]) },
    { name: 'term_bank_1.json', text: JSON.stringify(bank) },
  ];

  it('has its name, its address and its terms in their order', () => {
    const { info, entries, passedOver } = readYomitan(files);
    expect(info).toEqual({ name: 'Иврит', source: 'https://example.org', licence: 'CC BY 4.0' });
    expect(
      entries.map(({ hebrew, translation, kind, gender }) => [hebrew, translation, kind, gender]),
    ).toEqual([
      ['בית', 'дом, здание', 'noun', 'm'],
      ['כתב', 'писать (что)', 'verb', null],
      ['עץ', 'дерево', 'noun', null],
    ]);
    expect(passedOver).toEqual([
      { line: 3, fault: 'translation' },
      { line: 4, fault: 'shape' },
    ]);
  });

  it('is refused without an index', () => {
    expect(() => readYomitan(files.slice(1))).toThrow();
  });
});

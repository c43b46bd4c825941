import { describe, expect, it } from 'vitest';
import { parseMarkdownV2 } from '../../../bot-api/format/markdown-v2.ts';

// Rows are those of TDLib's own test (test/message_entities.cpp, parse_markdown).
const refused: [source: string, why: string][] = [
  ['🏟 🏟_abacaba', "Can't find end of Italic entity at byte offset 9"],
  ['🏟 🏟_abac * asd ', "Can't find end of Bold entity at byte offset 15"],
  ['🏟 🏟_abac * asd _', "Can't find end of Italic entity at byte offset 21"],
  ['🏟 🏟`', "Can't find end of Code entity at byte offset 9"],
  ['🏟 🏟```', "Can't find end of Pre entity at byte offset 9"],
  ['🏟 🏟```a', "Can't find end of Pre entity at byte offset 9"],
  ['🏟 🏟```a ', "Can't find end of PreCode entity at byte offset 9"],
  ['🏟 🏟__🏟 🏟_', "Can't find end of Italic entity at byte offset 20"],
  ['🏟 🏟_🏟 🏟__', "Can't find end of Underline entity at byte offset 19"],
  ['[telegram\\.org](asd\\)', "Can't find end of a URL at byte offset 16"],
  ['[telegram\\.org](asd', "Can't find end of a URL at byte offset 16"],
  ['🏟 🏟__🏟 _🏟___', "Can't find end of Italic entity at byte offset 23"],
  ['🏟 🏟__', "Can't find end of Underline entity at byte offset 9"],
  ['🏟 🏟||test\\|', "Can't find end of Spoiler entity at byte offset 9"],
  ['🏟 🏟!', "Character '!' is reserved and must be escaped with the preceding '\\'"],
  ['🏟 🏟>', "Character '>' is reserved and must be escaped with the preceding '\\'"],
];

const read: [source: string, text: string, entities: object[]][] = [
  ['', '', []],
  ['\\\\\\_\\*\\`', '\\_*`', []],
  ['🏟 🏟_abac \\* asd _', '🏟 🏟abac * asd ', [{ type: 'italic', offset: 5, length: 11 }]],
  [
    '➡️ ➡️_➡️ ➡️_*➡️ ➡️*',
    '➡️ ➡️➡️ ➡️➡️ ➡️',
    [
      { type: 'italic', offset: 5, length: 5 },
      { type: 'bold', offset: 10, length: 5 },
    ],
  ],
  [
    '🏟 🏟_🏟 __🏟___',
    '🏟 🏟🏟 🏟',
    [
      { type: 'underline', offset: 8, length: 2 },
      { type: 'italic', offset: 5, length: 5 },
    ],
  ],
  ['🏟 🏟```🏟\n🏟```', '🏟 🏟🏟', [{ type: 'pre', offset: 5, length: 2, language: '🏟' }]],
  ['🏟 🏟```🏟 🏟```', '🏟 🏟 🏟', [{ type: 'pre', offset: 5, length: 3, language: '🏟' }]],
  ['**', '', []],
  ['||test||', 'test', [{ type: 'spoiler', offset: 0, length: 4 }]],
  ['`_* *_`', '_* *_', [{ type: 'code', offset: 0, length: 5 }]],
  ['[ ](telegram.org)', ' ', [{ type: 'text_link', offset: 0, length: 1, url: 'http://telegram.org/' }]],
  ['[ ](as)', ' ', []],
  ['>цитата\nдальше', 'цитата\nдальше', [{ type: 'blockquote', offset: 0, length: 7 }]],
];

describe('parse_mode MarkdownV2', () => {
  it.each(refused)('refuses %j', (source, why) => {
    expect(() => parseMarkdownV2(source)).toThrow(`Bad Request: can't parse entities: ${why}`);
  });

  it.each([...']()>#+-=|{}.!'])('refuses an unescaped %s and takes an escaped one', (char) => {
    expect(() => parseMarkdownV2(`a${char}`)).toThrow(`Character '${char}' is reserved`);
    expect(parseMarkdownV2(`a\\${char}`)).toEqual({ text: `a${char}`, entities: [] });
  });

  it.each(read)('reads %j', (source, text, entities) => {
    expect(parseMarkdownV2(source)).toEqual({ text, entities });
  });
});

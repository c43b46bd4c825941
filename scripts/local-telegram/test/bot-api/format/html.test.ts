import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../bot-api/format/html.ts';

// Rows are those of TDLib's own test (test/message_entities.cpp, parse_html).
const refused: [source: string, why: string][] = [
  ['🏟 🏟&lt;<abacaba', 'Unclosed start tag at byte offset 13'],
  ['🏟 🏟&lt;<abac aba>', 'Unsupported start tag "abac" at byte offset 13'],
  ['🏟 🏟&lt;<i   =aba>', 'Empty attribute name in the tag "i" at byte offset 13'],
  ['🏟 🏟&lt;<i    aba>', 'Can\'t find end tag corresponding to start tag "i"'],
  ['🏟 🏟&lt;<i    aba  =  ', 'Unclosed start tag "i" at byte offset 13'],
  ['🏟 🏟&lt;<i    aba  =  190azAz-.,', 'Unexpected end of name token at byte offset 27'],
  ['🏟 🏟&lt;<i    aba  =  "&lt;&gt;&quot;>', 'Unclosed start tag at byte offset 13'],
  ['🏟 🏟&lt;</', 'Unexpected end tag at byte offset 13'],
  ['🏟 🏟&lt;<b></b></', 'Unexpected end tag at byte offset 20'],
  ['🏟 🏟&lt;<i>a</i   ', 'Unclosed end tag at byte offset 17'],
  ['🏟 🏟&lt;<i>a</em   >', 'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"'],
];

const read: [source: string, text: string, entities: object[]][] = [
  ['', '', []],
  ['&ge;&lt;&gt;&amp;&quot;&laquo;&#12345678;', '&ge;<>&"&laquo;&#12345678;', []],
  ['➡️ ➡️<i>➡️ ➡️</i>', '➡️ ➡️➡️ ➡️', [{ type: 'italic', offset: 5, length: 5 }]],
  [
    '<b>a</b><strong>b</strong>',
    'ab',
    [
      { type: 'bold', offset: 0, length: 1 },
      { type: 'bold', offset: 1, length: 1 },
    ],
  ],
  [
    '<i>🏟 &gt;<b aba   =   caba>&lt🏟</b></i>',
    '🏟 ><🏟',
    [
      { type: 'bold', offset: 4, length: 3 },
      { type: 'italic', offset: 0, length: 7 },
    ],
  ],
  ['<i>🏟</>', '🏟', [{ type: 'italic', offset: 0, length: 2 }]],
  ['<b></b>', '', []],
  ['<span class = "tg-spoiler">x</span>', 'x', [{ type: 'spoiler', offset: 0, length: 1 }]],
  [
    '<a href=telegram.org>x</a>',
    'x',
    [{ type: 'text_link', offset: 0, length: 1, url: 'http://telegram.org/' }],
  ],
  [
    "<a   href=  'telegram.org?&lt;'   >x</a>",
    'x',
    [{ type: 'text_link', offset: 0, length: 1, url: 'http://telegram.org/?%3C' }],
  ],
  ['<a>x</a>', 'x', []],
  [
    '<pre><code class="language-fift">x</></>',
    'x',
    [{ type: 'pre', offset: 0, length: 1, language: 'fift' }],
  ],
  [
    '<pre> <code class="language-fift">x</></>',
    ' x',
    [
      { type: 'code', offset: 1, length: 1 },
      { type: 'pre', offset: 0, length: 2 },
    ],
  ],
  ['<blockquote   expandable>a</>', 'a', [{ type: 'expandable_blockquote', offset: 0, length: 1 }]],
  ['<blockquote   cite="" askdlbas>a</>', 'a', [{ type: 'blockquote', offset: 0, length: 1 }]],
];

describe('parse_mode HTML', () => {
  it.each(refused)('refuses %j', (source, why) => {
    expect(() => parseHtml(source)).toThrow(`Bad Request: can't parse entities: ${why}`);
  });

  it.each(read)('reads %j', (source, text, entities) => {
    expect(parseHtml(source)).toEqual({ text, entities });
  });

  it('makes a mention of a link to a user', () => {
    expect(parseHtml('<a href="tg://user?id=7001">Аня</a>').entities).toEqual([
      { type: 'text_mention', offset: 0, length: 3, user: { id: 7001, is_bot: false, first_name: '7001' } },
    ]);
  });
});

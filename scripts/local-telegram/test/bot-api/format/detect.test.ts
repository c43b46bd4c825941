import { expect, it } from 'vitest';
import { detectEntities } from '../../../bot-api/format/detect.ts';

const found = (text: string) =>
  detectEntities(text).map(({ type, offset, length }) => [type, text.slice(offset, offset + length)]);

it.each([
  ['/start lesson_3', [['bot_command', '/start']]],
  ['/start@mila_bot', [['bot_command', '/start@mila_bot']]],
  ['и/или', []],
  ['см. https://example.org/a?b=1, там', [['url', 'https://example.org/a?b=1']]],
  [
    'пишите @mila_help или a@b.com',
    [
      ['mention', '@mila_help'],
      ['email', 'a@b.com'],
    ],
  ],
  ['#слово дня', [['hashtag', '#слово']]],
])('finds what Telegram finds in %j', (text, entities) => {
  expect(found(text)).toEqual(entities);
});

it('finds nothing inside code', () => {
  expect(detectEntities('/start', [{ type: 'code', offset: 0, length: 6 }])).toEqual([]);
});

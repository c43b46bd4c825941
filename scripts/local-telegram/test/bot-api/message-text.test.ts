import { expect, it } from 'vitest';
import { createInputs } from '../../bot-api/inputs.ts';
import { detectEntities, readMessageText } from '../../bot-api/message-text.ts';

const found = (text: string) =>
  detectEntities(text).map(({ type, offset, length }) => [type, text.slice(offset, offset + length)]);

it.each([
  ['/start lesson_3', [['bot_command', '/start']]],
  ['/start@mila_bot', [['bot_command', '/start@mila_bot']]],
  ['и/или', []],
  ['см. https://example.org/a?b=1, там', [['url', 'https://example.org/a?b=1']]],
])('finds what Telegram finds in %j', (text, entities) => {
  expect(found(text)).toEqual(entities);
});

it('moves given entities when the text is trimmed, and adds what it detects', () => {
  const entities = [
    { type: 'bold', offset: 1, length: 4 },
    { type: 'bot_command', offset: 6, length: 5 },
  ];
  expect(readMessageText(createInputs({ text: ' Жми: /help t.me/a ', entities }))).toEqual({
    text: 'Жми: /help t.me/a',
    entities: [
      { type: 'bold', offset: 0, length: 4 },
      { type: 'bot_command', offset: 5, length: 5 },
      { type: 'url', offset: 11, length: 6 },
    ],
  });
});

import { expect, it } from 'vitest';
import { smallTalkOf } from '../../../core/text/small-talk.ts';

it.each([
  ['Привет!', 'greeting'],
  ['ДОБРЫЙ  ДЕНЬ', 'greeting'],
  ['спасибо большое 🙏', 'thanks'],
  ['👍🏽', 'emoji'],
  ['❤️ 🎉', 'emoji'],
  ['🇮🇱', 'emoji'],
  ['Отмена.', 'stop'],
  ['хватит)))', 'stop'],
] as const)('«%s» is small talk: %s', (text, kind) => {
  expect(smallTalkOf(text)).toBe(kind);
});

it.each(['как будет привет', 'спасибо за урок про хлеб', '45', '#1', '…', 'שלום', 'стоп-кран'])(
  '«%s» is none',
  (text) => {
    expect(smallTalkOf(text)).toBeUndefined();
  },
);

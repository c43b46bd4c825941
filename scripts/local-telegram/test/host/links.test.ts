import { expect, it } from 'vitest';
import { readTelegramLink } from '../../host/links.ts';

it.each([
  ['https://t.me/mila_bot', { kind: 'chat', start: null }],
  ['/Mila_Bot?start=lesson_3', { kind: 'chat', start: 'lesson_3' }],
  ['t.me/mila_bot?startapp=lesson_3', { kind: 'app', startParam: 'lesson_3' }],
  ['https://t.me/mila_bot/app', { kind: 'app', startParam: null }],
  ['https://t.me/mila_bot?startapp', { kind: 'app', startParam: null }],
  ['https://t.me/$Zk3_slug-1', { kind: 'invoice', slug: 'Zk3_slug-1' }],
  ['/invoice/Zk3_slug-1', { kind: 'invoice', slug: 'Zk3_slug-1' }],
  ['http://localhost:3001/?start=say_1_2', { kind: 'chat', start: 'say_1_2' }],
  ['http://localhost:3001/?startapp=word_3_1', { kind: 'app', startParam: 'word_3_1' }],
  ['http://localhost:3001/?startapp=', { kind: 'app', startParam: null }],
  ['http://localhost:3002/?start=say_1_2', null],
  ['https://t.me/somebody', { kind: 'foreign', url: 'https://t.me/somebody' }],
  ['https://example.org/mila_bot', null],
  ['nonsense', null],
])('%s', (address, link) => {
  expect(readTelegramLink(address, 'mila_bot', 'http://localhost:3001')).toEqual(link);
});

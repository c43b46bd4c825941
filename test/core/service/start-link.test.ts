import { expect, it } from 'vitest';
import { startLinkOf } from '../../../core/service/start-link.ts';

it('a link into the chat has its parameter, whatever the address of the chat has', () => {
  expect(startLinkOf('https://t.me/mila_bot', 'listen')).toBe('https://t.me/mila_bot?start=listen');
  expect(startLinkOf('http://localhost:3001/?start=old', 'say_1_2')).toBe(
    'http://localhost:3001/?start=say_1_2',
  );
});

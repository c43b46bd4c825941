import { expect, it } from 'vitest';
import { callbackData } from '../../../bot/keyboards.ts';
import { appAddress, openableUrl, readStartParameter } from '../../../bot/services/app-link.ts';

it.each([
  ['https://mila.example', undefined, true],
  ['https://mila.example', 'https://api.telegram.org/', true],
  ['http://localhost:3000', undefined, false],
  ['http://localhost:3000', 'https://api.telegram.org/', false],
  ['http://localhost:3000', 'http://localhost:3001', true],
  [undefined, undefined, false],
])('a mini-app at %s can be opened from Telegram at %s: %s', (publicUrl, apiRoot, isOpenable) => {
  expect(openableUrl({ publicUrl, apiRoot })).toBe(isOpenable ? publicUrl : undefined);
});

it('the address of a lesson survives a slash at the end of the mini-app’s own', () => {
  expect(appAddress('https://mila.example/', 12)).toBe('https://mila.example/?tgWebAppStartParam=lesson_12');
  expect(appAddress('https://mila.example')).toBe('https://mila.example/');
});

it.each([
  ['', 'plain'],
  ['  ', 'plain'],
  ['inline', 'plain'],
  ['lesson_12', { lessonId: 12 }],
  ['lesson_007', { lessonId: 7 }],
  ['lesson_1234567890', 'unknown'],
  ['Lesson_1', 'unknown'],
])('the start parameter «%s» is understood', (parameter, meaning) => {
  expect(readStartParameter(parameter)).toEqual(meaning);
});

it('a button’s data fits Telegram’s 64 bytes and is read back', () => {
  const data = callbackData.build({ kind: 'refresh-status' });
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
  expect(callbackData.parse(data)).toEqual({ kind: 'refresh-status' });
  expect(callbackData.parse('__proto__')).toBeUndefined();
});

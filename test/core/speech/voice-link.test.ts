import { expect, it } from 'vitest';
import { readVoiceParameter, voiceLinkOf } from '../../../core/speech/voice-link.ts';

it('a link into the chat names the word in 64 characters of those that Telegram allows', () => {
  const link = voiceLinkOf('https://t.me/mila_bot', { lessonId: 999_999_999, wordId: 999_999_999 });
  const parameter = new URL(link).searchParams.get('start') ?? '';
  expect(link).toBe('https://t.me/mila_bot?start=say_999999999_999999999');
  expect(parameter).toMatch(/^[\w-]{1,64}$/);
  expect(readVoiceParameter(parameter)).toEqual({ lessonId: 999_999_999, wordId: 999_999_999 });
});

it('the bot of a local Telegram has an address of its own', () => {
  const link = voiceLinkOf('http://localhost:3001', { lessonId: 3, wordId: 41 });
  expect(link).toBe('http://localhost:3001/?start=say_3_41');
});

it.each(['', 'say_', 'say_1', 'say_1_', 'say_1_2_3', 'say_1_x', 'say_-1_2', 'say_1_1234567890', 'lesson_1'])(
  'no word is read from «%s»',
  (text) => {
    expect(readVoiceParameter(text)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { SettingsShape } from '../../../core/contracts/settings.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';

it('a learner who has chosen nothing hears google at full speed, sees niqqud and transcription, gets no reminder', () => {
  expect(defaultSettings).toEqual({
    provider: 'google',
    voice: 'any',
    autoFallback: true,
    gender: 'unasked',
    speed: 1,
    niqqud: true,
    transcription: true,
    script: 'cursive',
    handwriting: 'normal',
    autoplay: true,
    effects: true,
    vibration: true,
    dailyGoal: 5,
    newWordsPerDay: 5,
    retention: 'usual',
    reminderHour: null,
    shabbatRest: false,
  });
});

it('the wire knows exactly these settings and accepts their defaults', () => {
  expect(SettingsShape.parse(defaultSettings)).toEqual(defaultSettings);
  expect(Object.keys(SettingsShape.shape).sort()).toEqual(Object.keys(defaultSettings).sort());
});

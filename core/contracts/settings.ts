import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UserId } from './shared.ts';

/** Every setting of the product; `core/settings` holds the type and the defaults. */
export const SettingsShape = z.object({
  provider: z.enum(['google', 'browser']),
  autoFallback: z.boolean(),
  speed: z.union([z.literal(0.7), z.literal(0.85), z.literal(1)]),
  niqqud: z.boolean(),
  transcription: z.boolean(),
  script: z.enum(['print', 'cursive']),
  handwriting: z.enum(['easy', 'normal', 'hard']),
  autoplay: z.boolean(),
  effects: z.boolean(),
  vibration: z.boolean(),
  dailyGoal: z.number().int().min(1).max(30),
  newWordsPerDay: z.union([z.literal(3), z.literal(5), z.literal(10)]),
  retention: z.enum(['lighter', 'usual', 'firmer']),
  reminderHour: z.number().int().min(0).max(23).nullable(),
  shabbatRest: z.boolean(),
});

export const settingsEndpoints = {
  'GET /users/settings': endpoint({
    summary: 'Настройки ученика',
    access: 'learner',
    response: SettingsShape,
  }),
  'PUT /users/settings': endpoint({
    summary: 'Сохранить настройки: присланные поля заменяют прежние',
    access: 'learner',
    callsPerMinute: 60,
    /** `userId` is optional and must be the token's user. */
    body: SettingsShape.partial().extend({ userId: UserId.optional() }),
    response: SettingsShape,
  }),
  'GET /reminders': endpoint({
    summary: 'Как часто бот рассылает напоминания: каждый час или раз в сутки',
    access: 'learner',
    /** 'daily': the chosen hour has no effect, everybody is reminded in the single daily run. */
    response: z.object({ runs: z.enum(['hourly', 'daily']) }),
  }),
};

import * as z from 'zod';
import { type SettingRule, type Settings, settingRules } from '../settings/settings.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './shapes/shared.ts';

/** Every setting of the product, by the rules of `core/settings`. */
export const SettingsShape = z.object(
  // Each name gets the schema of its own rule, which the type of `fromEntries` cannot express.
  Object.fromEntries(
    Object.entries<SettingRule>(settingRules).map(([name, rule]) => [name, schemaOf(rule)]),
  ) as { [Name in keyof Settings]: z.ZodType<Settings[Name]> },
);

function schemaOf(rule: SettingRule): z.ZodType {
  if ('of' in rule) return z.literal([...rule.of]);
  if (!('from' in rule)) return z.boolean();
  const inRange = z.number().int().min(rule.from).max(rule.to);
  return rule.usual === null ? inRange.nullable() : inRange;
}

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
  'GET /voices': endpoint({
    summary: 'Какими голосами дикторов озвучен курс: женским, мужским',
    access: 'learner',
    response: z.object({ genders: z.array(z.enum(['f', 'm'])) }),
  }),
  'GET /reminders': endpoint({
    summary: 'Как часто бот рассылает напоминания: каждый час или раз в сутки',
    access: 'learner',
    /** 'daily': the chosen hour has no effect, everybody is reminded in the single daily run. */
    response: z.object({ runs: z.enum(['hourly', 'daily']) }),
  }),
};

import { saveRetention } from '../../db/memory/retention.ts';
import { readSettings, saveSettings } from '../../db/settings.ts';
import { publishedGenders } from '../../db/voices/lookup.ts';
import { type Handlers, requireOwnBody } from '../_call.ts';
import { reminderRun } from '../_timers/reminders.ts';

export const settingsHandlers: Handlers<
  'GET /users/settings' | 'PUT /users/settings' | 'GET /voices' | 'GET /reminders'
> = {
  'GET /users/settings': ({ owner, deps }) => readSettings(deps.db, owner.userId),

  'PUT /users/settings': async ({ owner, body, deps, now }) => {
    requireOwnBody(body, owner);
    const { userId: _, ...changes } = body;
    const save = changes.retention === undefined ? saveSettings : saveRetention;
    return save(deps.db, { userId: owner.userId, zone: owner.zone, changes }, now);
  },

  'GET /voices': async ({ deps }) => ({ genders: await publishedGenders(deps.db) }),

  // Without the store this is unknown, and the choice of an hour must stay available.
  'GET /reminders': async ({ deps }) => ({ runs: await reminderRun(deps).catch(() => 'hourly' as const) }),
};

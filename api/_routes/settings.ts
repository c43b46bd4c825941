import { readSettings, saveSettings } from '../../db/settings.ts';
import { type Handlers, limitLocally } from '../_call.ts';

const saveLimit = { name: 'settings', calls: 60, windowSeconds: 60 };

export const settingsHandlers: Handlers<'GET /users/settings' | 'PUT /users/settings'> = {
  'GET /users/settings': ({ owner, deps }) => readSettings(deps.db, owner.userId),

  'PUT /users/settings': async ({ owner, body, deps, now }) => {
    await limitLocally(deps, saveLimit, String(owner.userId));
    return saveSettings(deps.db, { userId: owner.userId, changes: body }, now);
  },
};

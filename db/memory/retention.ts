import type { Settings } from '../../core/settings/settings.ts';
import type { Db } from '../connection/client.ts';
import { readSettings, type SettingsInput, saveSettings } from '../settings.ts';
import { lockMemory, rebuildMemory } from './cards.ts';

/**
 * Saves settings that include how firmly words are kept. Another choice gives every word another date: the cards are
 * recomputed from the answers in the same transaction, so they are what a rebuild would give. Throws as `saveSettings`
 * does.
 */
export async function saveRetention(db: Db, input: SettingsInput, now: Date): Promise<Settings> {
  return db.transaction(async (tx) => {
    await lockMemory(tx, input.userId);
    const before = await readSettings(tx, input.userId);
    const after = await saveSettings(tx, input, now);
    if (after.retention !== before.retention) await rebuildMemory(tx, input.userId);
    return after;
  });
}

import { createHmac } from 'node:crypto';
import type { PersonDigests } from '../../core/ports.ts';

/**
 * Digests of Telegram ids for the list of deleted people: HMAC-SHA256 of the id, in 43 characters. Without the key
 * nobody can tell whether somebody is in the list. `key` has at least 32 characters and must outlive all backups.
 */
export function createPersonDigests(key: string): PersonDigests {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    of: (userId) => digest(`mila:person:${userId}`),
    keyMark: digest('mila:key').slice(0, 8),
  };
}

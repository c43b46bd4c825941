import type { PlaceName } from '../../core/broadcasts/button.ts';
import { inlineStart } from '../../core/service/start-link.ts';

/** A field of the lesson editor that a link may open. */
export type EditorField = 'name' | 'description' | `word-${number}` | `sentence-${number}`;

/** Where the mini-app and the Bot API are. */
export type AppLink = { publicUrl: string | undefined; apiRoot?: string | undefined };
export const telegramRoot = 'https://api.telegram.org';

/** A lesson, or a word with its lesson; the mini-app reads the same. */
const lessonParameter = /^(?:lesson|word_\d{1,9})_(\d{1,9})$/;

export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * The address that a web_app button may carry, or undefined when there is none: Telegram accepts only https, the local
 * Telegram any address.
 */
export function openableUrl(deps: AppLink): string | undefined {
  const isTelegram = withoutSlash(deps.apiRoot ?? telegramRoot) === telegramRoot;
  return isTelegram && !deps.publicUrl?.startsWith('https:') ? undefined : deps.publicUrl;
}

/** Address of the mini-app: at the given lesson, at a place of a broadcast's button, at a rule, at own words or somebody's
 * list of them, in the studio, or in the admin area. */
export function appAddress(
  publicUrl: string,
  place?:
    | number
    | PlaceName
    | 'studio'
    | 'own'
    | `rule_${number}`
    | `list_${string}`
    | `admin_lesson_${number}`
    | `admin_lesson_${number}_${EditorField}`
    | `admin_rule_${number}`
    | `admin_dialogue_${number}`
    | `admin_thread_${number}`
    | `admin_broadcast_${number}`
    | 'admin_reports',
): string {
  const parameter = typeof place === 'number' ? `lesson_${place}` : place;
  const query = parameter === undefined ? '' : `?tgWebAppStartParam=${parameter}`;
  return `${withoutSlash(publicUrl)}/${query}`;
}

/** The parameter of `/start`: nothing, a lesson, or something unknown. */
export function readStartParameter(parameter: string): { lessonId: number } | 'plain' | 'unknown' {
  if (['', inlineStart].includes(parameter.trim())) return 'plain';
  const digits = lessonParameter.exec(parameter.trim())?.[1];
  return digits === undefined ? 'unknown' : { lessonId: Number(digits) };
}

export const telegramRoot = 'https://api.telegram.org';

/** The widest lesson id that a link may name; the mini-app reads the same. */
const lessonParameter = /^lesson_(\d{1,9})$/;

export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * The address that a web_app button may carry, or undefined when there is none: Telegram takes https only, the local
 * Telegram any.
 */
export function openableUrl(deps: {
  publicUrl: string | undefined;
  apiRoot?: string | undefined;
}): string | undefined {
  const isTelegram = withoutSlash(deps.apiRoot ?? telegramRoot) === telegramRoot;
  return isTelegram && !deps.publicUrl?.startsWith('https:') ? undefined : deps.publicUrl;
}

/** Address of the mini-app: at a lesson when one is named, or at what is to be reviewed today. */
export function appAddress(publicUrl: string, place?: number | 'today' | `admin_lesson_${number}`): string {
  const parameter = typeof place === 'number' ? `lesson_${place}` : place;
  const query = parameter === undefined ? '' : `?tgWebAppStartParam=${parameter}`;
  return `${withoutSlash(publicUrl)}/${query}`;
}

/** What `/start` was given: nothing, a lesson, or something that makes no sense to us. */
export function readStartParameter(parameter: string): { lessonId: number } | 'plain' | 'unknown' {
  if (parameter.trim() === '') return 'plain';
  const digits = lessonParameter.exec(parameter.trim())?.[1];
  return digits === undefined ? 'unknown' : { lessonId: Number(digits) };
}

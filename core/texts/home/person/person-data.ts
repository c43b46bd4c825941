import { chargeKeptYears, mindChangeHours } from '../../../people/deletion.ts';
import { counted, type PluralForms } from '../../plural.ts';

export const recordingNoun: PluralForms = ['запись', 'записи', 'записей'];
const yearNoun: PluralForms = ['год', 'года', 'лет'];
const hourNoun: PluralForms = ['час', 'часа', 'часов'];

/** '3 года', '24 часа'. */
export const chargeTerm = counted(chargeKeptYears, yearNoun);
export const mindChangeTerm = counted(mindChangeHours, hourNoun);

/** What a person loses with everything else. */
export type Losses = {
  isPremium: boolean;
  /** '5 марта 2027 г.'; null for premium forever. */
  premiumUntil: string | null;
  isPaid: boolean;
  /** Of a speaker. */
  recordings: number;
};

/** '26 ноября в 18:05' by the clock of a zone; by that of the device without one. */
export function dueText(at: Date, timeZone?: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { ...options, ...(timeZone ? { timeZone } : {}) }).format(at);
  return `${format({ day: 'numeric', month: 'long' })} в ${format({ hour: '2-digit', minute: '2-digit' })}`;
}

/** What happens to their premium; nothing for a free learner. */
export function premiumLoss({ isPremium, premiumUntil, isPaid }: Losses): string[] {
  if (!isPremium) return [];
  const what = premiumUntil ? `Премиум до ${premiumUntil}` : 'Премиум навсегда';
  return [
    isPaid
      ? `${what} пропадёт: он оплачен, и звёзды за него сами не вернутся.`
      : `${what} закроется вместе со всем остальным.`,
  ];
}

function voiceLoss({ recordings }: Losses): string[] {
  if (recordings === 0) return [];
  return [
    `Ваш голос уйдёт из курса: ${counted(recordings, recordingNoun)}. С телефонов учеников записи исчезнут в течение ` +
      'суток; то, что бот уже прислал кому-то голосовым, отозвать нельзя.',
  ];
}

/** The confirmation, a paragraph each: what goes, what is lost, what stays, and that it can be taken back. */
export function deletionWarning(losses: Losses): string[] {
  return [
    'Исчезнут выученные слова, ответы, повторения, баллы, серия, викторины, настройки и ваше имя.',
    ...premiumLoss(losses),
    ...voiceLoss(losses),
    `Для возврата денег ${chargeTerm} хранятся только платежи: номер, сумма, дата, тариф и ваш номер в Telegram, без имени.`,
    `Передумать можно ${mindChangeTerm}. До тех пор всё остаётся на месте, и учиться можно дальше.`,
  ];
}

/** «Мои данные» in the mini-app's settings, and its notice on home. */
export const personDataTexts = {
  heading: 'Мои данные',
  file: 'Прислать файл в чат',
  fileHint: 'Всё, что Мила хранит о вас, одним архивом. Его пришлёт бот.',
  fileWithoutChat: 'Чтобы получить файл, наберите в чате с Милой /mydata.',
  erase: 'Удалить всё…',
  confirm: {
    heading: 'Удалить всё?',
    yes: 'Удалить всё',
    no: 'Не удалять',
  },
  pending: {
    heading: 'Данные будут удалены',
    when: (due: string) => `${due}. До этого всё работает как обычно.`,
    takeBack: 'Отменить удаление',
  },
  failed: 'Не получилось. Проверьте сеть и попробуйте ещё раз.',
  loadFailed: 'Не удалось узнать, ждут ли данные удаления.',
  retry: 'Ещё раз',
  kept: 'Удаление отменено. Всё на месте.',
  banner: (due: string) => `${due} все ваши данные будут удалены.`,
} as const;

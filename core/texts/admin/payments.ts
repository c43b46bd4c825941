import { starsText } from '../home/payments.ts';
import { counted, type PluralForms } from '../plural.ts';
import { figureText } from './web.ts';

const payments: PluralForms = ['платёж', 'платежа', 'платежей'];

/** The list of all payments in the admin area. */
export const paymentListTexts = {
  title: 'Платежи',
  search: 'Ученик (id, @имя или имя) или номер платежа',
  plan: 'За что',
  anyPlan: 'За всё',
  unknown: 'Не опознано',
  state: 'Состояние',
  states: {
    all: 'Все',
    paid: 'Получены',
    refunded: 'Возвращены',
    issues: 'Требуют разбора',
  },
  list: 'Список платежей',
  payer: 'Кто',
  gone: (id: number) => `id ${id}, ученика уже нет`,
  nobody: 'Плательщик неизвестен',
  none: 'Ничего не нашлось',
  noneHint: 'Проверьте запрос или снимите отбор.',
  noneYet: 'Платежей пока нет',
  noneYetHint: 'Первый появится здесь, как только кто-нибудь купит премиум.',
  /** Of all that was found, on whatever page. */
  sum: ({ payments: count, stars, refunded }: { payments: number; stars: number; refunded: number }) =>
    `Найдено: ${counted(count, payments)} на ${starsText(stars)}${
      refunded > 0 ? `, и ещё ${figureText(refunded)} возвращено` : ''
    }`,
} as const;

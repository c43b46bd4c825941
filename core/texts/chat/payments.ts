import type { CheckoutRefusal, PaymentIssue } from '../../payments/orders.ts';
import { type PlanId, plans, shelf } from '../../payments/plans.ts';
import {
  dateText,
  expiresIn,
  givesText,
  type PremiumLessons,
  paymentErrorTexts,
  planTexts,
  starsText,
} from '../home/payments.ts';
import type { RichText } from './bot.ts';

const bold = (text: string) => ({ bold: text });

/** Telegram shows it in the sheet instead of charging. */
export const checkoutRefusalTexts: Record<CheckoutRefusal | 'busy', string> = {
  order_unknown: 'Этот счёт нам незнаком. Откройте подписку в приложении или наберите /premium.',
  foreign_order: 'Этот счёт выставлен другому ученику. Свой можно получить командой /premium.',
  price_changed: 'Цена в этом счёте устарела. Наберите /premium, и придёт новый.',
  already_paid: 'Этот счёт уже оплачен, второй раз платить не нужно.',
  already_checked:
    'Оплата этого счёта уже идёт, второй раз платить не нужно. Если звёзды не списались, откройте подписку снова ' +
    'через десять минут.',
  other_underway:
    'Другая ваша оплата ещё проверяется. Если звёзды за неё не списались, попробуйте снова через десять минут.',
  paid_another:
    'Пока этот счёт был открыт, вы оплатили другой. Если нужен и этот, откройте подписку снова или наберите /premium.',
  order_replaced: 'Вместо этого счёта открыт новый: оплатите его или наберите /premium.',
  order_expired: 'Счёт устарел. Откройте подписку ещё раз или наберите /premium.',
  premium_for_ever: 'У вас уже есть премиум навсегда: платить больше не нужно.',
  buyer_blocked: 'Доступ закрыт. Напишите в поддержку: /paysupport.',
  busy: 'Сейчас не получается принять оплату. Звёзды не списаны — попробуйте через минуту.',
};

const paymentIssueTexts: Record<PaymentIssue, string> = {
  unknown_order: 'такого счёта нет',
  other_payer: 'заплатил не тот, кому выставлен счёт',
  wrong_currency: 'не та валюта',
  wrong_amount: 'сумма не совпадает со счётом',
};

/** A payment as a line of a list. */
export type PaymentLine = {
  chargeId: string;
  plan: PlanId | null;
  stars: number;
  paidAt: Date;
  refundedAt: Date | null;
  issue: PaymentIssue | null;
};

export type PremiumLine = { isPremium: boolean; until: Date | null; timeZone: string };

function premiumLine({ isPremium, until, timeZone }: PremiumLine): string {
  if (!isPremium) return 'Сейчас открыты бесплатные уроки.';
  return until ? `Премиум открыт до ${dateText(until, timeZone)}` : 'Премиум открыт навсегда.';
}

function paymentLine(payment: PaymentLine, timeZone: string): string {
  const { chargeId, plan, stars, paidAt, refundedAt, issue } = payment;
  const state = refundedAt ? `, возвращён ${dateText(refundedAt, timeZone)}` : issue ? ', разбираемся' : '';
  const name = plan ? planTexts[plan].quotedWithTerm : 'без счёта';
  return `${dateText(paidAt, timeZone)}: ${name}, ${starsText(stars)}${state}\n${chargeId}`;
}

/** 'на год или навсегда («Тыквенный»)' */
const plansInTerms = shelf.map((plan) => planTexts[plan].inTerms).join(' или ');

/** What the bot says about buying. */
export const paymentsBotTexts = {
  /** To somebody whom an admin has blocked. */
  shutOut:
    'Доступ закрыт. Если это ошибка, напишите вопрос в одном сообщении с командой: /paysupport Почему закрыт доступ?',
  premium: (premium: PremiumLine, offered: readonly PlanId[], lessons: PremiumLessons): RichText => [
    bold('Премиум'),
    `\n${premiumLine(premium)}`,
    ...offered.flatMap((plan) => {
      const { name, term, gives, price, worth } = planTexts[plan];
      return [
        '\n\n',
        bold(`«${name}», премиум ${term}: ${price}`),
        `\n${givesText(gives(lessons))}${worth ? `\n${worth}.` : ''}`,
      ];
    }),
    offered.length === 0 ? '\nПокупать больше ничего не нужно.' : '\n\nОплата — звёздами Telegram.',
  ],
  buy: (plan: PlanId, isExtension: boolean) =>
    `${isExtension && plans[plan].days !== null ? 'Продлить' : planTexts[plan].nameWithTerm} · ${planTexts[plan].price}`,
  renew: 'Продлить',
  /** Somebody with premium presses a button from before it. */
  again: (premium: PremiumLine) =>
    `${premiumLine(premium)} Новый срок прибавится к оставшимся дням. Купить ещё?`,
  againButton: (plan: PlanId) => `Да, продлить · ${planTexts[plan].price}`,
  invoiceFailed: `${paymentErrorTexts.invoice_failed}. Попробуйте через минуту.`,
  tooOften: 'Слишком много счетов подряд. Подождите минуту.',

  paid: (premium: PremiumLine): RichText => [
    bold('Спасибо! Оплата получена.'),
    `\n${premiumLine(premium)} Все премиум-уроки ваши.`,
  ],
  given: (premium: PremiumLine) => `Вам подарили премиум. ${premiumLine(premium)} Все премиум-уроки ваши.`,
  paymentKept: (stars: number) =>
    `Мы получили платёж: ${starsText(stars)}, но не смогли связать его со счётом. Он сохранён, администратор уже ` +
    'знает о нём: премиум откроется или звёзды вернутся. Вопросы — /paysupport.',
  refunded: (stars: number, closedPremium: boolean) =>
    `${starsText(stars)}: возврат на ваш счёт Telegram.` +
    (closedPremium ? ' Премиум, который открывал этот платёж, закрыт.' : ''),
  surplusRefunded: (stars: number) =>
    `Ещё один платёж пришёл, когда премиум навсегда у вас уже был. Он возвращён на ваш счёт Telegram: ` +
    `${starsText(stars)}. Премиум остаётся.`,

  endsSoon: (endsAt: Date, days: number, timeZone: string) =>
    `Ваш премиум ${expiresIn(days)}: ${dateText(endsAt, timeZone)} Пройденные слова, баллы и серия останутся с ` +
    'вами в любом случае. Продлить можно уже сейчас: оставшиеся дни не пропадут.',

  support: (payments: readonly PaymentLine[], timeZone: string): RichText => [
    bold('Помощь с оплатой'),
    '\nНапишите вопрос в одном сообщении с командой, например:\n/paysupport Заплатил, а уроки закрыты' +
      '\nЕго прочтёт администратор Милы и ответит вам. Telegram с оплатой Милы не поможет: звёзды получаем и ' +
      'возвращаем мы.',
    payments.length > 0 ? '\n\n' : '',
    payments.length > 0 ? bold('Ваши последние платежи') : '',
    ...payments.map((payment) => `\n${paymentLine(payment, timeZone)}`),
  ],
  supportSent: 'Вопрос передан администратору. Ответ придёт сюда.',
  supportAway: 'Сейчас передать вопрос некому. Попробуйте, пожалуйста, позже.',
  supportTooOften: 'Вопросы уже переданы. Следующий можно задать через несколько минут.',
  supportQuestion: (person: { id: number; name: string; username: string | null }, question: string) =>
    `Вопрос об оплате от ${person.name || 'ученика'}${person.username ? ` (@${person.username})` : ''}, ${person.id}:` +
    `\n\n${question}\n\nПлатежи: /payments ${person.id}\nОтветить: /answer ${person.id} и текст`,

  supportAnswer: (text: string) => `Ответ на ваш вопрос об оплате:\n\n${text}`,

  terms: [
    bold('Условия'),
    `\n\nМила продаёт доступ к премиум-урокам: ${plansInTerms}. Цены — в /premium, оплата — ` +
      'звёздами Telegram, одним платежом: сама подписка не продлевается и ничего не списывает.',
    '\n\nДоступ открывается сразу после оплаты. Следующий год прибавляется к оставшимся дням. Когда год кончится, ' +
      'премиум-уроки закроются, а выученные слова, баллы и статус останутся.',
    '\n\nВернуть звёзды или разобраться с платежом — /paysupport. Вместе со звёздами закрывается доступ, который ' +
      'они открывали. Лишний платёж поверх премиума навсегда возвращается сам.',
    '\n\nКакие данные хранит Мила — /privacy.',
  ] as RichText,

  admin: {
    issue: (payment: PaymentLine & { userId: number | null }) =>
      `Платёж без счёта: ${payment.issue ? paymentIssueTexts[payment.issue] : 'неизвестная причина'}.\n` +
      `${starsText(payment.stars)} от ${payment.userId ?? 'неизвестного'}\n${payment.chargeId}\n\n` +
      `Вернуть: /refund ${payment.chargeId}`,
    answerButton: 'Ответить',
    /** The answer is a reply to this message, which names the writer by the command. */
    answerAsk: (person: { id: number; name: string }) =>
      `${person.name || 'Ученик'}, ${person.id}: напишите ответ на это сообщение, и он придёт автору вопроса.\n\n` +
      `То же командой: /answer ${person.id} и текст`,
    answerField: 'Ответ автору вопроса',
    answerUsage: 'Кому и что ответить? /answer 123456789 Звёзды вернули, проверьте счёт',
    answerSent: 'Ответ отправлен.',
    answerNotSent: {
      unknown: 'Ответ не отправлен: человека с таким номером нет среди учеников.',
      gone: 'Ответ не дошёл: этот человек закрыл чат с ботом.',
      failed: 'Ответ не дошёл: Telegram не принял сообщение. Попробуйте ещё раз через минуту.',
    },
    paymentsUsage: 'Кого показать? /payments 123456789, /payments @username или /payments Имя',
    manyPeople: (people: readonly { id: number; name: string }[]) =>
      `Таких несколько:\n${people.map(({ id, name }) => `${name} — ${id}`).join('\n')}`,
    personUnknown: 'Такого ученика нет.',
    payments: (
      person: { id: number; name: string },
      premium: PremiumLine,
      payments: readonly PaymentLine[],
    ): RichText => [
      bold(`${person.name || 'Ученик'}, ${person.id}`),
      `\n${premiumLine(premium)}`,
      payments.length === 0 ? '\n\nПлатежей нет.' : '',
      ...payments.map((payment) => `\n\n${paymentLine(payment, premium.timeZone)}`),
    ],
    /** Of somebody who was deleted: nothing else is known about them. */
    keptPayments: (payments: readonly PaymentLine[]) =>
      `Этот человек удалил свои данные. Для возврата хранятся только платежи:\n\n` +
      payments.map((payment) => paymentLine(payment, 'UTC')).join('\n\n'),
    refundUsage: 'Какой платёж вернуть? /refund и его номер; номера — в /payments',
    refundAsk: (payment: PaymentLine & { userId: number | null; userName: string | null }): RichText => [
      bold(`Вернуть ${starsText(payment.stars)}?`),
      `\n${payment.userName ?? 'Плательщик'}, ${payment.userId ?? 'номер неизвестен'}`,
      `\n${payment.plan ? planTexts[payment.plan].quotedWithTerm : 'без счёта'}\n${payment.chargeId}`,
      '\n\nПремиум за этот платёж закроется. Отменить возврат нельзя.',
    ],
    refundButton: (stars: number) => `Вернуть ${starsText(stars)}`,
    refundDone: (stars: number, chargeId: string) => `Возвращено: ${starsText(stars)}\n${chargeId}`,
    balance: (balance: number, kept: number) =>
      `На счёте бота ${starsText(balance)}.\nПлатежей без возвратов: ${starsText(kept)}.`,
  },
} as const;

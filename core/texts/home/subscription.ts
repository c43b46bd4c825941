import type { PlanId } from '../../payments/plans.ts';
import { planTexts } from './payments.ts';

/** Texts of the subscription view and of receipts. Texts of plans and prices are in core/texts/home/payments.ts. */
export const subscriptionTexts = {
  title: 'Премиум-доступ',
  lead: 'Все уроки курса, и новые тоже: слушать, говорить, писать и печатать.',
  leadOfLesson: (name: string) => `«${name}» — премиум-урок. Он откроется сразу после оплаты.`,
  rowOffer: 'Все уроки курса, и новые тоже',
  plans: 'Планы',
  soldAlready: 'Уже ваш',

  premiumTitle: 'Премиум открыт',
  premiumUntil: (date: string) => `до ${date}`,
  premiumForEver: 'навсегда',
  extends: 'Новый год прибавится к оставшимся дням.',
  nothingToBuy: 'Покупать больше ничего не нужно: все уроки ваши.',

  /** 'Купить навсегда за 2 400 звёзд' */
  buy: (plan: PlanId) => `Купить ${planTexts[plan].term} за ${planTexts[plan].price}`,
  extend: (plan: PlanId) => `Продлить ${planTexts[plan].term} за ${planTexts[plan].price}`,
  note: 'Оплата звёздами Telegram, один раз: без карты и без автоматического продления.',
  noteHelp:
    'Не хватает звёзд? Пополните их в Telegram: Настройки → Звёзды. Вопросы об оплате: команда /paysupport в чате с ботом.',
  noteOutside: 'Платить звёздами можно только в самом Telegram: откройте Милу из чата с ботом.',
  noteOldClient: 'Этот Telegram не умеет платить звёздами. Обновите его и откройте Милу снова.',
  noteOffline: 'Нет соединения. Купить можно будет, когда связь вернётся.',
  openBot: 'Открыть в Telegram',
  openFree: (name: string) => `Пока открыть «${name}»`,

  /** Asked by somebody who has the plan already. */
  again: (plan: PlanId) => ({
    title: planTexts[plan].again,
    message: 'Этот план у вас уже есть. Новый срок прибавится к оставшимся дням.',
    yes: 'Купить ещё',
    no: 'Нет',
  }),
  doubtTitle: 'Прошлая оплата проверяется',
  doubtText: 'Если звёзды списались, премиум откроется сам. Если нет, через десять минут можно купить снова.',
  paidElsewhereTitle: 'Вы уже заплатили',
  paidElsewhereText: 'Оплата пришла, премиум открыт. Второй раз платить не нужно.',

  preparing: 'Готовим счёт…',
  sheetTitle: 'Счёт открыт в Telegram',
  sheetText: 'Заплатите в окне Telegram. Если окна нет или оно закрылось, проверьте оплату здесь.',
  check: 'Проверить оплату',
  giveUp: 'Не платить',
  checkingTitle: 'Оплата обрабатывается',
  checkingText: 'Telegram передаёт нам платёж. Обычно это несколько секунд.',
  waitingText:
    'Telegram ещё не подтвердил платёж. Премиум откроется сам, как только это случится. Платить второй раз не нужно.',
  checkAgain: 'Проверить ещё раз',
  toLessons: 'К урокам',
  tryAgain: 'Попробовать ещё раз',

  cancelledText: 'Звёзды не списаны. Планы никуда не денутся.',
  failedText: 'Звёзды не списаны. Если их не хватает, пополните: Настройки → Звёзды. Потом повторите.',
  unpaidText: 'Звёзды за этот счёт не списаны. Можно начать заново.',

  thanksUntil: (date: string) => `Все уроки открыты до ${date}`,
  thanksForEver: 'Все уроки открыты навсегда.',
  openLesson: (name: string) => `Открыть «${name}»`,

  loadFailed: 'Планы не загрузились',
  loadFailedHint: 'Проверьте связь и попробуйте ещё раз.',

  receipts: {
    heading: 'Платежи',
    unknownPlan: 'Платёж проверяем',
    refunded: (date: string) => `Возвращён ${date}`,
    number: 'Номер платежа',
    copied: 'Номер скопирован',
    copy: (plan: string) => `Скопировать номер платежа «${plan}»`,
  },
} as const;

import { lifetimeSavingPercent, type PlanId, plans, yearAMonthShekels } from '../../payments/plans.ts';
import { counted, nouns, type PluralForms, pluralForm } from '../plural.ts';

const star: PluralForms = ['звезда', 'звезды', 'звёзд'];
const premiumLesson: PluralForms = ['премиум-урок', 'премиум-урока', 'премиум-уроков'];

/** 1450 → '1 450': digits in threes, with spaces that do not break. */
function spaced(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}

const withComma = (value: number) => String(value).replace('.', ',');

/** '1 450 звёзд' */
export function starsText(stars: number): string {
  return `${spaced(stars)} ${pluralForm(stars, star)}`;
}

/** '5 марта 2027 г.' on the learner's own calendar; in a browser its own zone is the learner's: undefined. */
export function dateText(at: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    at,
  );
}

/** What premium opens in the published course. */
export type PremiumLessons = {
  /** Premium lessons. */
  count: number;
  /** Sections that have some, in the order of the course: 'Еда'. */
  topics: readonly string[];
};

export type PlanText = {
  name: string;
  /** Where nothing beside it says for how long: 'Тыквенный, навсегда'. */
  nameWithTerm: string;
  /** The same in a sentence: '«Тыквенный», навсегда'. */
  quotedWithTerm: string;
  /** 'на год': for how long. */
  term: string;
  /** As the terms name it: 'на год'. */
  inTerms: string;
  /** As the log of what admins did names it: 'год'. */
  inLog: string;
  /** Asked before it is bought a second time. */
  again: string;
  /** What it gives, one line each. */
  gives: (lessons: PremiumLessons) => string[];
  price: string;
  /** What the price means: shekels, per month, the saving; '' where there is nothing to say. */
  worth: string;
};

const topic: PluralForms = ['тема', 'темы', 'тем'];
/** Topics named in a text about a plan. */
const topicsNamed = 3;
/** Of all topics named together: an invoice has little space. */
const maxTopicsLength = 100;

/** '44 премиум-урока: знакомство, семья и дом, еда и ещё 8 тем' */
function opens({ count, topics }: PremiumLessons): string {
  if (count === 0) return 'премиум-уроки, как только они выйдут';
  const lessons = counted(count, premiumLesson);
  const named = fitting(topics.map(lowerFirst));
  const others = topics.length - named.length;
  if (named.length === 0) return lessons;
  return `${lessons}: ${named.join(', ')}${others > 0 ? ` и ещё ${counted(others, topic)}` : ''}`;
}

function fitting(topics: readonly string[]): string[] {
  let length = 0;
  const tooLong = topics.findIndex((name) => {
    length += name.length;
    return length > maxTopicsLength;
  });
  return topics.slice(0, Math.min(topicsNamed, tooLong < 0 ? topics.length : tooLong));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The plans as the learner reads them, in the mini-app and in the chat. Prices come from the price list. */
export const planTexts: Record<PlanId, PlanText> = {
  test: {
    name: 'Пробный',
    nameWithTerm: 'Пробный, на один день',
    quotedWithTerm: '«Пробный», на один день',
    term: 'на один день',
    inTerms: 'на один день',
    inLog: 'пробный день',
    again: 'Ещё один срок?',
    gives: (lessons) => [opens(lessons)],
    price: starsText(plans.test.priceStars),
    worth: '',
  },
  year: {
    name: 'Год',
    nameWithTerm: 'Год',
    quotedWithTerm: '«Год»',
    term: 'на год',
    inTerms: 'на год',
    inLog: 'год',
    again: 'Ещё год?',
    gives: (lessons) => [opens(lessons), 'все новые уроки в течение года'],
    price: starsText(plans.year.priceStars),
    worth: `≈ ${plans.year.aboutShekels} ₪, около ${withComma(yearAMonthShekels)} ₪ в месяц`,
  },
  lifetime: {
    name: 'Тыквенный',
    nameWithTerm: 'Тыквенный, навсегда',
    quotedWithTerm: '«Тыквенный», навсегда',
    term: 'навсегда',
    inTerms: 'навсегда («Тыквенный»)',
    inLog: 'навсегда',
    again: 'Ещё один срок?',
    gives: (lessons) => [opens(lessons), 'все новые уроки, навсегда'],
    price: starsText(plans.lifetime.priceStars),
    // "saves 40%" (SPEC §9) holds against three years bought one by one.
    worth: `≈ ${plans.lifetime.aboutShekels} ₪, за три года экономит ${lifetimeSavingPercent(3)} %`,
  },
};

/** 'Премиум на год' */
export const planTagline = (plan: PlanId): string => `Премиум ${planTexts[plan].term}`;

/** Lines of a plan as sentences: '44 премиум-урока: еда. Все новые уроки, навсегда.' */
export const givesText = (lines: readonly string[]): string =>
  lines.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`).join(' ');

/** What an invoice says in Telegram's own sheet: title at most 32 characters, description at most 255. */
export function invoiceTexts(plan: PlanId, lessons: PremiumLessons): { title: string; description: string } {
  const { gives } = planTexts[plan];
  const tagline = planTagline(plan);
  return { title: `Мила: ${tagline}`, description: `${tagline}. ${givesText(gives(lessons))}` };
}

/** 'истекает через 7 дней', 'истекает сегодня' */
export function expiresIn(days: number): string {
  return days <= 0 ? 'истекает сегодня' : `истекает через ${counted(days, nouns.day)}`;
}

/** Payment errors by their code on the wire; the others are in `core/texts/errors.ts`. */
export const paymentErrorTexts: Record<string, string> = {
  login_to_buy: 'Необходимо войти в систему для покупки подписки',
  invoice_failed: 'Ошибка создания счета',
  plan_not_for_sale: 'Этот план сейчас не продаётся.',
  premium_for_ever: 'У вас уже есть премиум навсегда: платить больше не нужно.',
  already_paid: 'Этот счёт уже оплачен, второй раз платить не нужно.',
  already_premium: 'Этот план у вас уже есть.',
  payment_in_doubt:
    'Прошлую оплату ещё проверяет Telegram. Если звёзды списались, премиум откроется сам; если нет, новый счёт можно ' +
    'будет открыть через десять минут.',
  order_not_found: 'Такого счёта нет.',
  foreign_order: 'Этот счёт выставлен другому ученику.',
  payment_not_found: 'Такого платежа нет.',
  already_refunded: 'Звёзды за этот платёж уже возвращены.',
  stars_failed: 'Звёзды Telegram сейчас не отвечают. Попробуйте через минуту.',
};

/** What the mini-app says when Telegram's sheet closes (SPEC §8 Payment); the server's status takes precedence. */
export const paymentOutcomeTexts = {
  failed: 'Ошибка при выполнении платежа',
  cancelled: 'Платёж отменён',
} as const;

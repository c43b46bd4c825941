import { describe, expect, it } from 'vitest';
import { planIds } from '../../../../core/payments/plans.ts';
import { checkoutRefusalTexts, paymentsBotTexts } from '../../../../core/texts/chat/payments.ts';
import {
  dateText,
  expiresIn,
  invoiceTexts,
  paymentErrorTexts,
  paymentOutcomeTexts,
  planTexts,
  starsText,
} from '../../../../core/texts/home/payments.ts';

const lessons = { count: 39, topics: ['Еда', 'Жизнь в Израиле'] };

describe('texts of buying', () => {
  it('stand to the letter of the specification', () => {
    expect(paymentErrorTexts.login_to_buy).toBe('Необходимо войти в систему для покупки подписки');
    expect(paymentErrorTexts.invoice_failed).toBe('Ошибка создания счета');
    expect(paymentOutcomeTexts).toEqual({
      failed: 'Ошибка при выполнении платежа',
      cancelled: 'Платёж отменён',
    });
    expect(planTexts.lifetime.name).toBe('Тыквенный');
  });

  it('count stars and lessons in Russian', () => {
    expect([1, 2, 21, 1450, 2400].map(starsText)).toEqual([
      '1 звезда',
      '2 звезды',
      '21 звезда',
      '1\u00a0450 звёзд',
      '2\u00a0400 звёзд',
    ]);
    expect(planTexts.year.gives(lessons)[0]).toBe('39 премиум-уроков: еда, жизнь в Израиле');
    expect([7, 1, 0].map(expiresIn)).toEqual([
      'истекает через 7 дней',
      'истекает через 1 день',
      'истекает сегодня',
    ]);
  });

  it('say only what is true of prices', () => {
    expect(planTexts.year.worth).toBe('≈ 119 ₪, около 9,9 ₪ в месяц');
    expect(planTexts.lifetime.worth).toBe('≈ 199 ₪, за три года экономит 44 %');
  });

  it('say for how long a plan is wherever its name stands alone', () => {
    expect(planIds.map((plan) => planTexts[plan].nameWithTerm)).toEqual([
      'Пробный, на один день',
      'Год',
      'Тыквенный, навсегда',
    ]);
    expect(paymentsBotTexts.buy('lifetime', false)).toBe('Тыквенный, навсегда · 2\u00a0400 звёзд');
  });

  it('keep the day of the learner’s own calendar', () => {
    const lateEvening = new Date('2027-03-04T22:30:00Z');
    expect(dateText(lateEvening, 'Asia/Jerusalem')).toBe('5 марта 2027 г.');
    expect(dateText(lateEvening, 'America/New_York')).toBe('4 марта 2027 г.');
  });

  it('name three topics at most, none that does not fit, and no lesson that is not there', () => {
    const gives = (count: number, topics: string[]) => planTexts.year.gives({ count, topics })[0];
    expect(gives(44, ['Знакомство', 'Семья и дом', 'Еда', 'Город', 'Время'])).toBe(
      '44 премиум-урока: знакомство, семья и дом, еда и ещё 2 темы',
    );
    expect(gives(1, ['Т'.repeat(101)])).toBe('1 премиум-урок');
    expect(gives(0, [])).toBe('премиум-уроки, как только они выйдут');
  });

  it.each(planIds)('an invoice for %s fits what Telegram allows', (plan) => {
    const { title, description } = invoiceTexts(plan, { count: 1000, topics: Array(9).fill('Т'.repeat(33)) });
    expect(title.length).toBeLessThanOrEqual(32);
    expect(description.length).toBeLessThanOrEqual(255);
  });

  it('a refused checkout fits into the sheet and says what to do', () => {
    for (const text of Object.values(checkoutRefusalTexts)) {
      expect(text).toMatch(/^[А-ЯЁ]/);
      expect(text.length).toBeLessThanOrEqual(200);
    }
    expect(checkoutRefusalTexts.busy).toContain('попробуйте через минуту');
  });
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleOrder, samplePayments } from '../../support/web/payment-samples.ts';
import { sampleLesson, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import { renderShelf } from './support.tsx';

const locked = sampleLesson({ id: 6, name: 'Родные', is_free: false, locked: true });
const free = sampleLesson({ id: 2, name: 'До свидания' });

/** What is bought is asked for anew. */
const server = setupServer(
  msw.get('*/api/payments', () =>
    HttpResponse.json(success(samplePayments({ subscription_status: 'premium' }))),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

afterEach(() => {
  cleanup();
  client.events.length = 0;
});

/** Telegram's main button as the client was last told of it. */
const mainButton = () => client.latest('web_app_setup_main_button');
const mainSays = (text: string) =>
  waitFor(() => expect(mainButton()).toMatchObject({ is_visible: true, text }));

describe('the shelf', () => {
  it('shows both plans with stars, shekels, the saving and the real numbers of lessons', () => {
    renderShelf(samplePayments());
    const year = screen.getByRole('radio', { name: /^Год/ });
    const lifetime = screen.getByRole('radio', { name: /^Тыквенный/ });
    expect((year as HTMLInputElement).checked).toBe(true);
    const yearText = year.closest('label')?.textContent ?? '';
    expect(yearText).toContain('1\u00a0450 звёзд');
    expect(yearText).toContain('119 ₪');
    expect(yearText).toContain('16 премиум-уроков: знакомство, семья и дом, еда и ещё 1 тема');
    const lifetimeText = lifetime.closest('label')?.textContent ?? '';
    expect(lifetimeText).toContain('2\u00a0400 звёзд');
    expect(lifetimeText).toContain('199 ₪');
    expect(lifetimeText).toMatch(/экономит \d+ %/);
    expect(screen.queryByRole('radio', { name: /^Пробный/ })).toBeNull();
  });

  it('says that an earlier payment is looked into while it is in doubt', () => {
    renderShelf(samplePayments({ payment_in_doubt: true }));
    expect(screen.getByRole('status').textContent).toContain('Прошлая оплата проверяется');
  });

  it('has the test plan where the server offers it', () => {
    const { offers } = samplePayments();
    renderShelf(
      samplePayments({ offers: [{ subscriptionType: 'test', stars: 1, available: true }, ...offers] }),
    );
    expect(screen.getByRole('radio', { name: /^Пробный/ })).toBeDefined();
  });

  it('buys the chosen plan with Telegram’s main button', async () => {
    const { purchase } = renderShelf(samplePayments());
    await mainSays('Купить на год за 1\u00a0450 звёзд');
    fireEvent.click(screen.getByRole('radio', { name: /^Тыквенный/ }));
    await mainSays('Купить навсегда за 2\u00a0400 звёзд');
    act(() => client.send('main_button_pressed'));
    expect(purchase.buy).toHaveBeenCalledWith('lifetime');
  });

  it('names the lesson that led here, and one that is open meanwhile', () => {
    const { onOpenLesson } = renderShelf(samplePayments(), { lesson: locked, freeLesson: free });
    expect(screen.getByText('«Родные» — премиум-урок. Он откроется сразу после оплаты.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Пока открыть «До свидания»' }));
    expect(onOpenLesson).toHaveBeenCalledWith(2);
  });

  it('sells nothing without a connection, and says so', async () => {
    const { services } = renderShelf(samplePayments());
    act(() => services.connection.report(false));
    expect(screen.getByText(/Купить можно будет, когда связь вернётся/)).toBeDefined();
    await waitFor(() => expect(mainButton()).toMatchObject({ is_active: false }));
  });
});

describe('a premium learner', () => {
  it('sees until when, and may add a year', async () => {
    const premium = { subscription_status: 'premium', premium_until: '2027-03-05T09:00:00.000Z' } as const;
    renderShelf(samplePayments(premium));
    expect(screen.getByText('до 5 марта 2027 г.')).toBeDefined();
    expect(screen.getByText('Новый год прибавится к оставшимся дням.')).toBeDefined();
    await mainSays('Продлить на год за 1\u00a0450 звёзд');
  });

  it('is told how many days are left when the end is near', () => {
    const premium = { subscription_status: 'premium', premium_until: '2026-11-28T07:00:00.000Z' } as const;
    renderShelf(samplePayments(premium));
    expect(screen.getByText(/истекает через 7 дней/)).toBeDefined();
  });

  it('with premium for ever is sold nothing more', async () => {
    const offers = samplePayments().offers.map((offer) => ({ ...offer, available: false }));
    const { onExit } = renderShelf(samplePayments({ subscription_status: 'premium', offers }));
    expect(screen.getByText('навсегда')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await mainSays('К урокам');
    act(() => client.send('main_button_pressed'));
    expect(onExit).toHaveBeenCalled();
  });
});

describe('a purchase in hand', () => {
  it('while the sheet is open the plans rest, and there are two ways out', async () => {
    const { purchase } = renderShelf(samplePayments());
    purchase.show({ step: 'sheet', plan: 'year' });
    expect(screen.getByRole('group', { name: 'Планы' })).toHaveProperty('disabled', true);
    await mainSays('Проверить оплату');
    act(() => client.send('main_button_pressed'));
    expect(purchase.recheck).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Не платить' }));
    expect(purchase.giveUp).toHaveBeenCalled();
  });

  it('«Оплата обрабатывается» until the server knows', async () => {
    const { purchase } = renderShelf(samplePayments());
    purchase.show({ step: 'checking', plan: 'year', hint: 'paid' });
    expect(screen.getByRole('status').textContent).toContain('Оплата обрабатывается');
    await waitFor(() => expect(mainButton()).toMatchObject({ is_active: false, is_progress_visible: true }));
    purchase.show({ step: 'waiting', plan: 'year' });
    expect(screen.getByText(/Платить второй раз не нужно/)).toBeDefined();
    await mainSays('Проверить ещё раз');
  });

  it('says that it was cancelled, and offers the plans again', async () => {
    const { purchase } = renderShelf(samplePayments());
    purchase.show({ step: 'ended', plan: 'year', title: 'Платёж отменён', text: '' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Платёж отменён')).toBeDefined();
    await mainSays('Купить на год за 1\u00a0450 звёзд');
    fireEvent.click(screen.getByRole('radio', { name: /^Тыквенный/ }));
    expect(purchase.dismiss).toHaveBeenCalled();
  });

  it('thanks, says until when, and leads to the lesson that was locked', async () => {
    const { purchase, onOpenLesson } = renderShelf(samplePayments(), { lesson: locked });
    purchase.show({ step: 'paid', order: sampleOrder({ status: 'paid' }) });
    expect(screen.getByRole('heading', { name: 'Спасибо! Премиум открыт' })).toBeDefined();
    expect(screen.getByText('Все уроки открыты до 21 ноября 2027 г.')).toBeDefined();
    await mainSays('Открыть «Родные»');
    act(() => client.send('main_button_pressed'));
    expect(onOpenLesson).toHaveBeenCalledWith(6);
  });

  it('for ever is for ever', () => {
    const { purchase } = renderShelf(samplePayments());
    purchase.show({ step: 'paid', order: sampleOrder({ status: 'paid', premium_until: null }) });
    expect(screen.getByText('Все уроки открыты навсегда.')).toBeDefined();
  });

  it('left behind by an earlier opening is taken up', () => {
    const { purchase } = renderShelf(samplePayments());
    expect(purchase.resume).toHaveBeenCalledOnce();
  });
});

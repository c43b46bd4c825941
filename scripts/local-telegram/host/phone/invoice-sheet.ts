import type { InvoiceForm } from '../../control/shapes.ts';
import type { PayOutcome } from '../../simulation/checkout.ts';
import { type InvoiceStatus, type PayWayName, payWayNames, payWays } from '../../simulation/pay-ways.ts';
import { el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import { type InvoicePlace, server } from '../server.ts';

/** Refusals that Telegram names by a code; the bot's own come as text. */
const refusalTexts: Record<string, string> = {
  BOT_PRECHECKOUT_TIMEOUT: 'Бот не ответил вовремя. Звёзды не списаны.',
  BALANCE_TOO_LOW: 'Не хватает звёзд.',
  INVOICE_ALREADY_PAID: 'Этот счёт уже оплачен.',
};

/** The usual choices are two buttons; the rest is for whoever tries the product. */
const rareWays = payWayNames.filter((name) => name !== 'pay' && name !== 'cancel');

/** Telegram's payment sheet, over the phone or over the chat: one at a time. */
export function createInvoiceSheet(personId: () => number) {
  const layer = el('div', { class: 'sheet-layer', hidden: true });
  let answer: ((heard: readonly InvoiceStatus[]) => void) | null = null;

  const finish = (heard: readonly InvoiceStatus[]) => {
    layer.hidden = true;
    const done = answer;
    answer = null;
    done?.(heard);
  };

  /** The way of closing the sheet by hand; a refused payment has failed. */
  let closing: PayWayName = 'cancel';
  const close = () => finish(payWays[closing].appHears);

  layer.addEventListener('click', (event) => {
    if (event.target === layer) close();
  });
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  return {
    layer,
    isOpen: () => answer !== null,
    /** Closes an open sheet as if the person had done it. */
    dismiss: close,

    /** Shows the invoice; returns the statuses that the app receives, in this order, possibly none. */
    async open(place: InvoicePlace): Promise<readonly InvoiceStatus[]> {
      if (answer) return ['failed'];
      closing = 'cancel';
      const heard = new Promise<readonly InvoiceStatus[]>((resolve) => {
        answer = resolve;
      });
      const form = await server.invoice(personId(), place);
      if (!form) finish(['failed']);
      else if (answer) draw(form, place);
      return heard;
    },
  };

  function draw(form: InvoiceForm, place: InvoicePlace): void {
    const mine = answer;
    const error = el('p', { class: 'sheet-error', role: 'alert', hidden: true });
    const payButton = el('button', { type: 'button', class: 'sheet-pay', onclick: () => void payOrTopUp() });
    const rareButtons = rareWays.map((name) =>
      el('button', { type: 'button', class: 'chip', onclick: () => void pay(name) }, payWays[name].label),
    );
    const balance = el('b');

    const drawBalance = () => {
      fill(balance, starsText(form.balance));
      const missing = form.stars - form.balance;
      const label = missing > 0 ? `Пополнить на ⭐ ${missing}` : `Оплатить ⭐ ${form.stars}`;
      fill(payButton, form.paid ? 'Уже оплачено' : label);
      payButton.disabled = form.paid;
    };

    const setBusy = (busy: boolean) => {
      for (const button of [payButton, ...rareButtons]) button.disabled = busy;
      payButton.setAttribute('aria-busy', String(busy));
      if (busy) fill(payButton, el('span', { class: 'spinner' }));
      else drawBalance();
    };

    const pay = async (way: PayWayName) => {
      error.hidden = true;
      setBusy(true);
      const outcome = (await server.pay(personId(), place, way)) ?? noLine;
      if (answer !== mine) return;
      if (outcome.done) return finish(outcome.appHears);
      closing = 'fail';
      setBusy(false);
      error.textContent = refusalTexts[outcome.error] ?? outcome.error;
      error.hidden = false;
    };

    const payOrTopUp = async () => {
      if (form.balance >= form.stars) return pay('pay');
      const answered = await server.topUp(personId(), form.stars - form.balance);
      if (answered) form = { ...form, balance: answered.balance };
      drawBalance();
    };

    drawBalance();
    const sheet = el(
      'div',
      { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-label': `Оплата: ${form.title}` },
      el(
        'header',
        { class: 'sheet-top' },
        el('span', { class: 'sheet-balance' }, 'Баланс ', balance),
        el(
          'button',
          { type: 'button', class: 'round-button', 'aria-label': 'Отмена', onclick: close },
          icon('close'),
        ),
      ),
      el('span', { class: 'sheet-star', 'aria-hidden': 'true' }, '⭐'),
      el('h3', {}, form.title),
      el('p', { class: 'sheet-text', dir: 'auto' }, form.description),
      error,
      payButton,
      el(
        'details',
        { class: 'sheet-rare' },
        el('summary', {}, 'Что ещё бывает'),
        el('div', { class: 'chips' }, ...rareButtons),
      ),
    );
    fill(layer, sheet);
    layer.hidden = false;
    payButton.focus({ preventScroll: true });
  }
}

const noLine: PayOutcome = { done: false, error: 'Локальный Telegram не отвечает.' };

const starsText = (stars: number) => `⭐ ${stars.toLocaleString('ru')}`;

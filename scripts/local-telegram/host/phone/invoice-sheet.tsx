import { useEffect, useRef } from 'react';
import type { InvoiceForm } from '../../control/shapes.ts';
import type { PayOutcome } from '../../simulation/checkout.ts';
import { type InvoiceStatus, type PayWayName, payWayNames, payWays } from '../../simulation/pay-ways.ts';
import { Icon } from '../icons.tsx';
import { Layer } from '../layer.tsx';
import { type InvoicePlace, server } from '../server.ts';
import { createStore, useStore } from '../store.ts';

/** Refusals that Telegram names by a code; the bot's own come as text. */
const refusalTexts: Record<string, string> = {
  BOT_PRECHECKOUT_TIMEOUT: 'Бот не ответил вовремя. Звёзды не списаны.',
  BALANCE_TOO_LOW: 'Не хватает звёзд.',
  INVOICE_ALREADY_PAID: 'Этот счёт уже оплачен.',
};

/** The usual choices are two buttons; the rest is for whoever tries the product. */
const rareWays = payWayNames.filter((name) => name !== 'pay' && name !== 'cancel');

const noLine: PayOutcome = { done: false, error: 'Локальный Telegram не отвечает.' };

type Shown = { form: InvoiceForm | null; isBusy: boolean; error: string | null };

type InvoiceSheet = ReturnType<typeof createInvoiceSheet>;

/** Telegram's payment sheet, over the phone or over the chat: one at a time. */
export function createInvoiceSheet(personId: () => number) {
  const shown = createStore<Shown>({ form: null, isBusy: false, error: null });
  let answer: ((heard: readonly InvoiceStatus[]) => void) | null = null;
  let invoice: InvoicePlace | null = null;
  /** The way of closing the sheet by hand; a refused payment has failed. */
  let closing: PayWayName = 'cancel';

  const finish = (heard: readonly InvoiceStatus[]) => {
    shown.set({ form: null, isBusy: false, error: null });
    const done = answer;
    answer = null;
    done?.(heard);
  };

  async function pay(way: PayWayName): Promise<void> {
    if (!invoice) return;
    const mine = answer;
    shown.set({ isBusy: true, error: null });
    const outcome = (await server.pay(personId(), invoice, way)) ?? noLine;
    if (answer !== mine) return;
    if (outcome.done) return finish(outcome.appHears);
    closing = 'fail';
    shown.set({ isBusy: false, error: refusalTexts[outcome.error] ?? outcome.error });
  }

  return {
    shown,
    pay,
    /** Closes an open sheet as if the person had done it. */
    dismiss: () => finish(payWays[closing].appHears),

    /** Shows the invoice; returns the statuses that the app receives, in this order, possibly none. */
    async open(place: InvoicePlace): Promise<readonly InvoiceStatus[]> {
      if (answer) return ['failed'];
      invoice = place;
      closing = 'cancel';
      const heard = new Promise<readonly InvoiceStatus[]>((resolve) => {
        answer = resolve;
      });
      const form = await server.invoice(personId(), place);
      if (!form) finish(['failed']);
      else if (answer) shown.set({ form });
      return heard;
    },

    async payOrTopUp(form: InvoiceForm): Promise<void> {
      if (form.balance >= form.stars) return pay('pay');
      const answered = await server.topUp(personId(), form.stars - form.balance);
      if (answered) shown.set({ form: { ...form, balance: answered.balance } });
    },
  };
}

export function InvoiceLayer({ sheet }: { sheet: InvoiceSheet }) {
  const { form, ...state } = useStore(sheet.shown);
  if (!form) return null;
  return (
    <Layer className="sheet-layer" onClose={sheet.dismiss}>
      <Sheet form={form} {...state} sheet={sheet} />
    </Layer>
  );
}

type SheetProps = Omit<Shown, 'form'> & { form: InvoiceForm; sheet: InvoiceSheet };

function Sheet({ form, isBusy, error, sheet }: SheetProps) {
  const { title, description, stars, balance, paid } = form;
  const payButton = useRef<HTMLButtonElement>(null);
  useEffect(() => payButton.current?.focus({ preventScroll: true }), []);
  const missing = stars - balance;
  const label = missing > 0 ? `Пополнить на ⭐ ${missing}` : `Оплатить ⭐ ${stars}`;
  return (
    <div className="sheet" role="dialog" aria-modal="true" aria-label={`Оплата: ${title}`}>
      <header className="row sheet-top">
        <span className="sheet-balance">
          Баланс <b>⭐ {balance.toLocaleString('ru')}</b>
        </span>
        <button type="button" className="disc round-button" aria-label="Отмена" onClick={sheet.dismiss}>
          <Icon name="close" />
        </button>
      </header>
      <span className="sheet-star" aria-hidden="true">
        ⭐
      </span>
      <h3>{title}</h3>
      <p className="sheet-text" dir="auto">
        {description}
      </p>
      {error && (
        <p className="sheet-error" role="alert">
          {error}
        </p>
      )}
      <button
        ref={payButton}
        type="button"
        className="sheet-pay"
        disabled={isBusy || paid}
        aria-busy={isBusy}
        onClick={() => void sheet.payOrTopUp(form)}
      >
        {isBusy ? <span className="spinner" /> : paid ? 'Уже оплачено' : label}
      </button>
      <details className="sheet-rare">
        <summary>Что ещё бывает</summary>
        <div className="chips">
          {rareWays.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              disabled={isBusy}
              onClick={() => void sheet.pay(name)}
            >
              {payWays[name].label}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}

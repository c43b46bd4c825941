import type { LocalPerson } from '../people.ts';
import type { Checkout } from '../simulation/checkout.ts';
import { payWayNames } from '../simulation/pay-ways.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { stars } from '../simulation/stars.ts';
import type { Invoice } from '../simulation/stars-state.ts';
import type { InvoiceForm } from './shapes.ts';

type Body = Record<string, unknown>;

/** What people do with invoices, as acts of the control API under /_local/chats/{person}/…; null refuses. */
export function createPaymentActs({ simulation, checkout }: { simulation: Simulation; checkout: Checkout }) {
  /** The invoice of a link (`slug`) or of a message in the person's chat (`messageId`). */
  const find = (who: LocalPerson, { slug, messageId }: Body): Invoice | null =>
    (typeof slug === 'string'
      ? stars.invoice(simulation, slug)
      : stars.invoiceOfMessage(simulation, who.id, Number(messageId))) ?? null;

  return {
    invoice(who: LocalPerson, body: Body): InvoiceForm | null {
      const invoice = find(who, body);
      return invoice && formOf(simulation, who, invoice);
    },

    /** `way`: a name of `payWays`; returns how it ended. */
    async pay(who: LocalPerson, body: Body) {
      const invoice = find(who, body);
      const way = payWayNames.find((one) => one === body.way);
      return invoice && way ? await checkout.pay(who, invoice, way) : null;
    },

    'top-up': (who: LocalPerson, { stars: amount }: Body) =>
      typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0
        ? { balance: stars.topUp(simulation, who.id, amount) }
        : null,

    /** The app store takes the money back without anybody being asked. */
    chargeback: (who: LocalPerson, { chargeId }: Body) =>
      stars.giveBack(simulation, who, String(chargeId), 'chargeback') === 'done' || null,
  };
}

function formOf(simulation: Simulation, who: LocalPerson, invoice: Invoice): InvoiceForm {
  const { slug, title, description } = invoice;
  return {
    slug,
    title,
    description,
    stars: invoice.stars,
    balance: stars.balance(simulation, who.id),
    paid: invoice.message !== null && invoice.timesPaid > 0,
  };
}

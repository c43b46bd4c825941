import { stars, starsCurrency } from '../simulation/stars.ts';
import { badRequest, queryTooOld } from './errors.ts';
import { readInvoice } from './invoice-input.ts';
import { sendToPerson } from './message-methods.ts';
import { type BotCall, type MethodTable, requireReachable } from './method.ts';

/** Telegram Stars: invoices, the answer before the charge, the list of charges, refunds. */
export const paymentMethods: MethodTable = {
  createInvoiceLink({ inputs, simulation }) {
    const { slug } = stars.createInvoice(simulation, readInvoice(inputs));
    return `https://t.me/$${slug}`;
  },

  sendInvoice(call) {
    const { inputs, simulation } = call;
    const content = readInvoice(inputs);
    const { title, description, startParameter } = content;
    const person = requireReachable(call);
    const invoice = stars.createInvoice(simulation, content);
    const pay = { text: `Заплатить ⭐️ ${content.stars}`, pay: true } as const;
    const message = sendToPerson(
      simulation,
      person,
      { inline_keyboard: [[pay]] },
      {
        invoice: {
          title,
          description,
          start_parameter: startParameter,
          currency: starsCurrency,
          total_amount: content.stars,
        },
      },
    );
    invoice.message = { personId: person.id, messageId: message.message_id };
    simulation.save();
    return message;
  },

  answerPreCheckoutQuery({ inputs, checkout }) {
    const id = inputs.text('pre_checkout_query_id');
    const refusal = inputs.flag('ok') ? null : inputs.text('error_message');
    if (refusal === '') throw badRequest('parameter "error_message" is required');
    if (!checkout.answer(id, refusal)) throw queryTooOld();
    return true;
  },

  getStarTransactions({ inputs, simulation }) {
    const offset = Math.max(0, inputs.integer('offset', 0));
    const limit = Math.min(100, Math.max(1, inputs.integer('limit', 100)));
    return { transactions: simulation.state.stars.transactions.slice(offset, offset + limit) };
  },

  getMyStarBalance: ({ simulation }) => ({ amount: stars.botBalance(simulation) }),

  refundStarPayment(call) {
    const person = requireUser(call);
    const chargeId = call.inputs.text('telegram_payment_charge_id');
    const outcome = stars.giveBack(call.simulation, person, chargeId, 'refund');
    if (outcome === 'unknown') throw badRequest('CHARGE_NOT_FOUND');
    if (outcome === 'already') throw badRequest('CHARGE_ALREADY_REFUNDED');
    return true;
  },
};

function requireUser({ inputs, simulation }: Pick<BotCall, 'inputs' | 'simulation'>) {
  const person = simulation.person(inputs.integer('user_id', 0));
  if (!person) throw badRequest('user not found');
  return person;
}

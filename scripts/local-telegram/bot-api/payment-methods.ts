import { stars, starsCurrency } from '../world/stars.ts';
import { badRequest } from './errors.ts';
import { readInvoice } from './invoice-input.ts';
import { sendToPerson } from './message-methods.ts';
import { type BotCall, type MethodTable, requireReachable } from './method.ts';

/** Telegram Stars: invoices, the answer before the charge, the list of charges, refunds. */
export const paymentMethods: MethodTable = {
  createInvoiceLink({ inputs, world }) {
    const { slug } = stars.createInvoice(world, readInvoice(inputs));
    return `https://t.me/$${slug}`;
  },

  sendInvoice(call) {
    const { inputs, world } = call;
    const content = readInvoice(inputs);
    const { title, description, startParameter } = content;
    const person = requireReachable(call);
    const invoice = stars.createInvoice(world, content);
    const pay = { text: `Заплатить ⭐️ ${content.stars}`, pay: true } as const;
    const message = sendToPerson(
      world,
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
    world.save();
    return message;
  },

  answerPreCheckoutQuery({ inputs, checkout }) {
    const id = inputs.text('pre_checkout_query_id');
    const refusal = inputs.flag('ok') ? null : inputs.text('error_message');
    if (refusal === '') throw badRequest('parameter "error_message" is required');
    if (!checkout.answer(id, refusal))
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    return true;
  },

  getStarTransactions({ inputs, world }) {
    const offset = Math.max(0, inputs.integer('offset', 0));
    const limit = Math.min(100, Math.max(1, inputs.integer('limit', 100)));
    return { transactions: world.state.stars.transactions.slice(offset, offset + limit) };
  },

  getMyStarBalance: ({ world }) => ({ amount: stars.botBalance(world) }),

  refundStarPayment(call) {
    const person = requireUser(call);
    const chargeId = call.inputs.text('telegram_payment_charge_id');
    const outcome = stars.giveBack(call.world, person, chargeId, 'refund');
    if (outcome === 'unknown') throw badRequest('CHARGE_NOT_FOUND');
    if (outcome === 'already') throw badRequest('CHARGE_ALREADY_REFUNDED');
    return true;
  },
};

function requireUser({ inputs, world }: Pick<BotCall, 'inputs' | 'world'>) {
  const person = world.person(inputs.integer('user_id', 0));
  if (!person) throw badRequest('user not found');
  return person;
}

import { starsCurrency } from '../simulation/stars.ts';
import type { Invoice } from '../simulation/stars-state.ts';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';

/** Telegram's limits: letters of title and description, bytes of the payload, stars of a price. */
const maxTitleLength = 32;
const maxDescriptionLength = 255;
const maxPayloadBytes = 128;
const maxStars = 100_000;

/** What an invoice in Stars may not ask for; subscriptions exist in Telegram, but the product sells none. */
const forbiddenFields = [
  'need_name',
  'need_phone_number',
  'need_email',
  'need_shipping_address',
  'is_flexible',
  'subscription_period',
];

/** Reads an invoice with Telegram's checks for digital goods: XTR, exactly one price, no provider. */
export function readInvoice(inputs: Inputs): Omit<Invoice, 'slug' | 'message' | 'timesPaid'> {
  const title = required(inputs, 'title');
  const description = required(inputs, 'description');
  const payload = required(inputs, 'payload');
  const currency = required(inputs, 'currency');
  const prices = readPrices(inputs);
  // Everything but stars goes through a provider, and the local Telegram has none.
  if (currency !== starsCurrency) throw badRequest('PAYMENT_PROVIDER_INVALID');
  if (Buffer.byteLength(payload) > maxPayloadBytes) throw badRequest('INVOICE_PAYLOAD_INVALID');
  const [stars, ...further] = prices;
  const sound =
    further.length === 0 &&
    inputs.text('provider_token') === '' &&
    [...title].length <= maxTitleLength &&
    [...description].length <= maxDescriptionLength &&
    inputs.integer('max_tip_amount', 0) === 0 &&
    !forbiddenFields.some((field) => inputs.flag(field) || inputs.integer(field, 0) > 0);
  if (!sound || stars === undefined) throw badRequest('STARS_INVOICE_INVALID');
  if (stars < 1 || stars > maxStars) throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID');
  return {
    title,
    description,
    payload,
    stars,
    startParameter: inputs.text('start_parameter'),
  };
}

function readPrices(inputs: Inputs): number[] {
  const given = inputs.json('prices', 'prices');
  if (given === undefined) throw badRequest('parameter "prices" is required');
  if (!Array.isArray(given)) throw badRequest("can't parse prices: Expected an Array of prices");
  if (given.length === 0) throw badRequest('there must be at least one price part');
  return given.map((price) => {
    if (!isRecord(price)) throw badRequest("can't parse prices: Expected an Object as a price");
    if (typeof price.label !== 'string' || price.label === '')
      throw badRequest(`can't parse prices: Can't find field "label"`);
    const amount = Number(price.amount);
    if (price.amount === undefined || !Number.isSafeInteger(amount))
      throw badRequest(`can't parse prices: Can't find field "amount"`);
    return amount;
  });
}

function required(inputs: Inputs, name: string): string {
  const given = inputs.text(name);
  if (given === '') throw badRequest(`parameter "${name}" is required`);
  return given;
}

import { type CallTable, text } from '../client.ts';

/** The Stars sheet over the app: invoice_closed tells how it ended, on broken clients twice or not at all. */
export const paymentCalls: CallTable = {
  async web_app_open_invoice({ payInvoice, emit }, data) {
    const slug = text(data.slug);
    for (const status of await payInvoice(slug)) emit('invoice_closed', { slug, status });
  },
};

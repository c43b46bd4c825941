import { type CallTable, text } from '../client.ts';
import { appearanceCalls } from './appearance.ts';
import { buttonCalls } from './buttons.ts';
import { dialogCalls } from './dialogs.ts';
import { lifecycleCalls } from './lifecycle.ts';
import { sharingCalls } from './sharing.ts';

/** Links, payments and haptics. */
const otherCalls: CallTable = {
  web_app_open_link: ({ noteLink }, data) => noteLink(text(data.url)),
  web_app_open_tg_link: ({ openTelegramLink }, data) => openTelegramLink(text(data.path_full)),
  /** invoice_closed reports how the Stars sheet ended: on broken clients twice or not at all. */
  async web_app_open_invoice({ payInvoice, emit }, data) {
    const slug = text(data.slug);
    for (const status of await payInvoice(slug)) emit('invoice_closed', { slug, status });
  },
  web_app_trigger_haptic_feedback: () => undefined,
};

/** Every call that the mini-app makes; any other is recorded and left unanswered. */
export const calls: CallTable = {
  ...lifecycleCalls,
  ...buttonCalls,
  ...appearanceCalls,
  ...dialogCalls,
  ...sharingCalls,
  ...otherCalls,
};

import { type CallTable, text } from '../client.ts';

/** Ways out of the app. Invoices (web_app_open_invoice) get a file of their own beside this one. */
export const linkCalls: CallTable = {
  web_app_open_link: ({ noteLink }, data) => noteLink(text(data.url)),
  web_app_open_tg_link: ({ openTelegramLink }, data) => openTelegramLink(text(data.path_full)),
};

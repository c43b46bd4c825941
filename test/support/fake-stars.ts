import { DomainError } from '../../core/errors.ts';
import type { StarTransaction } from '../../core/payments/charges.ts';
import type {
  Invoice,
  MessageButton,
  SendNewPhoto,
  SendOutcome,
  SharedCard,
  StarsAccount,
} from '../../core/ports.ts';
import type { TestClock } from './backend.ts';

/** A message from the bot in a private chat. */
export type Said = {
  userId: number;
  text: string;
  button?: { text: string; data: string } | undefined;
  /** Set for a message to many. */
  buttons?: readonly MessageButton[];
  /** In a group. */
  topicId?: number;
  /** Telegram's id of the picture above it. */
  photo?: string;
};

/** A fake of the bot's account at Telegram: charges and refunds as a list, and the calls that were made. */
export type FakeStars = StarsAccount & {
  /** Oldest first, as Telegram lists them. */
  list: StarTransaction[];
  invoices: Invoice[];
  /** Topics of groups that were closed. */
  closedTopics: number[];
  /** Cards to be passed on. */
  prepared: { userId: number; card: SharedCard }[];
  /** What the bot said through the account since the last call. */
  takeSaid(): Said[];
  /** Pictures get the ids 'photo-1', 'photo-2', … */
  sendNewPhoto: SendNewPhoto;
  /** Chats that have blocked the bot. */
  gone: Set<number>;
  /** Telegram does not answer. */
  isAway: boolean;
  /** The outcome of a message to many; undefined: it arrives, unless the chat has blocked the bot. */
  postAnswer: (userId: number) => SendOutcome | undefined;
  /** Pages that were requested. */
  pages: { offset: number; limit: number }[];
  /** Somebody pays a link: the charge is in the list and nowhere else. Returns its charge id. */
  charge(payment: { userId: number; payload: string; stars: number; chargeId?: string; at?: Date }): string;
  /** A chargeback: the stars of a charge are taken back without our involvement. */
  takeBack(chargeId: string, at?: Date): void;
};

let charges = 0;
let placed = 0;

export function createFakeStars(clock: TestClock): FakeStars {
  const said: Said[] = [];
  let photos = 0;
  const find = (chargeId: string, kind: StarTransaction['kind']) =>
    stars.list.find(
      (row) =>
        row.kind === kind &&
        (row.kind === 'charge' ? row.charge : row.kind === 'refund' ? row.refund : undefined)?.chargeId ===
          chargeId,
    );
  const answer = () => {
    if (stars.isAway) throw new DomainError('upstream', { code: 'stars_failed' });
  };
  const stars: FakeStars = {
    list: [],
    invoices: [],
    closedTopics: [],
    prepared: [],
    gone: new Set(),
    isAway: false,
    postAnswer: () => undefined,
    pages: [],
    takeSaid: () => said.splice(0),
    charge({ userId, payload, stars: amount, chargeId = `stx${++charges}`, at = clock() }) {
      stars.list.push({
        kind: 'charge',
        charge: {
          chargeId,
          payload,
          payerId: userId,
          stars: amount,
          currency: 'XTR',
          isRecurring: false,
          paidAt: at,
          source: 'reconcile',
          raw: { id: chargeId },
        },
      });
      return chargeId;
    },
    takeBack(chargeId, at = clock()) {
      const row = find(chargeId, 'charge');
      const charge = row?.kind === 'charge' ? { ...row.charge, source: 'refund' as const } : undefined;
      stars.list.push({ kind: 'refund', refund: { chargeId, refundedAt: at, charge } });
    },
    async createInvoiceLink(invoice) {
      answer();
      stars.invoices.push(invoice);
      return `https://t.me/$invoice${stars.invoices.length}`;
    },
    async transactions({ offset, limit }) {
      answer();
      stars.pages.push({ offset, limit });
      return stars.list.slice(offset, offset + limit);
    },
    async refund({ chargeId }) {
      answer();
      if (find(chargeId, 'refund')) return 'already-refunded';
      stars.takeBack(chargeId);
      return 'refunded';
    },
    async balance() {
      answer();
      return stars.list.reduce((sum, row) => {
        if (row.kind === 'charge') return sum + row.charge.stars;
        return sum - (row.kind === 'refund' ? (row.refund.charge?.stars ?? 0) : 0);
      }, 0);
    },
    async say(userId, text, button) {
      answer();
      if (stars.gone.has(userId)) return 'gone';
      said.push({ userId, text, button });
      return 'said';
    },
    async place({ chatId, topicId }, message) {
      if (stars.isAway) return 'failed';
      if (stars.gone.has(chatId)) return 'gone';
      const text = 'text' in message ? message.text : message.caption;
      const { buttons } = message;
      said.push({ userId: chatId, text, ...(buttons ? { buttons } : {}), ...(topicId ? { topicId } : {}) });
      return { messageId: ++placed };
    },
    async openTopic(chatId) {
      return stars.gone.has(chatId) ? 'gone' : { topicId: ++placed };
    },
    async closeTopic(topic) {
      stars.closedTopics.push(topic.topicId);
    },
    async prepare(userId, card) {
      answer();
      return `prepared-${stars.prepared.push({ userId, card })}`;
    },
    async sendNewPhoto(userId, { text, buttons }) {
      answer();
      if (stars.gone.has(userId)) return 'gone';
      photos += 1;
      const photo = `photo-${photos}`;
      said.push({ userId, text, photo, ...(buttons ? { buttons } : {}) });
      return { fileId: photo };
    },
    async send(userId, { text, buttons, photo }) {
      if (stars.isAway) return 'failed';
      const answer = stars.postAnswer(userId) ?? (stars.gone.has(userId) ? 'gone' : 'said');
      if (answer === 'said')
        said.push({ userId, text, ...(buttons ? { buttons } : {}), ...(photo ? { photo } : {}) });
      return answer;
    },
  };
  return stars;
}

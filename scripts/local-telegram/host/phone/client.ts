import type { InvoiceStatus } from '../../simulation/pay-ways.ts';
import type { PreparedMessage } from '../../simulation/state.ts';
import type { ClientSettings } from '../settings.ts';
import type { Store } from '../store.ts';
import type { AppState } from './app-state.ts';
import type { EventData } from './bridge.ts';

export type DialogButton = { id: string; text: string; tone: 'normal' | 'strong' | 'danger' };
export type Dialog = { title?: string; message: string; buttons: DialogButton[] };

/** The client as the tables of calls see it. */
export type Client = {
  app: Store<AppState>;
  settings: Store<ClientSettings>;
  personId: () => number;
  botName: () => string;
  /** Whether the bot may write to the person already. */
  mayWrite: () => boolean;
  emit: (name: string, data?: unknown) => void;
  /** Shows a native popup; returns the pressed button's id, null when it was closed otherwise. */
  ask: (dialog: Dialog) => Promise<string | null>;
  /** Whether a popup is open. */
  asking: () => boolean;
  close: () => void;
  /** Shows the payment sheet; returns the statuses that the app receives, in this order, possibly none. */
  payInvoice: (slug: string) => Promise<readonly InvoiceStatus[]>;
  /** What the bot has prepared for this person to send; null where there is no such message. */
  preparedMessage: (id: string) => Promise<Pick<PreparedMessage, 'text' | 'button'> | null>;
  /** Sends it into the chat of all the people; null where it was refused. */
  sendPrepared: (id: string) => Promise<true | null>;
  /** A note with an address that the person may open in a tab of their own. */
  noteLink: (url: string) => void;
  openTelegramLink: (pathFull: string) => void;
  sendTheme: () => void;
  sendViewport: () => void;
  sendSafeArea: () => void;
};

/** What the client does when the app calls; the tables are in calls/, one file per group. */
export type CallTable = Record<string, (client: Client, data: EventData) => void>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const flag = (value: unknown): boolean => value === true;
export const color = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;

import type { StarTransaction, Update } from 'grammy/types';

/** Telegram Stars as they survive a restart: plain data. */
export type StarsState = {
  /** By slug: the part of https://t.me/$slug after the dollar sign. */
  invoices: Record<string, Invoice>;
  /** The bot's transactions, oldest first, as getStarTransactions shows them. */
  transactions: StarTransaction[];
  /** Stars of people by id; somebody who is not listed has the first balance. */
  balances: Record<string, number>;
  /** Updates about payments that are sent to the bot later: the moment by the machine's clock, milliseconds. */
  held: { dueMs: number; update: Omit<Update, 'update_id'> }[];
};

export type Invoice = {
  slug: string;
  title: string;
  description: string;
  payload: string;
  /** Price in stars. */
  stars: number;
  startParameter: string;
  /** The chat message that carries the invoice; null for a link. */
  message: { personId: number; messageId: number } | null;
  /** How often it was paid: a link any number of times, a message once. */
  timesPaid: number;
};

/** The initial balance of everybody in the local Telegram: enough for a year and a lifetime. */
export const firstBalanceStars = 5000;

export function emptyStars(): StarsState {
  return { invoices: {}, transactions: [], balances: {}, held: [] };
}

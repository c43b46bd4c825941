import type { ReactNode } from 'react';
import type { Session } from '../session.ts';
import type { ClientSettings } from '../settings.ts';
import type { Store } from '../store.ts';

export type ChatProps = {
  session: Session;
  settings: Store<ClientSettings>;
  personId: () => number;
  /** The local clock. */
  now: () => Date;
  openApp: (url: string) => void;
  openLink: (url: string) => void;
  /** The pay button of an invoice. */
  pay: (messageId: number) => void;
  /** The client is older than rich messages. */
  isOld: boolean;
  /** A short note over the chat. */
  note: (text: string) => void;
  /** Resolves when the bot has answered a pressed button, or has not in time. */
  waitForAnswer: (queryId: string) => Promise<void>;
  /** A pointer went down in the chat: until it is released nothing moves. */
  onPress: () => void;
  /** Sheets over the chat. */
  children: ReactNode;
};

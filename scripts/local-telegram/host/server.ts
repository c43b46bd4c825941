import type { InlineList, InvoiceForm, LaunchRequest, LiveEvents } from '../control/shapes.ts';
import type { PayOutcome } from '../simulation/checkout.ts';
import type { PayWayName } from '../simulation/pay-ways.ts';
import type { PreparedMessage } from '../simulation/state.ts';

/** The bot's chat, or that of all the people. */
export type ChatName = 'bot' | 'group';

/** Which invoice: that of a link, or that of a message in the chat. */
export type InvoicePlace = { slug: string } | { messageId: number };

/** The page's connection to the local Telegram. Every call returns null when it was refused. */
export const server = {
  write: (person: number, text: string, replyTo?: number) =>
    post(`chats/${person}/messages`, { text, replyTo }),
  /** In the chat of all the people. */
  writeInGroup: (person: number, text: string, replyTo?: number) =>
    post(`chats/${person}/group-messages`, { text, replyTo }),
  /** A message of that chat, into the chat with the bot. */
  forward: (person: number, messageId: number) => post(`chats/${person}/forward`, { messageId }),
  start: (person: number, parameter: string | null) => post(`chats/${person}/start`, { parameter }),
  /** Sends a recording as a voice message. */
  voice: (person: number, file: File, replyTo?: number) => sendBytes(`chats/${person}/voice`, file, replyTo),
  /** Sends a file with the paperclip. */
  file: (person: number, file: File, replyTo?: number) =>
    sendBytes(`chats/${person}/document`, file, replyTo),
  /** Sends a picture as a photo. */
  photo: (person: number, file: File, replyTo?: number) => sendBytes(`chats/${person}/photo`, file, replyTo),
  press: (person: number, messageId: number, data: string) =>
    post<{ queryId: string }>(`chats/${person}/press`, { messageId, data }),
  block: (person: number) => post(`chats/${person}/block`),
  unblock: (person: number) => post(`chats/${person}/unblock`),
  clear: (person: number) => post(`chats/${person}/clear`),
  allowWriting: (person: number) => post(`chats/${person}/allow-writing`),
  invoice: (person: number, place: InvoicePlace) => post<InvoiceForm>(`chats/${person}/invoice`, place),
  pay: (person: number, place: InvoicePlace, way: PayWayName) =>
    post<PayOutcome>(`chats/${person}/pay`, { ...place, way }),
  topUp: (person: number, stars: number) => post<{ balance: number }>(`chats/${person}/top-up`, { stars }),
  prepared: (person: number, id: string) =>
    post<Pick<PreparedMessage, 'text' | 'button'>>(`chats/${person}/prepared`, { id }),
  sendPrepared: (person: number, id: string) => post(`chats/${person}/prepared-send`, { id }),
  inline: (person: number, query: string, chat: ChatName) =>
    post<InlineList>(`chats/${person}/inline`, { query, chat }),
  sendInline: (person: number, queryId: string, resultId: string, chat: ChatName) =>
    post(`chats/${person}/inline-send`, { queryId, resultId, chat }),
  launch: ({ personId, ...request }: LaunchRequest) =>
    post<{ initData: string }>(`launch/${personId}`, request),
  shiftClock: (shiftMs: number) => post('clock', { shiftMs }),
  resetClock: () => post('clock', { reset: true }),
  setNetwork: (mode: string) => post('network', { mode }),
  setHearing: (change: { mode?: string; text?: string }) => post('hearing', change),
  clearCalls: () => fetch('/_local/calls', { method: 'DELETE' }),
};

function sendBytes(path: string, file: File, replyTo: number | undefined): Promise<boolean> {
  const query = new URLSearchParams({ name: file.name, ...(replyTo ? { replyTo: `${replyTo}` } : {}) });
  return fetch(`/_local/${path}?${query}`, { method: 'POST', body: file })
    .then((response) => response.ok)
    .catch(() => false);
}

type LiveListeners = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void } & {
  /** The connection opened or broke; the browser reopens it by itself. */
  line: (open: boolean) => void;
};

/** Listens to one person's events; the returned function ends it. */
export function listen(personId: number, listeners: LiveListeners): () => void {
  const source = new EventSource(`/_local/live?person=${personId}`);
  const names = ['host', 'chat', 'group', 'typing', 'answer', 'calls', 'call'] as const;
  for (const name of names) {
    source.addEventListener(name, (event) => {
      // The shapes are LiveEvents on both sides; each name carries its own.
      (listeners[name] as (data: unknown) => void)(JSON.parse(event.data));
    });
  }
  source.addEventListener('open', () => listeners.line(true));
  source.addEventListener('error', () => listeners.line(false));
  return () => source.close();
}

/** The panel's state before a person is chosen. */
export async function firstState(): Promise<LiveEvents['host']> {
  return (await fetch('/_local/state')).json();
}

let unanswered = 0;

/** Marks the page as busy while the server has not answered: what a person does next may depend on it. */
function countUnanswered(change: 1 | -1): void {
  unanswered += change;
  document.body.ariaBusy = String(unanswered > 0);
}

async function post<Answer = true>(path: string, body: unknown = {}): Promise<Answer | null> {
  countUnanswered(1);
  try {
    const response = await fetch(`/_local/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  } finally {
    countUnanswered(-1);
  }
}

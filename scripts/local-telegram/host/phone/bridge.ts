/** One message between the mini-app and the client, as the panel lists it. */
export type BridgeEvent = {
  id: number;
  at: Date;
  /** `app` sent it, or the `client`. */
  from: 'app' | 'client';
  name: string;
  data: unknown;
  /** Why it was ignored; null when it was handled. */
  dropped: string | null;
};

/** An event's data as the app sent it: anything may be missing or of another type. */
export type EventData = Record<string, unknown>;

const eventsKept = 300;

/**
 * The transport of notes §4.1: JSON strings { eventType, eventData } by postMessage. Listens only to the frame, and
 * only from the app's own origin (Telegram's origin protection since Bot API 10.2).
 */
export function createBridge(options: {
  frame: () => HTMLIFrameElement | null;
  /** Origin that the mini-app is registered with. */
  origin: () => string;
  now: () => Date;
  /** A client that receives calls and never responds. */
  silent: () => boolean;
  onCall: (name: string, data: EventData) => boolean;
  onRecord: (events: BridgeEvent[]) => void;
}) {
  let events: BridgeEvent[] = [];
  let nextId = 1;

  const record = (from: BridgeEvent['from'], name: string, data: unknown, dropped: string | null) => {
    const event = { id: nextId++, at: options.now(), from, name, data, dropped };
    events = [...events, event].slice(-eventsKept);
    options.onRecord(events);
  };

  window.addEventListener('message', (message) => {
    if (message.source === null || message.source !== options.frame()?.contentWindow) return;
    const call = parse(message.data);
    if (!call) return;
    if (message.origin !== options.origin()) {
      record('app', call.name, call.data, `чужой адрес: ${message.origin}`);
      return;
    }
    if (options.silent()) {
      record('app', call.name, call.data, 'клиент молчит');
      return;
    }
    const place = events.length;
    record('app', call.name, call.data, null);
    const known = options.onCall(call.name, isObject(call.data) ? call.data : {});
    const noted = events[place];
    if (!known && noted) {
      events = events.map((one) => (one === noted ? { ...one, dropped: 'клиент этого не знает' } : one));
      options.onRecord(events);
    }
  });

  return {
    /** Sends an event to the app. Does nothing while no frame is open. */
    emit(name: string, data: unknown = {}) {
      const target = options.frame()?.contentWindow;
      if (!target) return;
      const silent = options.silent();
      record('client', name, data, silent ? 'клиент молчит' : null);
      if (!silent) target.postMessage(JSON.stringify({ eventType: name, eventData: data }), options.origin());
    },
    clear() {
      events = [];
      options.onRecord(events);
    },
  };
}

export const isObject = (value: unknown): value is EventData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(raw: unknown): { name: string; data: unknown } | null {
  if (typeof raw !== 'string') return null;
  try {
    const message: unknown = JSON.parse(raw);
    return isObject(message) && typeof message.eventType === 'string'
      ? { name: message.eventType, data: message.eventData }
      : null;
  } catch {
    return null;
  }
}

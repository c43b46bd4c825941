type Listener = Parameters<typeof window.addEventListener>;

/**
 * Records what a test file leaves behind in the page that files share, timers included. The returned function removes
 * it: call it when the file has ended.
 */
export function recordPage(): () => Promise<void> {
  const stopTimers = recordTimers();
  const stopListening = [recordListeners(window), recordListeners(document)];
  const url = window.location.href;
  return async () => {
    for (const stop of stopListening) stop();
    await stopTimers();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', url);
    Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  };
}

/** React listens to the document once and marks it, so that listener stays. */
const listenedOnce = 'selectionchange';

function recordListeners(target: Window | Document): () => void {
  const added: Listener[] = [];
  const { addEventListener } = target;
  target.addEventListener = (...args: Listener) => {
    if (args[0] !== listenedOnce) added.push(args);
    addEventListener.apply(target, args);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}

function recordTimers(): () => Promise<void> {
  const { setTimeout, setInterval } = globalThis;
  const started = new Set<ReturnType<typeof setTimeout>>();
  const recorded =
    <T extends typeof setTimeout | typeof setInterval>(start: T) =>
    (...args: Parameters<T>) => {
      const timer = Reflect.apply(start, globalThis, args);
      started.add(timer);
      return timer;
    };
  Object.assign(globalThis, { setTimeout: recorded(setTimeout), setInterval: recorded(setInterval) });
  const stop = () => {
    for (const timer of started) clearTimeout(timer);
    started.clear();
  };
  return async () => {
    stop();
    // What was on its way arrives, and may start another timer.
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    Object.assign(globalThis, { setTimeout, setInterval });
  };
}

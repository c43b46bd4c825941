import type { Client } from './client.ts';

export function createWindow({ load, call, supports }: Client) {
  /**
   * Calls `listener` on an event of the client, and when the page becomes visible or hidden. Returns a function that
   * unsubscribes.
   */
  function onVisibility(
    event: 'activated' | 'deactivated',
    state: DocumentVisibilityState,
    listener: () => void,
  ): () => void {
    const changed = () => {
      if (document.visibilityState === state) listener();
    };
    call((bridge) => bridge.onEvent(event, listener));
    document.addEventListener('visibilitychange', changed);
    return () => {
      call((bridge) => bridge.offEvent(event, listener));
      document.removeEventListener('visibilitychange', changed);
    };
  }

  return {
    /**
     * Loads the bridge, opens the app to its full height and removes Telegram's own placeholder: call when the first view
     * is drawn.
     */
    showApp(): void {
      load();
      call((bridge) => bridge.ready());
      call((bridge) => bridge.expand());
    },
    /** Closes the mini-app; in a browser tab nothing happens. */
    closeApp: () => void call((bridge) => bridge.close()),
    /**
     * Called when the app goes to the background: sound and microphone must stop. Returns a function that unsubscribes.
     */
    onDeactivated: (listener: () => void) => onVisibility('deactivated', 'hidden', listener),
    /** Called when the app comes back to the front. Returns a function that unsubscribes. */
    onActivated: (listener: () => void) => onVisibility('activated', 'visible', listener),
    /** Asks before the app is closed, until the returned function is called. */
    confirmClosing(): () => void {
      if (!supports('6.2')) return () => {};
      call((bridge) => bridge.enableClosingConfirmation());
      return () => void call((bridge) => bridge.disableClosingConfirmation());
    },
    /** Keeps a downward stroke from closing the app, until the returned function is called. */
    stopSwipes(): () => void {
      if (!supports('7.7')) return () => {};
      call((bridge) => bridge.disableVerticalSwipes());
      return () => void call((bridge) => bridge.enableVerticalSwipes());
    },
  };
}

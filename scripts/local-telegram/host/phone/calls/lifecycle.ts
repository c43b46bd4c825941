import { freshApp } from '../app-state.ts';
import { type CallTable, flag } from '../client.ts';

/** Loading, readiness, closing, and what the app asks about its surroundings. */
export const lifecycleCalls: CallTable = {
  iframe_ready({ app, emit }, data) {
    const wasFullscreen = app.get().fullscreen;
    app.set({ ...freshApp, reloadSupported: flag(data.reload_supported) });
    // The SDK remembers fullscreen in the tab's session storage; a phone's WebView starts without it.
    if (wasFullscreen || sessionHadFullscreen) emit('fullscreen_changed', { is_fullscreen: false });
  },
  iframe_will_reload({ app }) {
    app.set(freshApp);
  },
  web_app_ready: ({ app }) => app.set({ ready: true }),
  web_app_expand: ({ sendViewport }) => sendViewport(),
  web_app_close: ({ close }) => close(),
  web_app_request_theme: ({ sendTheme }) => sendTheme(),
  web_app_request_viewport: ({ sendViewport }) => sendViewport(),
  web_app_request_safe_area: ({ sendSafeArea }) => sendSafeArea(),
  web_app_request_content_safe_area: ({ sendContentSafeArea }) => sendContentSafeArea(),

  web_app_request_fullscreen({ app, emit }) {
    if (app.get().fullscreen) return emit('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    sessionHadFullscreen = true;
    app.set({ fullscreen: true });
    emit('fullscreen_changed', { is_fullscreen: true });
  },
  web_app_exit_fullscreen({ app, emit }) {
    app.set({ fullscreen: false });
    emit('fullscreen_changed', { is_fullscreen: false });
  },
};

let sessionHadFullscreen = false;

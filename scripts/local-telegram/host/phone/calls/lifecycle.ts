import { freshApp } from '../app-state.ts';
import type { CallTable } from '../client.ts';

/** Loading, readiness, closing, and what the app asks about its surroundings. */
export const lifecycleCalls: CallTable = {
  iframe_ready: ({ app }) => app.set(freshApp),
  web_app_ready: ({ app }) => app.set({ ready: true }),
  web_app_expand: ({ sendViewport }) => sendViewport(),
  web_app_close: ({ close }) => close(),
  web_app_request_theme: ({ sendTheme }) => sendTheme(),
  web_app_request_viewport: ({ sendViewport }) => sendViewport(),
  web_app_request_safe_area: ({ sendSafeArea }) => sendSafeArea(),
  web_app_request_content_safe_area: ({ emit }) =>
    emit('content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 }),
};

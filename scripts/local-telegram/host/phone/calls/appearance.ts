import type { ColorChoice } from '../app-state.ts';
import type { EventData } from '../bridge.ts';
import { type CallTable, color, flag, text } from '../client.ts';

/** Colours around the app, and how it may be moved or closed. */
export const appearanceCalls: CallTable = {
  web_app_set_header_color: ({ app }, data) => app.set({ header: choice(data, app.get().header) }),
  web_app_set_background_color: ({ app }, data) =>
    app.set({ background: choice(data, app.get().background) }),
  web_app_set_bottom_bar_color: ({ app }, data) => app.set({ bottomBar: choice(data, app.get().bottomBar) }),
  web_app_setup_closing_behavior: ({ app }, data) => app.set({ confirmClose: flag(data.need_confirmation) }),
  // This phone is not swiped.
  web_app_setup_swipe_behavior: () => undefined,
};

function choice(data: EventData, before: ColorChoice): ColorChoice {
  const key = text(data.color_key);
  const plain = color(data.color);
  if (key !== '') return { key };
  return plain ? { color: plain } : before;
}

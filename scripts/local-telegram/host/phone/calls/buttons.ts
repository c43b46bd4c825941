import type { MainButton } from '../app-state.ts';
import type { EventData } from '../bridge.ts';
import { type CallTable, color, flag, text } from '../client.ts';

/** The back button and the main button at the bottom. */
export const buttonCalls: CallTable = {
  web_app_setup_back_button: ({ app }, data) => app.set({ backVisible: flag(data.is_visible) }),
  web_app_setup_main_button: ({ app }, data) => app.set({ main: mainButton(app.get().main, data) }),
};

/** A button without text is not shown. */
function mainButton(before: MainButton, data: EventData): MainButton {
  if (!flag(data.is_visible)) return { ...before, visible: false };
  const label = text(data.text).trim();
  return {
    visible: label !== '',
    active: data.is_active !== false,
    text: label,
    color: color(data.color),
    textColor: color(data.text_color),
    progress: flag(data.is_progress_visible),
  };
}

import type { BottomButton } from '../app-state.ts';
import type { EventData } from '../bridge.ts';
import { type CallTable, color, flag, text } from '../client.ts';

/** Back, settings, and the two buttons at the bottom. */
export const buttonCalls: CallTable = {
  web_app_setup_back_button: ({ app }, data) => app.set({ backVisible: flag(data.is_visible) }),
  web_app_setup_settings_button: ({ app }, data) => app.set({ settingsVisible: flag(data.is_visible) }),
  web_app_setup_main_button: ({ app }, data) => app.set({ main: bottomButton(app.get().main, data) }),
  web_app_setup_secondary_button: ({ app }, data) =>
    app.set({ secondary: bottomButton(app.get().secondary, data) }),
};

const positions = ['left', 'right', 'top', 'bottom'] as const;

/** A button without text is not shown. */
function bottomButton(before: BottomButton, data: EventData): BottomButton {
  if (!flag(data.is_visible)) return { ...before, visible: false };
  const label = text(data.text).trim();
  return {
    visible: label !== '',
    active: data.is_active !== false,
    text: label,
    color: color(data.color),
    textColor: color(data.text_color),
    progress: flag(data.is_progress_visible),
    shine: flag(data.has_shine_effect),
    position: positions.find((one) => one === data.position) ?? 'left',
  };
}

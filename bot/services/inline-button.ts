import type { MessageButton } from '../../core/ports.ts';

type InlineButton = { text: string } & ({ callback_data: string } | { web_app: { url: string } });

/** A button as the Bot API takes it. */
export function inlineButton(button: MessageButton): InlineButton {
  return 'data' in button
    ? { text: button.text, callback_data: button.data }
    : { text: button.text, web_app: { url: button.appUrl } };
}

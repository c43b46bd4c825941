import type { MessageButton } from '../../core/ports.ts';

type InlineButton = { text: string } & (
  | { callback_data: string }
  | { web_app: { url: string } }
  | { url: string }
);

/** A button as the Bot API takes it. */
export function inlineButton(button: MessageButton): InlineButton {
  const { text } = button;
  if ('data' in button) return { text, callback_data: button.data };
  return 'url' in button ? { text, url: button.url } : { text, web_app: { url: button.appUrl } };
}

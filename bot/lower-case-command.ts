import type { Message } from 'grammy/types';

/**
 * Writes the command at the beginning of a message in small letters: phones begin a line with a capital, and '/START'
 * means /start. Lengths stay as they are, so entities stay right; the name of a bot after '@' stays as it is.
 */
export function lowerCaseCommand(message: Message | undefined): void {
  if (message?.text === undefined) return;
  message.text = message.text.replace(/^\/\w+/, (command) => command.toLowerCase());
}

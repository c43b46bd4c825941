const texts: Record<string, string> = {
  typing: 'печатает',
  record_voice: 'записывает голосовое',
  upload_voice: 'отправляет голосовое',
  upload_document: 'отправляет файл',
};

/** What a chat action is called under the bot's name. */
export const typingText = (action: string): string => texts[action] ?? 'занят';

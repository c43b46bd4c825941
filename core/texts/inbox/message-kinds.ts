import type { MessageKind } from '../../inbox/threads.ts';

/** What a list calls a message. */
export const messageKindTexts: Readonly<Record<MessageKind, string>> = {
  text: 'Текст',
  photo: 'Фотография',
  voice: 'Голосовое сообщение',
  audio: 'Звук',
  video: 'Видео',
  document: 'Файл',
};

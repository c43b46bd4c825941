import type { ChatMessage } from '../../simulation/state.ts';
import { el } from '../dom.ts';
import { formattedText, type TextActions } from './formatted.ts';

/** A voice message or an audio file with its player and its caption; null for messages of other kinds. */
export function voiceBody(
  { voice, audio, caption, caption_entities: entities }: ChatMessage,
  actions: TextActions,
): HTMLElement | null {
  const file = voice ?? audio;
  if (!file) return null;
  const label = voice ? 'Голосовое сообщение' : (audio?.file_name ?? 'Звуковой файл');
  return el(
    'div',
    { class: 'bubble-voice' },
    voice ? null : el('span', { class: 'bubble-voice-name', dir: 'auto' }, label),
    el('audio', {
      controls: true,
      preload: 'none',
      'aria-label': label,
      src: `/_local/files/${file.file_id}`,
    }),
    caption
      ? el('div', { class: 'bubble-text', dir: 'auto' }, formattedText(caption, entities ?? [], actions))
      : null,
  );
}

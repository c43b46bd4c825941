import { el } from '../dom.ts';
import { icon } from '../icons.ts';

/** The microphone of the composer: on a machine without one, or for a test, a voice message comes from a file. */
export function createVoiceButton(onVoice: (file: File) => void): HTMLElement {
  const input = el('input', {
    type: 'file',
    accept: 'audio/*,.oga,.ogg,.opus',
    hidden: true,
    'aria-label': 'Файл голосового сообщения',
    onchange: () => {
      const [file] = input.files ?? [];
      if (file) onVoice(file);
      // The same file may be chosen again.
      input.value = '';
    },
  });
  const label = 'Голосовое из файла';
  const button = el(
    'button',
    {
      type: 'button',
      class: 'round-button voice-button',
      'aria-label': label,
      title: label,
      onclick: () => input.click(),
    },
    icon('microphone'),
  );
  return el('div', { class: 'composer-voice' }, input, button);
}

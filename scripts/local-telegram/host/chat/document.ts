import type { ChatMessage } from '../../simulation/state.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';

const kilobyte = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  const number = (value: number) => value.toLocaleString('ru', { maximumFractionDigits: 1 });
  return kilobytes < kilobyte ? `${number(kilobytes)} КБ` : `${number(kilobytes / kilobyte)} МБ`;
}

/** A file with its caption; a click saves it. Null for messages of other kinds. */
export function documentBody({ document, caption }: ChatMessage): HTMLElement | null {
  if (!document) return null;
  const name = document.file_name ?? 'Файл';
  return el(
    'div',
    { class: 'bubble-document' },
    el(
      'a',
      { class: 'document', href: `/_local/files/${document.file_id}`, download: name },
      el('span', { class: 'document-icon' }, icon('file')),
      el('b', { dir: 'auto' }, name),
      el('span', { class: 'document-size' }, sizeText(document.file_size ?? 0)),
    ),
    caption ? el('div', { class: 'bubble-text', dir: 'auto' }, caption) : null,
  );
}

/** The paperclip of the composer. */
export function createAttachButton(onFile: (file: File) => void): HTMLElement {
  const input = el('input', {
    type: 'file',
    hidden: true,
    'aria-label': 'Файл для бота',
    onchange: () => {
      const [file] = input.files ?? [];
      if (file) onFile(file);
      // The same file may be chosen again.
      input.value = '';
    },
  });
  const label = 'Прикрепить файл';
  const button = el(
    'button',
    {
      type: 'button',
      class: 'round-button',
      'aria-label': label,
      title: label,
      onclick: () => input.click(),
    },
    icon('paperclip'),
  );
  return el('div', { class: 'composer-attach' }, input, button);
}

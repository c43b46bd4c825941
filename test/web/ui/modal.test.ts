import { afterEach, describe, expect, it } from 'vitest';
import { openModal } from '../../../web/src/ui/surfaces/modal.ts';

/** A dialog as Safari before 15.4 makes one: an element of which it knows nothing. */
function unknownDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  for (const name of ['showModal', 'close']) Object.defineProperty(dialog, name, { value: undefined });
  document.body.append(dialog);
  return dialog;
}

afterEach(() => {
  document.body.textContent = '';
});

describe('a dialog', () => {
  it("is opened by the browser's own way where there is one", () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    openModal(dialog);
    expect([dialog.open, dialog.style.position]).toEqual([true, '']);
  });

  it('lies over the page in an engine that knows no dialogs', () => {
    const dialog = unknownDialog();
    openModal(dialog);
    expect([dialog.hasAttribute('open'), dialog.style.display, dialog.style.position]).toEqual([
      true,
      'block',
      'fixed',
    ]);
  });

  it('closes there by a tap beside it, which reaches nothing else', () => {
    const dialog = unknownDialog();
    const page = document.createElement('button');
    document.body.append(page);
    const heard: string[] = [];
    page.addEventListener('click', () => heard.push('page'));
    dialog.addEventListener('close', () => heard.push('close'));
    openModal(dialog);
    dialog.click();
    expect(heard).toEqual([]);
    page.click();
    expect(heard).toEqual(['close']);
    dialog.remove();
    heard.length = 0;
    page.click();
    page.click();
    expect(heard).toEqual(['page', 'page']);
  });
});

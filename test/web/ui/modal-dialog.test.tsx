import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ModalDialog } from '../../../web/src/ui/surfaces/modal-dialog.tsx';

type OpenerProps = Partial<Parameters<typeof ModalDialog>[0]> & { onHeard?: (what: string) => void };

/** A button that opens a dialog with a field, inside another dialog that hears its events. */
function Opener({ onHeard = () => {}, ...dialog }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hears
    <dialog
      open
      aria-label="Упражнение"
      onClick={() => onHeard('click')}
      onClose={() => onHeard('close')}
      onCancel={() => onHeard('cancel')}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      {isOpen && (
        <ModalDialog look="sheet" label="Карточка" onClose={() => setOpen(false)} {...dialog}>
          <input aria-label="Поле" />
        </ModalDialog>
      )}
    </dialog>
  );
}

function open(props: OpenerProps = {}) {
  const { container } = render(<Opener {...props} />);
  const button = screen.getByRole('button', { name: 'Открыть' });
  button.focus();
  fireEvent.click(button);
  return { container, button, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Карточка' }) };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Карточка' });

describe('a modal dialog', () => {
  it('is open outside of what opened it', () => {
    const { container, dialog } = open();
    expect(dialog.open).toBe(true);
    expect(container.contains(dialog)).toBe(false);
  });

  it('gives the focus back to what opened it, though a field inside had it', async () => {
    const { button, dialog: shown } = open();
    screen.getByRole('textbox', { name: 'Поле' }).focus();
    await act(async () => void fireEvent.click(shown));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('keeps its events from what opened it', () => {
    const heard: string[] = [];
    const { dialog: shown } = open({ onHeard: (what) => heard.push(what) });
    expect(heard.splice(0)).toEqual(['click']);
    fireEvent.click(screen.getByRole('textbox', { name: 'Поле' }));
    expect(dialog()).not.toBeNull();
    fireEvent(shown, createEvent('cancel', shown, { cancelable: true }));
    fireEvent(shown, createEvent('close', shown));
    expect(dialog()).toBeNull();
    expect(heard).toEqual([]);
  });

  it('that covers the view does not close at a tap on its edge', () => {
    fireEvent.click(open({ look: 'screen' }).dialog);
    expect(dialog()).not.toBeNull();
  });

  it('leaves to its holder what Escape does', () => {
    let escapes = 0;
    const { dialog: shown } = open({
      onEscape: () => {
        escapes += 1;
      },
    });
    const cancel = createEvent('cancel', shown, { cancelable: true });
    fireEvent(shown, cancel);
    expect([escapes, cancel.defaultPrevented]).toEqual([1, true]);
    expect(dialog()).not.toBeNull();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ladder } from '../../../core/status/ladder.ts';
import { Button } from '../../../web/src/ui/controls/button.tsx';
import { Hebrew } from '../../../web/src/ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../web/src/ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../../web/src/ui/icons/chess-piece.tsx';
import { ProgressBar } from '../../../web/src/ui/progress-bar.tsx';
import { Disclosure } from '../../../web/src/ui/surfaces/disclosure.tsx';
import { Sheet } from '../../../web/src/ui/surfaces/sheet.tsx';

it('Hebrew stands in a run of its own direction, in one piece of text', () => {
  render(<Hebrew size="hero">שָׁלוֹם</Hebrew>); // shalom
  const run = screen.getByText('שָׁלוֹם');
  expect(run.tagName).toBe('BDI');
  expect([run.lang, run.dir]).toEqual(['he', 'rtl']);
  expect(run.childNodes).toHaveLength(1);
});

it('a long word is set smaller, so that it stays on one line', () => {
  render(<Hebrew size="hero">אוניברסיטה</Hebrew>); // universita
  const fit = screen.getByText('אוניברסיטה').style.getPropertyValue('--fit');
  expect(Number.parseInt(fit, 10)).toBeLessThan(56);
});

it('a progress bar says its name and its whole percent, never more than 100', () => {
  render(<ProgressBar value={133.4} label="Изучено слов" />);
  expect(screen.getByRole('progressbar', { name: 'Изучено слов' }).getAttribute('aria-valuenow')).toBe('100');
});

it('a loading button takes no presses', () => {
  let presses = 0;
  render(
    <Button
      loading
      onClick={() => {
        presses += 1;
      }}
    >
      Сохранить
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(presses).toBe(0);
});

it('every status has its piece, each drawn differently', () => {
  const { container } = render(
    ladder.map(({ englishName }) => <ChessPiece key={englishName} name={englishName} />),
  );
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(7);
});

function Accordion() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure level={2} open={open} onToggle={() => setOpen(!open)} summary="Семья">
      <p>мама и папа</p>
    </Disclosure>
  );
}

it('a disclosure tells a screen reader whether it is open and what it opens', () => {
  render(<Accordion />);
  const button = screen.getByRole('button', { name: 'Семья' });
  expect(screen.getByRole('heading', { level: 2 }).contains(button)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('мама и папа')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('мама и папа');
});

it('a sheet is a dialog with its title for a name, and closes when the page behind it is tapped', () => {
  let closed = 0;
  render(
    <Sheet
      title="Закрытый урок"
      onClose={() => {
        closed += 1;
      }}
    >
      Почему так
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Закрытый урок' });
  fireEvent.click(screen.getByText('Почему так'));
  expect(closed).toBe(0);
  fireEvent.click(dialog);
  expect(closed).toBe(1);
});

it('Hebrew letters in the name of a lesson keep their order, and the Russian around them its own', () => {
  const { container } = render(<MixedText>Буквы א ב ל, снова</MixedText>); // alef, bet, lamed
  expect(container.textContent).toBe('Буквы א ב ל, снова');
  const runs = [...container.querySelectorAll('bdi')];
  expect(runs.map((run) => [run.textContent, run.lang, run.dir])).toEqual([['א ב ל', 'he', 'rtl']]);
});

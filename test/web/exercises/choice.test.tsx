import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceExercise } from '../../../web/src/exercises/choice/choice-exercise.tsx';
import { button, press } from './support.tsx';

// kelev, a dog; sefer, a book
const options = [
  { value: 'כלב', label: 'כֶּלֶב' },
  { value: 'ספר', label: 'סֵפֶר' },
];

function open(over: { chosen?: string | null; locked?: boolean } = {}) {
  const chosen: string[] = [];
  render(
    <ChoiceExercise
      options={options}
      script="hebrew"
      right="ספר"
      chosen={null}
      locked={false}
      onChoose={(value) => chosen.push(value)}
      {...over}
    />,
  );
  return chosen;
}

it('shows Hebrew with its own direction and hands out the plain option', async () => {
  const chosen = open();
  const label = within(button('סֵפֶר')).getByText('סֵפֶר');
  expect([label.tagName, label.lang, label.dir]).toEqual(['BDI', 'he', 'rtl']);
  await press('סֵפֶר');
  expect(chosen).toEqual(['ספר']);
});

it('takes the digit keys, but no shortcuts and no digit without an option', () => {
  const chosen = open();
  fireEvent.keyDown(window, { key: '1' });
  fireEvent.keyDown(window, { key: '2', ctrlKey: true });
  fireEvent.keyDown(window, { key: '4' });
  expect(chosen).toEqual(['כלב']);
});

it('says by words which one was right and which was wrong, and is closed then', async () => {
  const chosen = open({ chosen: 'כלב', locked: true });
  expect(button(/כֶּלֶב.*\(неверно\)/).getAttribute('aria-pressed')).toBe('true');
  expect(button(/סֵפֶר.*\(верный ответ\)/).disabled).toBe(true);
  fireEvent.keyDown(window, { key: '2' });
  expect(chosen).toEqual([]);
  expect(screen.getByRole('group', { name: 'Варианты ответа' })).toBeDefined();
});

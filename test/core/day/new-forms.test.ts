import { expect, it } from 'vitest';
import { countNewForms } from '../../../core/day/new-forms.ts';

it('a form is new where it is met, however often it is asked afterwards', () => {
  const asked = ['meet', 'choose', 'meet', 'choose', 'type'].map((exercise) => ({ exercise }));
  expect(countNewForms(asked)).toBe(2);
  expect(countNewForms([])).toBe(0);
});

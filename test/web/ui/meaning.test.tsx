import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Meaning } from '../../../web/src/ui/hebrew/meaning.tsx';

it('a meaning knows the letters of its longest word, which stays whole in large text', () => {
  render(<Meaning>ненавидеть / возненавидеть (кого-то)</Meaning>);
  const meaning = screen.getByText('ненавидеть / возненавидеть (кого-то)');
  expect(meaning.style.getPropertyValue('--longest')).toBe('13');
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusLadder } from '../../../web/src/ui/rank/status-ladder.tsx';

describe('the ladder of statuses', () => {
  it('says of each status whether it is reached or how many points are left', () => {
    render(<StatusLadder points={120} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Новичокот 0 балловдостигнут',
      'Пешкаот 50 балловдостигнут',
      'Коньот 100 балловваш статус',
      'Слонот 300 балловещё 180 баллов',
      'Ладьяот 500 балловещё 380 баллов',
      'Ферзьот 1000 балловещё 880 баллов',
      'Корольот 2000 балловещё 1880 баллов',
    ]);
    expect(screen.getByText('Конь').closest('li')?.getAttribute('aria-current')).toBe('true');
  });

  it('says that lessons and prices do not depend on a status', () => {
    render(<StatusLadder points={0} />);
    expect(screen.getByText(/Уроки и цены от статуса не зависят/)).toBeDefined();
  });
});

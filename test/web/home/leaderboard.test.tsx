// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { homeTexts } from '../../../core/texts/home/home.ts';
import table from '../../../web/src/features/home/leaderboard.module.css';
import { Leaderboard } from '../../../web/src/features/home/leaderboard.tsx';
import { renderPart } from '../../support/web/services.tsx';

type Leader = Home['leaderboard']['me'];

const texts = homeTexts.leaderboard;
const row = (id: number, rank: number, name: string, points: number): Leader => ({
  id,
  rank,
  name,
  points,
  status: 'Новичок',
  status_eng: 'novice',
});

function show(rows: Leader[], me: Leader) {
  renderPart(<Leaderboard board={{ rows, me }} />);
  return within(screen.getByRole('table', { name: texts.heading }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
}

describe('the leaderboard of a newcomer', () => {
  it('says how the first point comes, and lists nobody else without points', () => {
    const me = row(3, 3, 'Аня', 0);
    const lines = show([row(1, 1, 'Борис', 1660), row(2, 2, 'Вера', 0), me], me);
    expect(screen.getByText(texts.newcomer)).toBeDefined();
    expect(lines.filter((line) => line?.includes('Вера'))).toEqual([]);
    expect(lines.some((line) => line?.includes('Аня'))).toBe(true);
  });

  it('gives no medal for nothing', () => {
    const me = row(3, 2, 'Аня', 0);
    show([row(1, 1, 'Борис', 5), me], me);
    const medals = [...document.querySelectorAll(`.${table.medal}`)].map((place) => place.textContent);
    expect(medals).toEqual(['1']);
  });
});

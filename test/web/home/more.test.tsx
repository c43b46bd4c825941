import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { standingFor } from '../../../core/status/ladder.ts';
import { TodayCard } from '../../../web/src/features/home/cards/today-card.tsx';
import { createHomeMemory } from '../../../web/src/features/home/home-memory.ts';
import { More } from '../../../web/src/features/home/more.tsx';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { learnerId, sampleHome } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';

/** Home below the catalogue, with an answer of the server that is fresh. */
function showMore(home: Home) {
  const page = createPage();
  const client = page.queryClient;
  client.setQueryData(queryKeys.home, home);
  const chosen: [number, string][] = [];
  renderPart(
    <More memory={createHomeMemory()} onChoose={(lesson, mode) => chosen.push([lesson.id, mode])} />,
    page,
  );
  return chosen;
}

function leader(rank: number, id = 1000 + rank): Home['leaderboard']['me'] {
  const points = 1000 - rank;
  const { level } = standingFor(points);
  return { id, rank, name: `Ученик ${rank}`, status: level.name, status_eng: level.englishName, points };
}

const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the status card', () => {
  it('tells status, way and the four figures', () => {
    showMore(sampleHome({ points: 64 }));
    const card = screen.getByRole('region', { name: 'Ваш статус' });
    expect(within(card).getByText('Пешка', { selector: 'p, p *' })).toBeDefined();
    expect(within(card).getByText('До статуса Конь').nextSibling?.textContent).toBe('36 баллов');
    const figures = within(card).getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual(['64', '11из 50', '1из 7', '0из 7']);
  });

  it('a king has nowhere left to go', () => {
    showMore(sampleHome({ points: 2000 }));
    expect(screen.getByText('Высший статус')).toBeDefined();
    expect(
      screen.getByRole('progressbar', { name: 'Путь к следующему статусу' }).getAttribute('aria-valuenow'),
    ).toBe('100');
  });
});

describe('achievements', () => {
  it('stay out of sight below their points', () => {
    showMore(sampleHome({ points: 49 }));
    const block = screen.getByRole('region', { name: 'Достижения' });
    expect(within(block).queryAllByRole('listitem')).toHaveLength(0);
    expect(within(block).getByText(/Здесь появятся ваши награды/)).toBeDefined();
  });

  it('show what was earned, how often, and what is still ahead', () => {
    const earned: Home['achievements'] = [
      {
        id: 'word_master',
        userId: learnerId,
        count: 2,
        points: 100,
        data: { lastRef: '100' },
        timestamp: '2026-11-21T08:00:00.000Z',
      },
    ];
    showMore(sampleHome({ points: 214, achievements: earned }));
    const block = within(screen.getByRole('region', { name: 'Достижения' }));
    expect(block.queryAllByRole('listitem')).toHaveLength(0);
    fireEvent.click(block.getByRole('button', { name: '1 из 4' }));
    const items = block.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Мастер слов.*Получено: 2 раза.*\+100 баллов$/),
      expect.stringMatching(/^Неделя без пропусков.*Принесёт 70 баллов$/),
      expect.stringMatching(/^Перфекционист.*Принесёт 100 баллов$/),
      expect.stringMatching(/^Весь алфавит(?!.*балл)/),
    ]);
  });
});

describe('the leaderboard', () => {
  const rows = Array.from({ length: 20 }, (_, index) => leader(index + 1));

  const showAll = () => fireEvent.click(screen.getByRole('button', { name: 'Все места таблицы лидеров' }));

  it('shows three places and the own one at a glance', () => {
    showMore(sampleHome({ leaderboard: { rows, me: leader(734, learnerId) } }));
    expect(rowNames()).toEqual(['Ученик 1', 'Ученик 2', 'Ученик 3', 'Ученик 734вы']);
  });

  it('leaves nothing out between the third place and the fourth', () => {
    showMore(sampleHome({ leaderboard: { rows, me: rows[3] ?? leader(4) } }));
    expect(rowNames()).toEqual(['Ученик 1', 'Ученик 2', 'Ученик 3', 'Ученик 4вы']);
  });

  it('marks the own row where it stands', () => {
    const me = rows[4] ?? leader(5);
    showMore(sampleHome({ leaderboard: { rows, me } }));
    showAll();
    expect(rowNames()).toHaveLength(20);
    expect(rowNames()[4]).toBe('Ученик 5вы');
  });

  it('adds the own row below the best twenty', () => {
    const me = leader(734, learnerId);
    showMore(sampleHome({ leaderboard: { rows, me } }));
    showAll();
    expect(rowNames()).toHaveLength(21);
    expect(rowNames().at(-1)).toBe('Ученик 734вы');
    expect(screen.getByText('734')).toBeDefined();
  });

  it('says how much of a day it counts, and that nobody loses the rest', () => {
    showMore(sampleHome({ leaderboard: { rows, me: leader(5) } }));
    showAll();
    expect(
      screen.getByText('За сутки (по UTC) таблица считает не больше 400 баллов. В вашем счёте остаются все.'),
    ).toBeDefined();
  });

  it('says that it is on its way while there is nobody in it', () => {
    showMore(sampleHome({ leaderboard: { rows: [], me: leader(1, learnerId) } }));
    expect(screen.getByText('Данные таблицы лидеров загружаются...')).toBeDefined();
  });
});

describe('the news', () => {
  const status: Home['news'][number] = {
    id: 'status-pawn',
    activity_type: 'status',
    text: 'Новый статус — Пешка',
    icon: 'pawn',
    created_at: '2026-11-20T08:00:00.000Z',
    lessonId: null,
  };

  it('are not there at all when there are none', () => {
    showMore(sampleHome({ news: [] }));
    expect(screen.queryByRole('heading', { name: 'Новости' })).toBeNull();
  });

  it('tell milestones, and open a new lesson', () => {
    const lesson: Home['news'][number] = {
      ...status,
      id: 'lesson-3',
      activity_type: 'lesson',
      text: 'Новый урок «Спасибо и пожалуйста»',
      icon: 'lesson',
      lessonId: 3,
    };
    const chosen = showMore(sampleHome({ news: [status, lesson] }));
    const block = screen.getByRole('region', { name: 'Новости' });
    expect(within(block).getByText('Новый статус — Пешка')).toBeDefined();
    expect(within(block).getAllByText('20 ноября')).toHaveLength(2);
    fireEvent.click(within(block).getByRole('button', { name: /Новый урок/ }));
    expect(chosen).toEqual([[3, 'normal']]);
  });
});

describe('the day', () => {
  it.each([
    [0, 5, 'Новых: 0 из 5'],
    [4, 5, 'Новых: 4 из 5'],
    [5, 5, 'Цель выполнена: 5 слов'],
    [21, 5, 'Цель выполнена: 21 слово'],
    [0, 1, 'Новых: 0 из 1'],
  ])('%i words of %i: %s', (wordsToday, dailyGoal, said) => {
    const home = sampleHome({ wordsToday, settings: { ...defaultSettings, dailyGoal } });
    render(<TodayCard home={home} onReview={() => {}} />);
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByText('дня подряд').previousSibling?.textContent).toBe('2');
  });

  it('names a new form that it opens with, and asks for nothing where nothing is due', () => {
    const memory = { ...sampleHome().memory, due: 22, newForms: 1 };
    const { unmount } = render(<TodayCard home={sampleHome({ memory })} onReview={() => {}} />);
    expect(screen.getByRole('button', { name: /^Повторить 22 слова · новая форма/ })).toBeDefined();
    unmount();
    const nothing = { ...memory, due: 0, dueLetters: 0, done: 0 };
    render(<TodayCard home={sampleHome({ memory: nothing })} onReview={() => {}} />);
    expect(screen.getByText('Повторять пока нечего').closest('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ещё потренироваться' })).toBeDefined();
  });

  it('with only letters due leads to them, and does not say that nothing is due', () => {
    const memory = {
      due: 0,
      dueLetters: 3,
      dueRules: 0,
      minutes: 1,
      done: 0,
      newWords: 5,
      newWordsPaused: false,
    };
    render(<TodayCard home={sampleHome({ memory })} onReview={() => {}} />);
    expect(screen.getByRole('button', { name: /^Повторить буквы.*примерно 1 минута/ })).toBeDefined();
    expect(screen.queryByText('Повторять пока нечего')).toBeNull();
  });

  it.each([
    [1, 4, 0, 'Завтра будет уже два дня подряд. Лучшая серия: 4 дня.'],
    [1, 4, 7, 'Начните с повторения: так всё вспомнится быстрее.'],
  ])('welcomes back whoever missed days (%i of %i, %i due)', (currentStreak, bestStreak, due, way) => {
    const sample = sampleHome();
    const memory = { ...sample.memory, due };
    const streak = { ...sample.streak, currentStreak, bestStreak };
    render(<TodayCard home={{ ...sample, memory, streak }} onReview={() => {}} />);
    expect(screen.getByText(/^С возвращением!/).nextSibling?.textContent).toBe(way);
  });

  it.each([
    [1, 1],
    [2, 4],
  ])('says nothing of a broken streak to whoever has %i days of %i', (currentStreak, bestStreak) => {
    const sample = sampleHome();
    const streak = { ...sample.streak, currentStreak, bestStreak };
    render(<TodayCard home={{ ...sample, streak }} onReview={() => {}} />);
    expect(screen.queryByText(/^С возвращением!/)).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('says that new words wait while too many are due (%s)', (newWordsPaused, times) => {
    const memory = { due: 60, dueLetters: 0, dueRules: 0, minutes: 14, done: 0, newWords: 0, newWordsPaused };
    render(<TodayCard home={sampleHome({ memory })} onReview={() => {}} />);
    const row = screen.getByRole('button', { name: /^Повторить 60 слов.*примерно 14 минут/ });
    expect(within(row).queryAllByText('Новые слова подождут')).toHaveLength(times);
  });
});

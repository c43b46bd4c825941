import '../../support/web/launched.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, sampleHome, success } from '../../support/web/samples.ts';
import { sampleStatistics } from './samples.ts';

const server = createAppServer();

function answerStatistics(statistics = sampleStatistics()) {
  server.use(msw.get('*/api/users/statistics', () => HttpResponse.json(success(statistics))));
}

async function openProfile() {
  renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
  await screen.findByRole('tab', { name: 'Профиль', selected: true });
}

/** The same with what the server answers in place of what home has left on the device. */
async function openAnswered(statistics = sampleStatistics()) {
  answerStatistics(statistics);
  await openProfile();
  await screen.findByText(/^С нами с/);
}

/** The figure that stands above a name. */
function figure(name: string): string | undefined {
  return screen.getByText(name).closest('div')?.querySelector('dd')?.textContent ?? undefined;
}

/** The list that opens below the calendar; the ladder of statuses opens above it. */
const listOfDays = () => screen.getAllByRole('group').at(-1) ?? document.body;

describe('the profile', () => {
  it('tells who the learner is by now', async () => {
    answerStatistics();
    await openProfile();
    expect(await screen.findByText('С нами с 1 ноября 2026 г.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Аня' })).toBeDefined();
    expect(screen.getByText('Статус: Конь')).toBeDefined();
    expect(screen.getByText('До статуса Слон').nextSibling?.textContent).toBe('180 баллов');
    expect([figure('Баллы'), figure('Слова'), figure('Викторины'), figure('Средний балл')]).toEqual([
      '120',
      '50из 595',
      '2из 60',
      '94%',
    ]);
    expect([figure('сейчас'), figure('рекорд')]).toEqual(['7', '9']);
  });

  it('lists achievements with their dates and points', async () => {
    answerStatistics();
    await openProfile();
    const item = (await screen.findByText('Неделя без пропусков')).closest('li');
    expect(item?.textContent).toContain('21 ноября 2026 г.');
    expect(item?.textContent).toContain('+70 баллов');
  });

  it('says in words what the board of days shows', async () => {
    await openAnswered();
    expect(screen.getByRole('img', { name: 'За 12 недель: 2 дня занятий' })).toBeDefined();
    const days = within(listOfDays()).getAllByRole('listitem', { hidden: true });
    expect(days.map((day) => day.textContent)).toEqual(['21 ноября — 4 слова', '20 ноября']);
  });

  it('tells how many freezes are held and what they do', async () => {
    answerStatistics(sampleStatistics({ freezes: 2 }));
    await openProfile();
    expect(await screen.findByText('Заморозки: 2')).toBeDefined();
    expect(screen.getByText('Спасут два пропущенных дня. Больше не накопить.')).toBeDefined();
  });

  it('tells how the first freeze is earned', async () => {
    answerStatistics(sampleStatistics({ freezes: 0 }));
    await openProfile();
    expect(await screen.findByText('Заморозки: 0')).toBeDefined();
    expect(screen.getByText(/^Каждые 7 дней серии дают одну/)).toBeDefined();
  });

  it('marks the days that a freeze or a rest saved, on the board and in the list', async () => {
    await openAnswered(
      sampleStatistics({
        activeDays: [
          { date: '2026-11-21', words: 4 },
          { date: '2026-11-19', words: 0 },
        ],
        savedDays: [
          { date: '2026-11-20', by: 'freeze' },
          { date: '2026-11-14', by: 'rest' },
        ],
      }),
    );
    const board = screen.getByRole('img', { name: 'За 12 недель: 2 дня занятий' });
    expect(board.querySelectorAll('svg')).toHaveLength(1);
    const days = within(listOfDays()).getAllByRole('listitem', { hidden: true });
    expect(days.map((day) => day.textContent)).toEqual([
      '21 ноября — 4 слова',
      '20 ноября — заморозка',
      '19 ноября',
      '14 ноября — отдых',
    ]);
    const legend = board.nextSibling?.textContent;
    expect(legend).toBe('заходилиучили словазаморозкаотдых');
  });

  it('explains no signs that the board does not have', async () => {
    await openAnswered();
    const board = screen.getByRole('img', { name: 'За 12 недель: 2 дня занятий' });
    expect(board.nextSibling?.textContent).toBe('заходилиучили слова');
  });

  it('has kind words for somebody who has only just come', async () => {
    server.answerHome(sampleHome({ points: 0 }));
    answerStatistics(
      sampleStatistics({
        totalPoints: 0,
        quizzesPassed: 0,
        averageScore: 0,
        achievements: [],
        activeDays: [],
      }),
    );
    await openProfile();
    expect(await screen.findByText(/Первое достижение ждёт/)).toBeDefined();
    expect(screen.getByText(/Каждый день занятий заполняет клетку доски/)).toBeDefined();
    expect(figure('Средний балл')).toBe('—');
  });

  it('never shows less than home already knows', async () => {
    server.answerHome(sampleHome({ points: 130 }));
    answerStatistics();
    await openProfile();
    await screen.findByText('С нами с 1 ноября 2026 г.');
    expect(figure('Баллы')).toBe('130');
  });

  it('shows what this device knows when the server fails, says so, and tries again', async () => {
    server.use(
      msw.get('*/api/users/statistics', () =>
        HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    await openProfile();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Показано то, что известно на этом устройстве.');
    expect(figure('Баллы')).toBe('64');
    answerStatistics();
    fireEvent.click(within(banner).getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('С нами с 1 ноября 2026 г.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the tabs can be walked by keyboard', async () => {
  answerStatistics();
  await openProfile();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Профиль' }), { key: 'ArrowRight' });
  const settings = screen.getByRole('tab', { name: 'Настройки', selected: true });
  expect(document.activeElement).toBe(settings);
  expect(screen.getByRole('tabpanel', { name: 'Настройки' })).toBeDefined();
  fireEvent.keyDown(settings, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'Профиль', selected: true })).toBeDefined();
});

import '../../support/web/launched.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import {
  failure,
  keepSampleHome,
  learnerId,
  sampleCourse,
  sampleHome,
  sampleLesson,
  sampleLogin,
  sampleSections,
  success,
} from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

const server = createAppServer();
const courseCall = `GET /course/${sampleCourse(sampleHome()).version}`;

const toggle = (name: RegExp) => screen.findByRole('button', { name, expanded: false });

describe('the first opening', () => {
  it('needs two calls: login brings home along, and the course is there for all', async () => {
    renderApp();
    expect(screen.getByRole('status', { name: 'Загрузка…' })).toBeDefined();
    await screen.findByRole('heading', { name: 'Уроки' });
    expect(server.calls).toEqual(['POST /auth/telegram', courseCall]);
  });

  it('shows points and status in the header', async () => {
    renderApp();
    expect(await screen.findByRole('img', { name: '64 балла' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Профиль. Статус: Пешка' })).toBeDefined();
  });

  it('shows the way to the next status', async () => {
    renderApp();
    expect(await screen.findByText('До статуса Конь')).toBeDefined();
    expect(screen.getByText('36 баллов')).toBeDefined();
    expect(
      screen.getByRole('progressbar', { name: 'Путь к следующему статусу' }).getAttribute('aria-valuenow'),
    ).toBe('28');
  });
});

it('half a second after the catalogue the next lesson is fetched, and then nothing more', async () => {
  renderApp();
  await screen.findByRole('heading', { name: 'Уроки' });
  await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.calls).toEqual(['POST /auth/telegram', courseCall, 'GET /lessons/2']);
});

describe('the next opening', () => {
  it('paints the last home at once and refreshes it', async () => {
    keepSampleHome(localStore, sampleHome({ points: 60 }));
    server.answerHome(sampleHome({ points: 70 }));
    renderApp();
    expect(screen.getByRole('img', { name: '60 баллов' })).toBeDefined();
    expect(await screen.findByRole('img', { name: '70 баллов' })).toBeDefined();
  });

  it('never paints the home of another account', async () => {
    keepSampleHome(localStore, sampleHome({ userId: 5, points: 999 }));
    localStore.write(localKeys.lastUser, 5);
    renderApp();
    expect(screen.queryByRole('img', { name: '999 баллов' })).toBeNull();
    expect(screen.getByRole('status', { name: 'Загрузка…' })).toBeDefined();
    expect(await screen.findByRole('img', { name: '64 балла' })).toBeDefined();
  });

  it('asks for home alone while the course is the one that the device has', async () => {
    keepSampleHome(localStore, sampleHome());
    renderApp();
    await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
    // Beside it only what this device keeps for a day without a network.
    const asked = server.calls.filter((call) => call !== 'GET /today' && call !== 'GET /rules');
    expect(asked).toEqual(['POST /auth/telegram', 'GET /lessons/2']);
  });

  it('shows what an admin has changed in the course', async () => {
    keepSampleHome(localStore, sampleHome());
    const sections = sampleSections().map((section) => ({ ...section, name: `Новое: ${section.name}` }));
    server.answerHome(sampleHome({ sections }));
    renderApp();
    expect(await screen.findByText('Новое: Первые слова')).toBeDefined();
    expect(server.calls).toContain(`GET /course/${sampleCourse({ sections }).version}`);
  });

  it('shows the course that it has where the new one is not to be had', async () => {
    keepSampleHome(localStore, sampleHome({ points: 60 }));
    const sections = sampleSections().slice(0, 1);
    server.answerHome(sampleHome({ points: 70, sections }));
    server.use(msw.get('*/api/course/:version', () => HttpResponse.error()));
    renderApp();
    expect(await screen.findByRole('img', { name: '70 баллов' })).toBeDefined();
    expect(await screen.findByText('Люди вокруг')).toBeDefined();
  });

  it('keeps the last home when the server fails, and says so', async () => {
    keepSampleHome(localStore, sampleHome());
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    renderApp();
    expect((await screen.findByRole('alert')).textContent).toContain('Показаны данные прошлого посещения.');
    expect(await screen.findByText('До статуса Конь')).toBeDefined();
    expect(screen.queryByText('Демо')).toBeNull();
  });
});

describe('the catalogue', () => {
  it('stands open where the learner goes on, and counts lessons and words in good Russian', async () => {
    renderApp();
    expect(await screen.findByText('1 из 5 уроков')).toBeDefined();
    expect(
      screen
        .getByRole('progressbar', { name: 'Пройдено в разделе «Первые слова»' })
        .getAttribute('aria-valuenow'),
    ).toBe('20');
    expect(screen.getByText('3 урока')).toBeDefined();
    expect(screen.getByRole('button', { name: /^До свидания.*3 из 8 слов/ })).toBeDefined();
  });

  it('opens section, then subsection, then lessons', async () => {
    renderApp();
    fireEvent.click(await toggle(/Люди вокруг/));
    expect(screen.queryByText('Животные')).toBeNull();
    fireEvent.click(await toggle(/Семья/));
    expect(screen.getByText('0 из 1 слова')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Люди вокруг/, expanded: true }));
    expect(screen.queryByText('Животные')).toBeNull();
  });

  it('says so when a section has no subsections', async () => {
    renderApp();
    fireEvent.click(await toggle(/Еда и рынок/));
    expect(screen.getByText('В этом разделе пока нет подразделов')).toBeDefined();
  });

  it('says so when there are no sections at all', async () => {
    server.answerHome(sampleHome({ sections: [], continueAt: null }));
    renderApp();
    expect(await screen.findByText('Разделы не найдены или загружаются...')).toBeDefined();
  });

  it('marks a completed lesson and offers to repeat it', async () => {
    renderApp();
    expect(await screen.findByText('Все слова изучены')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Повторить урок «Здравствуйте»' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Викторина урока «Здравствуйте»' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Автор: Дана Коэн/ })).toBeDefined();
  });

  it('tells a lesson whose quiz is passed too', async () => {
    const [section] = sampleSections();
    if (!section?.subsections[0]) throw new Error('the sample has a section');
    section.subsections[0].lessons = [sampleLesson({ id: 2, name: 'Прощание', learned: 8, quiz: true })];
    server.answerHome(sampleHome({ sections: [section] }));
    renderApp();
    expect(await screen.findByText('Урок и викторина пройдены')).toBeDefined();
  });
});

describe('a locked lesson', () => {
  it('has a star and a lock, and opens the subscription view, which leads to a free one too', async () => {
    renderApp();
    fireEvent.click(await toggle(/Люди вокруг/));
    fireEvent.click(await toggle(/Семья/));
    const lesson = screen.getByRole('button', { name: /Родные/ });
    expect(within(lesson).getByText('★ Премиум')).toBeDefined();
    expect(within(lesson).getByRole('img', { name: 'Закрыт' })).toBeDefined();
    fireEvent.click(lesson);
    await screen.findByText(/«Родные» — премиум-урок/);
    fireEvent.click(screen.getByRole('button', { name: 'Пока открыть «До свидания»' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Уроки' })).toBeNull());
    await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
  });
});

describe('starting a lesson', () => {
  it('asks for its words, and shows that the tap was felt first', async () => {
    renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /Спасибо и пожалуйста/ }));
    expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
    await waitFor(() => expect(server.calls).toContain('GET /lessons/3'));
  });

  it('can be read about before, in a sheet that begins it, too', async () => {
    renderApp();
    fireEvent.click(await screen.findByRole('button', { name: 'ещё: урок 2' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('Попрощаться на час и на год')).toBeDefined();
    await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
    fireEvent.click(sheet.getByRole('button', { name: 'Открыть урок' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Уроки' })).toBeNull());
  });

  it('is refused without a connection, with a toast', async () => {
    const { services } = renderApp();
    const card = await screen.findByRole('button', { name: /^Продолжить · .*До свидания/ });
    server.cutNetwork();
    services.connection.report(false);
    fireEvent.click(card);
    expect(await screen.findByText('Урок можно начать, когда связь вернётся.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
    expect(screen.getByText('Офлайн')).toBeDefined();
  });
});

describe('when home cannot be loaded', () => {
  it('a red banner tells of the demonstration, whose lessons cannot be opened', async () => {
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    renderApp();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Ошибка подключения к API. Используются демонстрационные данные.');
    expect(await screen.findByRole('heading', { name: /Уроки.*Демо/ })).toBeDefined();
    fireEvent.click(await toggle(/Первые слова/));
    fireEvent.click(await toggle(/Встреча/));
    fireEvent.click(screen.getByRole('button', { name: /Приветствия/ }));
    expect(await screen.findByText('Это демонстрационный урок')).toBeDefined();
    expect(screen.getByRole('heading', { name: /Уроки/ })).toBeDefined();
  });

  it('status and leaderboard are a beginner’s and a marked demonstration of twenty', async () => {
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    renderApp();
    expect(await screen.findByRole('heading', { name: /Таблица лидеров.*Демо/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Все места таблицы лидеров' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(20);
    expect(screen.queryByText('вы')).toBeNull();
    expect(screen.getByText('До статуса Пешка').nextSibling?.textContent).toBe('50 баллов');
    // A beginner's figures that are nobody's say so.
    expect(screen.getByText('Новичок', { selector: 'p' }).textContent).toBe('НовичокДемо');
    // Drawing it must not ask the server that has just failed.
    expect(server.calls.filter((call) => call === 'POST /auth/telegram')).toHaveLength(1);
  });

  it('the figures come from the sync endpoint while only home is out of order, and are no demonstration', async () => {
    const unavailable = () => HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 });
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(success(sampleLogin(undefined, { home: undefined }))),
      ),
      msw.get('*/api/home', unavailable),
      msw.post('*/api/users/sync-stats', () => HttpResponse.json(success(sampleHome().stats))),
    );
    renderApp();
    expect((await screen.findByRole('alert')).textContent).toContain('демонстрационные данные');
    expect(await screen.findByText('До статуса Конь')).toBeDefined();
    expect(screen.getByText('Пешка', { selector: 'p' }).textContent).toBe('Пешка');
    expect(screen.getByRole('heading', { name: /Таблица лидеров.*Демо/ })).toBeDefined();
  });

  it('achievements of the last visit are shown from this device, marked as such', async () => {
    const earned = {
      id: 'word_master' as const,
      userId: learnerId,
      count: 1,
      points: 50,
      data: { lastRef: '50' },
      timestamp: '2026-11-20T08:00:00.000Z',
    };
    keepSampleHome(localStore, sampleHome({ points: 114, achievements: [earned] }));
    server.cutNetwork();
    renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /^1 из \d$/ }));
    expect(screen.getByText('Мастер слов')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain('Показаны данные прошлого посещения.');
  });

  it('another try brings the real lessons', async () => {
    server.use(
      msw.post(
        '*/api/auth/telegram',
        () => HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
        {
          once: true,
        },
      ),
    );
    renderApp();
    fireEvent.click(await screen.findByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('До статуса Конь')).toBeDefined();
    expect(screen.queryByText('Демо')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a launch that the server no longer takes leads to opening the app again', async () => {
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(failure('unauthorised', 'Старое'), { status: 401 }),
      ),
    );
    renderApp();
    expect(await screen.findByRole('heading', { name: 'Пора войти заново' })).toBeDefined();
  });
});

it('has one button in the page that goes on, and the play sign in it is none of its own', async () => {
  renderApp();
  await screen.findByRole('heading', { name: 'Уроки' });
  const [card, ...others] = screen.getAllByRole('button', { name: /Продолжить|Начать/ });
  expect(others).toEqual([]);
  expect(card?.querySelector('svg')).not.toBeNull();
  expect(card?.querySelector('button, a, [role="button"], [tabindex]')).toBeNull();
});

it('says what is left when every open lesson is done', async () => {
  server.answerHome(sampleHome({ points: 2500, continueAt: null }));
  renderApp();
  expect(await screen.findByText('Все открытые уроки пройдены')).toBeDefined();
  expect(await screen.findByText('Высший статус')).toBeDefined();
});

// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewTask, TodayResponse } from '../../../core/contracts/memory.ts';
import { addDays } from '../../../core/streak/streak.ts';
import { DayCard } from '../../../web/src/features/home/cards/today-card.tsx';
import { serverPatienceMs } from '../../../web/src/lib/api/soon-or.ts';
import { daysKey, keepDays, keptDay, maxKeptDaysBytes, noteAnswer } from '../../../web/src/lib/kept/days.ts';
import { keepDaysAhead } from '../../../web/src/lib/kept/keep-ahead.ts';
import { minutesOfHome, notePlannedMinutes } from '../../../web/src/lib/kept/planned-minutes.ts';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import { toLocalIso } from '../../../web/src/lib/time/clock.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId, sampleHome, success } from '../../support/web/samples.ts';
import { createPage, localStore, renderPart } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';
import { book, dog, playToday, renderToday, sampleToday, shalom } from './support.tsx';

const server = createAppServer();
const now = new Date('2026-11-21T09:00:00Z');
const today = toLocalIso(now).slice(0, 10);
const tomorrow = addDays(today, 1);
const dayMs = 86_400_000;

const task = (wordId: number): ReviewTask => ({ wordId, skill: 'read', exercise: 'choose-russian' });
const due = (date: string, ...wordIds: number[]): TodayResponse =>
  sampleToday({ date, due: wordIds.length, minutes: wordIds.length, tasks: wordIds.map(task) });

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  page = createPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function goOffline(isOffline = true): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}
const goToTomorrow = () => vi.setSystemTime(now.getTime() + dayMs);
const keep = (...days: TodayResponse[]) =>
  keepDays(
    page.services,
    'home',
    days.length > 0 ? days : [due(today, shalom.id), due(tomorrow, shalom.id, book.id)],
  );
const dueHere = () => keptDay(page.services)?.tasks.map(({ wordId }) => wordId);
const openToday = () => renderToday({}, page);

describe('«Сегодня» without a network', () => {
  it('begins at once with the day that the device keeps, also on the next one; its answers arrive once', async () => {
    const { handlers, sent } = playToday(due(today, dog.id));
    let isReached = false;
    // What is not answered here is by the handlers before.
    const gate = msw.all('*/api/*', () => (isReached ? undefined : HttpResponse.error()));
    server.use(gate, ...handlers);
    keep();
    page.services.connection.watch();
    goOffline();
    goToTomorrow();
    openToday();
    await screen.findByText('שָׁלוֹם');
    await press('мир, привет');
    await screen.findByText('סֵפֶר');
    expect(dueHere()).toEqual([book.id]);
    await press('книга');
    await screen.findByRole('heading', { name: 'На сегодня всё' });
    expect([sent.length, dueHere()]).toEqual([0, []]);

    isReached = true;
    goOffline(false);
    await act(() => page.services.once(createPageOutbox).flush());
    await waitFor(() => expect(sent.map(({ wordId }) => wordId)).toEqual([shalom.id, book.id]));
    expect(sent.every(({ at }) => at?.startsWith(tomorrow))).toBe(true);
    expect(page.services.once(createPageOutbox).state().pending).toBe(0);
  });

  it('does not wait for a network that leads nowhere', async () => {
    server.use(msw.get('*/api/today', () => new Promise<never>(() => {})));
    keep();
    openToday();
    expect(await screen.findByText('שָׁלוֹם', {}, { timeout: 2 * serverPatienceMs })).toBeDefined();
  });

  it('asks what the server says wherever it replies', async () => {
    server.use(...playToday(due(today, dog.id)).handlers);
    keep();
    openToday();
    expect(await screen.findByText('כֶּלֶב')).toBeDefined();
  });

  it('says so where the device keeps no day, without trying for long', async () => {
    server.cutNetwork();
    page.services.connection.watch();
    goOffline();
    openToday();
    expect(await screen.findByRole('heading', { name: 'Слова не загрузились' })).toBeDefined();
  });
});

describe('the card of the day without a network', () => {
  const home = sampleHome({ today, wordsToday: 3, memory: { ...sampleHome().memory, due: 9, minutes: 5 } });
  function showCard() {
    page.services.connection.watch();
    const card = <DayCard home={home} onReview={() => {}} />;
    renderPart(card, page);
  }

  it('promises on the next day what the device keeps of it, and says where it is from', async () => {
    keep();
    goToTomorrow();
    goOffline();
    showCard();
    const review = await screen.findByRole('button', { name: /^Повторить 2 слова/ });
    expect(review.textContent).toContain('слова уже на телефоне');
    expect(screen.getByText(/Новых слов: 0 из|0 из 5/)).toBeDefined();
  });

  it('counts down with the answers', async () => {
    keep();
    noteAnswer(page.services, shalom.id, true);
    goToTomorrow();
    goOffline();
    showCard();
    expect(await screen.findByRole('button', { name: /^Повторить 1 слово/ })).toBeDefined();
  });

  it('offers nothing that cannot be begun', async () => {
    goOffline();
    showCard();
    expect(await screen.findByText('Повторение откроется, когда появится сеть')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Повторить/ })).toBeNull();
  });

  it('says how long its plan takes that the device has, until something of the day is done', async () => {
    const plan = { ...due(today, shalom.id), due: 9, minutes: 7, spokenMinutes: 6 };
    notePlannedMinutes(page.services, [plan], { canSpeak: false });
    showCard();
    const review = await screen.findByRole('button', { name: /^Повторить 9 слов/ });
    expect(review.textContent).toContain('7 минут');
    notePlannedMinutes(page.services, [plan], { canSpeak: true });
    expect(minutesOfHome(page.services, home)).toBe(6);
    const isLater = { ...home, memory: { ...home.memory, done: home.memory.done + 1 } };
    expect(minutesOfHome(page.services, isLater)).toBe(5);
    expect(minutesOfHome(page.services, { ...home, today: tomorrow })).toBe(5);
  });

  it('is the server’s while it is reached', async () => {
    keep();
    showCard();
    expect(await screen.findByRole('button', { name: /^Повторить 9 слов/ })).toBeDefined();
  });
});

describe('what is kept', () => {
  const home = () => sampleHome({ today });
  const outbox = () => page.services.once(createPageOutbox);

  it('is today and tomorrow, and nothing is requested while home says the same', async () => {
    const asked: string[] = [];
    server.use(
      msw.get('*/api/today', ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push(`${query.get('day')} ${query.get('speak')}`);
        const date = query.get('day') === 'tomorrow' ? tomorrow : today;
        return HttpResponse.json(success(due(date, shalom.id)));
      }),
    );
    expect(await keepDaysAhead(page.services, outbox(), home())).toHaveLength(2);
    expect(asked.toSorted()).toEqual(['today 0', 'tomorrow 0']);
    await keepDaysAhead(page.services, outbox(), home());
    expect(asked).toHaveLength(2);
    await keepDaysAhead(page.services, outbox(), sampleHome({ today: tomorrow }));
    expect(asked).toHaveLength(4);
  });

  it('is no other learner’s', () => {
    keep();
    const { session } = page.services;
    const other = { ...page.services, session: { ...session, userId: () => 7 } };
    expect(keptDay(other)).toBeUndefined();
    keepDays(other, 'home', [due(today, dog.id)]);
    noteAnswer(other, shalom.id, true);
    expect(dueHere()).toEqual([shalom.id]);
    expect(keptDay({ ...other, session: { ...session, userId: () => null } })).toBeUndefined();
  });

  it('keeps an answer that was given while the days were on their way', () => {
    vi.setSystemTime(now.getTime() + 1000);
    noteAnswer(page.services, shalom.id, true);
    keep();
    expect(dueHere()).toEqual([]);
    noteAnswer(page.services, shalom.id, null);
    expect(dueHere()).toEqual([shalom.id]);
  });

  it('loses its last words where it is too large, and says how many are left', () => {
    const long = 'а'.repeat(1000);
    const words = Array.from({ length: 70 }, (_, at) => ({ ...shalom, id: at + 1, russian: long }));
    const ids = words.map(({ id }) => id);
    keep({ ...due(today, ...ids), words }, { ...due(tomorrow, ...ids), words });
    const stored = JSON.stringify(localStore.read(daysKey(learnerId)));
    expect(new Blob([stored]).size).toBeLessThan(maxKeptDaysBytes + 1000);
    expect(keptDay(page.services)).toMatchObject({ due: 20 });
  });

  it('is nothing on a full device, and nothing breaks', () => {
    keep();
    const { localStorage: storage } = window;
    const full = {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const write = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    expect(keep()).toEqual([]);
    noteAnswer(page.services, shalom.id, true);
    expect(keptDay(page.services)).toBeUndefined();
    write.mockRestore();
    expect(keep()).toHaveLength(2);
  });

  it('is nothing where storage is forbidden or was written by something else', () => {
    localStore.write(daysKey(learnerId), { days: [{ date: today }] });
    expect(keptDay(page.services)).toBeUndefined();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keep()).toEqual([]);
    expect(keptDay(page.services)).toBeUndefined();
  });
});

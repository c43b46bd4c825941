import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../web/src/app/error-boundary.tsx';
import { LazyScreen } from '../../../web/src/app/screens/lazy-screen.tsx';
import { loadProfile } from '../../../web/src/app/screens/load-profile.ts';
import ViewScreen from '../../../web/src/app/screens/screens.tsx';

// React writes every caught error to the console, where the client log hears it.
let told: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('drawn wrongly');
}

it('a part that breaks leaves a page with words and a way on, and the log hears of it', () => {
  const onHome = vi.fn();
  render(
    <ErrorBoundary onHome={onHome}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Что-то пошло не так')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Перезагрузить' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'К урокам' }));
  expect(onHome).toHaveBeenCalledOnce();
  expect(JSON.stringify(told.mock.calls.flat().map(String))).toContain('drawn wrongly');
});

it('code that does not come can be asked for again, and then it comes', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Вот и экран</p> };
  };
  render(<LazyScreen load={load} loading={<p>…</p>} fields={{}} onHome={() => {}} />);
  expect(await screen.findByText('Не удалось открыть')).toBeDefined();
  expect(screen.getByRole('button', { name: 'К урокам' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByText('Вот и экран')).toBeDefined();
});

it('a view that breaks while it is drawn does not blame the connection, and leads home', async () => {
  // Without the query client around it, every view throws at its first hook.
  expect(await loadProfile()).toHaveProperty('default');
  for (const view of [
    { name: 'profile' } as const,
    { name: 'trainer', lessonId: 1, mode: 'normal' } as const,
    { name: 'quiz', lessonId: 1 } as const,
    { name: 'subscription' } as const,
  ]) {
    const onExit = vi.fn();
    render(<ViewScreen view={view} onExit={onExit} onOpen={() => {}} />);
    expect(await screen.findByText('Что-то пошло не так')).toBeDefined();
    expect(screen.queryByText(/связь прервалась/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'К урокам' }));
    expect(onExit).toHaveBeenCalledOnce();
    cleanup();
  }
});

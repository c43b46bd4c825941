import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { App } from '../../../web/src/app/app.tsx';
import { showDrawnHome } from '../../../web/src/lib/kept/drawn-home.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { launch } from '../../support/web/launch.ts';
import { keepSampleHome, learnerId, sampleHome } from '../../support/web/samples.ts';
import { createPage, localStore } from '../../support/web/services.tsx';

const server = createAppServer();

beforeEach(() => launch());
afterEach(() => document.body.replaceChildren());

const keptDrawing = (userId = learnerId) => localStore.read(localKeys.drawnHome(userId));

/** The learner goes to another app. */
function leave(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

/** An opening that ends. */
async function open(home: Home): Promise<void> {
  server.answerHome(home);
  renderApp();
  await waitFor(() => {
    leave();
    expect(keptDrawing(home.stats.id)).toBeDefined();
  });
  cleanup();
}

/** What boot.ts does, and then, by `startViews`, main.tsx. */
async function boot() {
  const page = createPage();
  const root = document.createElement('div');
  document.body.append(root);
  await showDrawnHome(root, page.services);
  return { root, startViews: () => render(<App {...page} />, { container: root }) };
}

/** React numbers ids anew in each tree. */
const withoutIds = (html: string) => html.replace(/ (?:id|aria-controls|aria-labelledby)="_r_[^"]*"/g, '');

describe('before the views are there', () => {
  it('the last home is on the screen, as the views will draw it', async () => {
    await open(sampleHome({ points: 60 }));
    const { root, startViews } = await boot();
    expect(screen.getByRole('img', { name: '60 баллов' })).toBeDefined();
    const drawn = root.innerHTML;
    startViews();
    expect(withoutIds(root.innerHTML)).toBe(withoutIds(drawn));
  });

  it('it is the home that the opening ended with', async () => {
    await open(sampleHome({ points: 60 }));
    localStore.remove(localKeys.drawnHome(learnerId));
    await open(sampleHome({ points: 70 }));
    await boot();
    expect(screen.getByRole('img', { name: '70 баллов' })).toBeDefined();
  });

  it.each([
    ['another person is here', () => launch({ userId: 5 })],
    ['the admin area is opened', () => history.replaceState(null, '', '#/admin/lessons')],
    [
      'nobody is logged in any more',
      () => {
        history.replaceState(null, '', '#');
        sessionStorage.clear();
        localStore.remove(localKeys.session(learnerId));
      },
    ],
    [
      'another release drew it',
      () => localStore.write(localKeys.drawnHome(learnerId), { release: '/assets/old.js', html: 'old' }),
    ],
  ])('nothing is shown when %s', async (_name, change) => {
    await open(sampleHome());
    change();
    const { root } = await boot();
    expect(root.innerHTML).toBe('');
  });

  it('a home drawn without a network does not say so at the next opening', async () => {
    keepSampleHome(localStore, sampleHome());
    server.cutNetwork();
    renderApp();
    await screen.findByText('Офлайн');
    await waitFor(() => {
      leave();
      expect(keptDrawing()).toBeDefined();
    });
    cleanup();
    await boot();
    expect(screen.queryByText('Офлайн')).toBeNull();
  });

  it('nothing waits for a frame that is never drawn', async () => {
    await open(sampleHome());
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const { startViews } = await boot();
    frames.mockRestore();
    startViews();
    expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
  });

  it('a tap is repeated once they are', async () => {
    await open(sampleHome());
    const { startViews } = await boot();
    fireEvent.click(screen.getByRole('button', { name: /^Продолжить · .*До свидания/ }));
    startViews();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Продолжить · .*До свидания/ })).toBeNull(),
    );
    await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
  });

  it('a tap on a button that is no longer there does nothing', async () => {
    await open(sampleHome());
    keepSampleHome(localStore, sampleHome({ continueAt: null }));
    server.answerHome(sampleHome({ continueAt: null }));
    const { startViews } = await boot();
    fireEvent.click(screen.getByRole('button', { name: /^Продолжить · .*До свидания/ }));
    startViews();
    expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
    expect(screen.getByText('Все открытые уроки пройдены')).toBeDefined();
  });
});

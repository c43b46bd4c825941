import '../../support/web/launched.ts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { useOutboxResults } from '../../../web/src/app/news/use-outbox-results.ts';
import { type Parts, usePreload } from '../../../web/src/app/use-preload.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { keepSampleHome, sampleHome, success } from '../../support/web/samples.ts';
import { createPage, localStore, renderPart } from '../../support/web/services.tsx';

const server = createAppServer();

/** Home is there; returns what is loaded ahead. */
async function openHome(home: Home = sampleHome()): Promise<string[]> {
  const loaded: string[] = [];
  const part = (name: string) => async () => loaded.push(name);
  const parts: Parts = {
    screens: part('screens'),
    trainerFiles: part('trainer files'),
    trainer: part('trainer'),
    rest: part('rest'),
    today: part('today'),
    days: part('days'),
    shell: part('shell'),
  };
  server.use(msw.get('*/api/lessons/:id', () => HttpResponse.json(success({ words: [], progress: [] }))));
  const page = createPage();
  function Opening() {
    usePreload(true, parts);
    // It keeps this very home on the device.
    useOutboxResults();
    return null;
  }
  renderPart(<Opening />, page);
  act(() => void page.queryClient.setQueryData(queryKeys.home, home, { updatedAt: 1 }));
  await waitFor(() => expect(loaded).toContain(loaded.includes('days') ? 'shell' : 'trainer files'));
  return loaded;
}

const sampleMemory = (due: number) => ({ ...sampleHome().memory, due, dueLetters: 0 });

describe('what is loaded ahead of the first tap', () => {
  it('is at the first opening on a device the trainer with the first exercise, which waits for a touch', async () => {
    const loaded = await openHome(sampleHome({ memory: sampleMemory(0) }));
    expect(loaded).toEqual(['screens', 'trainer files']);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    expect(loaded).toEqual(['screens', 'trainer files', 'trainer']);
  });

  it('is the whole lesson at every later opening, for a time without a network', async () => {
    keepSampleHome(localStore, sampleHome());
    expect(await openHome(sampleHome({ memory: sampleMemory(0) }))).toEqual([
      'screens',
      'trainer',
      'rest',
      'days',
      'shell',
    ]);
  });

  it('is the little that another learner needs who has not been on this device yet', async () => {
    const other = sampleHome();
    keepSampleHome(localStore, { ...other, stats: { ...other.stats, id: 7 } });
    expect(await openHome(sampleHome({ memory: sampleMemory(0) }))).toEqual(['screens', 'trainer files']);
  });

  it('is «Сегодня» too when something is due', async () => {
    keepSampleHome(localStore, sampleHome());
    const loaded = await openHome(sampleHome({ memory: sampleMemory(3) }));
    expect(loaded).toEqual(['screens', 'trainer', 'rest', 'today', 'days', 'shell']);
  });
});
